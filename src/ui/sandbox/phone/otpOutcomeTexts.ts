import { type OtpOutcome, slowOtpDelay } from '../../../rules/bank/authorization/otpOutcomes.ts'

/** What can become of the next one-time password, in the panel and in the status bar. */
export const otpOutcomeTexts: Readonly<Record<OtpOutcome, string>> = {
  right: 'Accepted, whatever code is sent',
  wrong: 'Wrong code',
  expired: 'Expired',
  rejected: 'Rejected by the customer',
  slow: `Accepted, after ${slowOtpDelay / 1000} seconds`,
  locked: 'Locked, as after three wrong codes',
}
