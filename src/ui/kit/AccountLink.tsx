import { type ReactNode, useSyncExternalStore } from 'react'
import type { Address } from '../../rules/address.ts'
import { withReturnPath } from '../../rules/protectedRoutes.ts'
import { Link } from './Link.tsx'

/** wouter tells of every navigation by these events on the window. */
const events = ['popstate', 'pushState', 'replaceState'] as const

function subscribe(listener: () => void) {
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

interface Props {
  href: Address
  children: ReactNode
  className?: string
  /** The entry in the history is replaced. */
  replace?: boolean
}

/** A link between the pages around the sign-in: what `?from=` asks for stays asked for. */
export function AccountLink({ href, ...rest }: Props) {
  // A pre-rendered page knows no query.
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  return <Link {...rest} href={withReturnPath(href, new URLSearchParams(search).get('from'))} />
}
