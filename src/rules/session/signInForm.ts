import { type Infer, object } from 'superstruct'
import { required, trimmed, validEmail, weakPassword } from '../forms/fields.ts'

/** The sign-in form (000 section 5); the captcha is added by its own actor. */
export const credentials = object({ username: trimmed(required, validEmail), password: weakPassword() })
export type Credentials = Infer<typeof credentials>
