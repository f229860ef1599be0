/** The bank's path on the portal's own origin; portal.json of sandbox builds has it as both hosts. */
export const bankBase = '/bank'

/** The path of the control calls, in every host. */
export const controlBase = '/sandbox/api'

/** Where a file of the sandbox's state is taken in, which may be larger than any other body. */
export const importPath = `${controlBase}/import`

export const isUnder = (base: string, pathname: string): boolean => pathname === base || pathname.startsWith(`${base}/`)

/** True for the paths on the portal's origin that the sandbox handles. */
export const isSandboxPath = (pathname: string): boolean =>
  isUnder(bankBase, pathname) || isUnder(controlBase, pathname)
