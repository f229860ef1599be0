import { enums, type Infer, nullable, object } from 'superstruct'

/** What can become of the next one-time password, whatever its customer sends. */
export const otpOutcomes = ['right', 'wrong', 'expired', 'rejected', 'slow', 'locked'] as const
export type OtpOutcome = (typeof otpOutcomes)[number]

export const otpOutcome = enums(otpOutcomes)

/** Null when the next one-time password is checked as usual. */
export const nextOtp = object({ outcome: nullable(otpOutcome) })
export type NextOtp = Infer<typeof nextOtp>

/** How long the customer of the outcome `slow` takes, in milliseconds of real time. */
export const slowOtpDelay = 20_000
