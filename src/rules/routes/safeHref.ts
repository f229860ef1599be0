const protocols = new Set(['http:', 'https:'])

/** The address of a link that comes from data, if it leads to a page: a browser runs what begins with `javascript:`. */
export const safeHref = (address: string): string | undefined => {
  const base = 'https://portal.invalid'
  return URL.canParse(address, base) && protocols.has(new URL(address, base).protocol) ? address : undefined
}

/** A path of the portal itself. */
export const isPortalPath = (address: string): boolean => /^\/(?![/\\])[^\s\p{C}]*$/u.test(address)
