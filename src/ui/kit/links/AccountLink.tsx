import type { ReactNode } from 'react'
import type { Address } from '../../../rules/routes/address.ts'
import { returnParameter } from '../../../rules/session/detour.ts'
import { withReturnPath } from '../../../rules/session/returnPath.ts'
import { Link } from './Link.tsx'
import { useAddress } from './useAddress.ts'

interface Props {
  href: Address
  children: ReactNode
  className?: string
  /** The entry in the history is replaced. */
  replace?: boolean
}

/**
 * A link to the pages around the sign-in: what `?from=` asks for stays asked for. From a page that a sign-in may return to, such as
 * one of the documentation, it leads back there.
 */
export function AccountLink({ href, ...rest }: Props) {
  const address = useAddress()
  const from = new URLSearchParams(address.split('?')[1]).get(returnParameter)
  return <Link {...rest} href={withReturnPath(href, from ?? address)} />
}
