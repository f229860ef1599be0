import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { detourHref } from '../../../rules/session/detour.ts'
import { RouteFocusContext } from '../focus/routeFocus.ts'
import { Link } from './Link.tsx'
import { useAddress } from './useAddress.ts'

/** The place within a page that its detours lead back to, such as an operation; else they lead back to the page. */
export const PlaceContext = createContext<string | null>(null)

export function usePlace(): string {
  const address = useAddress()
  return use(PlaceContext) ?? address
}

/** A link to where something is done that is needed before one can go on here: from there a link leads back. */
export function DetourLink({ href, onClick, ...rest }: ComponentProps<typeof Link>) {
  const place = usePlace()
  const routeFocus = use(RouteFocusContext)
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    routeFocus?.leavePage(place, event.currentTarget)
    onClick?.(event)
  }
  return <Link {...rest} href={detourHref(href, place)} onClick={leave} />
}
