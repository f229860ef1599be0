import { array, enums, type Infer, nullable, object, optional, string } from 'superstruct'
import type { OtpOutcome } from '../bank/authorization/otpOutcomes.ts'
import type { ClockState } from './clock/clockState.ts'
import { sms } from './messages.ts'
import type { Settings } from './settings.ts'

/** The calls that wait for a one-time password: 1 by SMS, 5 confirmed in the mobile app. */
export const waitingCalls = array(
  object({
    transactionId: string(),
    operation: string(),
    /** What the customer confirms; a bank of an older version does not say it. */
    confirmation: optional(string()),
    customerNumber: nullable(string()),
    authenticationType: enums([1, 5]),
    value: string(),
    expiresAt: string(),
  }),
)
export const smsList = array(sms)

type OtpSettings = Pick<Settings, 'otpCode' | 'mobileConfirmation'>

export interface PhoneData {
  clock: ClockState
  /** Newest first. */
  waiting: Infer<typeof waitingCalls>
  messages: Infer<typeof smsList>
  settings: OtpSettings
  /** What becomes of the next one-time password; null when it is checked as usual. */
  nextOtp: OtpOutcome | null
}

export type PhoneChange =
  | { kind: 'confirm' | 'reject'; transactionId: string }
  | { kind: 'settings'; settings: Partial<OtpSettings> }
  | { kind: 'nextOtp'; outcome: OtpOutcome | null }
