import { type Infer, object } from 'superstruct'
import { required, trimmed, validEmail, weakPassword } from './fields.ts'

/** The sign-in form (000 section 5); the captcha is added by its own actor. */
export const credentials = object({ username: trimmed(required, validEmail), password: weakPassword() })
export type Credentials = Infer<typeof credentials>

/** The user profile (000 section 3), as getuser answers it. */
export interface Profile {
  firstName: string
  lastName: string
  eMailAddress: string
  phoneNumber: string
  countryCode: string
}

export const sessionTexts = {
  signedOut: 'Logout successfully',
  disabledAnswer: 'USER DISABLED. PASSWORD RENEWAL IS REQUIRED',
  disabled: 'USER DISABLED. PLEASE RENEW PASSWORD BY CLICK : FORGOT PASSWORD',
  expired: 'Your session has ended. Please sign in again.',
} as const
