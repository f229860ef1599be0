import { anyOrigin } from './anyOrigin.ts'

const protocols = new Set(['http:', 'https:'])

/** The address of a link that comes from data, if it leads to a page: a browser runs what begins with `javascript:`. */
export const safeHref = (address: string): string | undefined =>
  URL.canParse(address, anyOrigin) && protocols.has(new URL(address, anyOrigin).protocol) ? address : undefined

/** A path of the portal itself. */
export const isPortalPath = (address: string): boolean => /^\/(?![/\\])[^\s\p{C}]*$/u.test(address)
