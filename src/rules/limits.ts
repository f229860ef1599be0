/** Business constants and limits (000 section 9, 001 section 9). Lengths in UTF-16 units, times in milliseconds. */
export const limits = {
  name: 30,
  email: 50,
  subject: 100,
  message: 255,
  passwordMin: 8,
  currentPasswordMax: 30,
  phoneDigitsMin: 7,
  phoneDigitsMax: 15,

  callTimeout: 10_000,
  publicCallTimeout: 20_000,
  registerTimeout: 15_000,

  sessionDefault: 480_000,
  sessionStale: 180_000,
  sessionCritical: 60_000,
  refreshWait: 3_000,
  refreshLock: 15_000,
  signInDraft: 60_000,
  /** Long enough to find the password and sign in again. */
  draft: 3_600_000,

  captchaDelay: 500,
  captchaTimeout: 10_000,
  catalogueLifetime: 600_000,
  noticeShown: 6_000,
  noticesAtOnce: 3,
} as const
