/** The bank's path on the portal's own origin; portal.json of sandbox builds has it as both hosts. */
export const bankBase = '/bank'

/** The path of the control calls, in every host. */
export const controlBase = '/sandbox/api'

export const isUnder = (base: string, pathname: string): boolean => pathname === base || pathname.startsWith(`${base}/`)

/** True for the paths on the portal's origin that the sandbox handles. */
export const isSandboxPath = (pathname: string): boolean =>
  isUnder(bankBase, pathname) || isUnder(controlBase, pathname)
