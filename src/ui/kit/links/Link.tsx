import type { ComponentProps, ReactElement } from 'react'
import { Link as AnyLink } from 'wouter'
import type { Address } from '../../../rules/routes/address.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  href: Address
  /** The entry in the history is replaced. */
  replace?: boolean
}

/** A link inside the portal. */
export const Link = AnyLink as (props: Props) => ReactElement
