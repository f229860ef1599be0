import { type ReactNode, use } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { Address } from '../../../rules/routes/address.ts'
import { returnParameter } from '../../../rules/session/detour.ts'
import { withReturnPath } from '../../../rules/session/returnPath.ts'
import { currentAddress, RouteFocusContext } from '../focus/routeFocus.ts'
import { Link } from './Link.tsx'

interface Props {
  href: Address
  children: ReactNode
  className?: string
  /** The entry in the history is replaced. */
  replace?: boolean
}

/**
 * A link to the pages around the sign-in: what `?from=` asks for stays asked for. From a page that a sign-in may return to, such as
 * one of the documentation, it leads back there, to where it was scrolled.
 */
export function AccountLink({ href, ...rest }: Props) {
  const address = useLocationProperty(currentAddress, () => '')
  const from = new URLSearchParams(address.split(/[?#]/)[1]).get(returnParameter)
  const routeFocus = use(RouteFocusContext)
  return (
    <Link
      {...rest}
      href={withReturnPath(href, from ?? address)}
      onClick={() => from ?? routeFocus?.leavePage(address)}
    />
  )
}
