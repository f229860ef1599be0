import { type Infer, object, refine, string } from 'superstruct'
import {
  countryCode,
  emailAddress,
  personName,
  phoneNumber,
  repeatedPassword,
  required,
  strongPassword,
  text,
} from '../forms/fields.ts'

const account = {
  name: personName(),
  lastName: personName(),
  eMailAddress: emailAddress(),
  phoneNumber: phoneNumber(),
  password: strongPassword(),
  country: countryCode(),
}

/** The call POST /api-user-service/user/register, captcha aside (000 section 3). */
export const registration = object(account)
export type Registration = Infer<typeof registration>

/** The sign-up form: the registration and the repeated password. */
export const registrationForm = refine(
  object({ ...account, confirmPassword: text(required) }),
  'confirmPassword',
  repeatedPassword('password'),
)
export type RegistrationForm = Infer<typeof registrationForm>

/** What is kept of an unfinished registration: never a password. */
export const registrationDraft = object({
  name: string(),
  lastName: string(),
  eMailAddress: string(),
  phoneNumber: string(),
  country: string(),
})
export type RegistrationDraft = Infer<typeof registrationDraft>
