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

/** A link between the pages around the sign-in: what `?from=` asks for stays asked for. */
export function AccountLink({ href, ...rest }: Props) {
  const query = new URLSearchParams(useAddress().split('?')[1])
  return <Link {...rest} href={withReturnPath(href, query.get(returnParameter))} />
}
