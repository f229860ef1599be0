/** The bank's path on the portal's own origin; portal.json of sandbox builds has it as both hosts. */
export const bankBase = '/bank'

/** The path of the control calls, in every host. */
export const controlBase = '/sandbox/api'

/** Where a file of the sandbox's state is taken in, which may be larger than any other body. */
export const importPath = `${controlBase}/import`

export const isUnder = (base: string, pathname: string): boolean => pathname === base || pathname.startsWith(`${base}/`)

/** What a bank with a path publishes at the root of its origin (RFC 8615): its own path follows (RFC 8414 section 3.1). */
const wellKnown = new RegExp(`^(/\\.well-known/[\\w-]+)${bankBase}(/banks/[^/]+)?/?$`)

/** The path that a path on the portal's origin has on a server; undefined for one that is no bank's. */
export function bankPathOf(pathname: string): string | undefined {
  if (isUnder(bankBase, pathname)) return pathname.slice(bankBase.length) || '/'
  const [, document, bank = ''] = wellKnown.exec(pathname) ?? []
  return document === undefined ? undefined : document + bank
}

/** True for the paths on the portal's origin that the sandbox handles. */
export const isSandboxPath = (pathname: string): boolean =>
  bankPathOf(pathname) !== undefined || isUnder(controlBase, pathname)
