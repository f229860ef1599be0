import { type Infer, object, optional, refine } from 'superstruct'
import {
  atMost,
  countryCode,
  emailAddress,
  personName,
  phoneNumber,
  repeatedPassword,
  required,
  strongPassword,
  text,
  weakPassword,
} from '../forms/fields.ts'
import { texts } from '../text/texts.ts'
import { profileLimits } from './profileLimits.ts'

const personal = { firstName: personName(), lastName: personName(), country: countryCode() }

/** 'Profil Info' (001 section 5). */
export const personalForm = object(personal)
export type PersonalForm = Infer<typeof personalForm>

/** What was typed into it, and on what. */
export interface PersonalTyped extends PersonalForm {
  base?: PersonalForm | undefined
}

/** What stands in the form when the profile is saved, here or elsewhere: what was typed stays, the rest is as it is stored. */
export function followProfile(typed: PersonalForm, before: PersonalForm, after: PersonalForm): PersonalForm {
  const follow = (name: keyof PersonalForm) =>
    [before[name], after[name]].some((stored) => stored.trim() === typed[name].trim()) ? after[name] : typed[name]
  return { firstName: follow('firstName'), lastName: follow('lastName'), country: follow('country') }
}

/** The call POST /api-user-service/user/updateuser (001 section 7); a phone number that is not known is left as it is. */
export const profileUpdate = object({ ...personal, phoneNumber: optional(phoneNumber()) })
export type ProfileUpdate = Infer<typeof profileUpdate>

const currentTooLong = `${texts.tooLong(profileLimits.currentPasswordMax)}. To renew a longer password, use the link below.`

const passwords = {
  /** The current one. */
  password: weakPassword(atMost(profileLimits.currentPasswordMax, currentTooLong)),
  newPassword: strongPassword(),
  confirmPassword: text(required),
}

const repeated = repeatedPassword('newPassword')

/** 'Password Info' (001 section 5). */
export const passwordForm = refine(object(passwords), 'confirmPassword', repeated)
export type PasswordForm = Infer<typeof passwordForm>

/** The call POST /api-user-service/user/changepassword (001 section 7). */
export const passwordChange = refine(
  object({ ...passwords, eMailAddress: emailAddress() }),
  'confirmPassword',
  repeated,
)
export type PasswordChange = Infer<typeof passwordChange>
