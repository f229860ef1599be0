/** How long the portal waits for a response (000 section 9), in milliseconds: signed in, before that, and to sign-up. */
export const callLimits = {
  timeout: 10_000,
  publicTimeout: 20_000,
  registerTimeout: 15_000,
} as const
