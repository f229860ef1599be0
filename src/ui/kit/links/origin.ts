import type { Address } from '../../../rules/routes/address.ts'

/** A page that is led back to, or on to, with what a link calls it. */
export interface Origin {
  href: Address
  name: string
}
