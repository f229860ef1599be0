/** Limits of Try it out. */
export const tryItOutLimits = {
  /** In milliseconds: a confirmation in the mobile app may take a minute. */
  callTimeout: 65_000,
} as const
