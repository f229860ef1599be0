import type { ComponentProps } from 'react'
import { withReturn } from '../../../rules/session/detour.ts'
import { Link } from './Link.tsx'
import { useOrigin } from './useOrigin.ts'

/** A link on the way of a detour: what the page leads back to, the next one leads back to as well. */
export function OnwardLink({ href, ...rest }: ComponentProps<typeof Link>) {
  const origin = useOrigin()
  return <Link {...rest} href={origin ? withReturn(href, origin) : href} />
}
