/** Where the bank stands on the portal's own origin; portal.json of sandbox builds names it as both hosts. */
export const bankBase = '/bank'

/** The calls that steer the sandbox, in every host. */
export const controlBase = '/sandbox/api'

export const isUnder = (base: string, pathname: string): boolean => pathname === base || pathname.startsWith(`${base}/`)

/** True for what the sandbox answers on the portal's origin; everything else is none of its business. */
export const isSandboxPath = (pathname: string): boolean =>
  isUnder(bankBase, pathname) || isUnder(controlBase, pathname)
