/** Limits of the bank's APIs (001 section 9): counts, RSA key sizes in bits, lifetimes in seconds. */
export const apiLimits = {
  requestsPerSecond: 5,
  requestsPerDay: 100,
  otpDigits: 6,
  /** Wrong codes that end a call that waits for its OTP. */
  otpAttempts: 3,
  /** Of a call that waits for its OTP, in bytes: the bank's choice, since the documentation names no size. */
  otpCallSize: 16_384,
  /** How long a completion waits for the customer who confirms in the app, at most. */
  confirmationWait: 60,
  /** How long a call waits for its OTP. */
  otpLifetime: 180,
  /** Of the key pair that signs requests, as documented. */
  rsaKeyBits: 1024,
  /** Of the key pair that the portal generates; the bank takes both. */
  generatedRsaKeyBits: 2048,
  tokenLifetime: 599,
  baasTokenLifetime: 356,
} as const

// Lifetimes that no page shows, in seconds: each of its own, so that no page loads them.

export const authorizationCodeLifetime = 2 * 60

/** Of the tokens of customers: the bank's choice, since the documentation names no time. */
export const refreshTokenLifetime = 30 * 86_400

/** In which the bank must be able to decide about a customer of BaaS. */
export const onboardingLifetime = 30 * 86_400

/** Of a price for a BaaS order. */
export const quoteLifetime = 10

/** How long an answer is stored under its idempotency key. */
export const idempotencyKeyRetention = 24 * 3600
