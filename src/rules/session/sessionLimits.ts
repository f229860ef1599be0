/** 000 section 9, in milliseconds. */
export const sessionLimits = {
  /** Where a token does not say how long it lives. */
  defaultLifetime: 480_000,
  /** No bank means more than this; longer lifetimes of a token would leave the range of dates. */
  longestLifetime: 100 * 365 * 86_400_000,
  /** With less than this left, a call refreshes the token and does not wait. */
  stale: 180_000,
  /** With less than this left, a call waits for the refresh, and a dialog offers to stay signed in. */
  critical: 60_000,
  refreshWait: 3_000,
  refreshLock: 15_000,
  signInDraft: 60_000,
  /** Long enough to find the password and sign in again. */
  draft: 3_600_000,
  /** Of nobody who is known here: long enough to reload or to look something up, and the next one may use this machine. */
  anonymousDraft: 600_000,
  /** How long the other tabs may take to say whose sign-in is expected. */
  loginHintAnswer: 500,
} as const
