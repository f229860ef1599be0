import { type Address, addressOf } from '../routes/address.ts'
import { ownAddress } from '../routes/ownAddress.ts'

/** The parameter of an address that names the page to come back to, after a sign-in and after a detour. */
export const returnParameter = 'from'

export const longestReturn = 2000

/** Puts the place to come back to into an address. */
export function withReturn(to: Address, place: Address): Address {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${returnParameter}=${encodeURIComponent(place)}${hash}` as Address
}

/** The page of ours that an address leads back to; undefined for anything else, so nothing can leave the origin. */
export function originOf(query: URLSearchParams): Address | undefined {
  return placeOf(query.get(returnParameter))
}

function placeOf(from: string | null): Address | undefined {
  if (!from || from.length > longestReturn) return undefined
  const place = ownAddress(from)
  return place === undefined ? undefined : addressOf(place)
}

/**
 * The address of a page that somebody is sent to for something that is needed before they can go on at `from`: it leads
 * back there.
 */
export function detourHref(to: Address, from: string): Address {
  const place = placeOf(from)
  return place === undefined ? to : withReturn(to, place)
}
