import { type Infer, object, optional, refine } from 'superstruct'
import {
  atMost,
  countryCode,
  emailAddress,
  passwordMismatch,
  personName,
  phoneNumber,
  required,
  strongPassword,
  text,
  weakPassword,
} from './fields.ts'
import { limits } from './limits.ts'
import { texts } from './texts.ts'

const personal = { firstName: personName(), lastName: personName(), country: countryCode() }

/** 'Profil Info' (001 section 5). */
export const personalForm = object(personal)
export type PersonalForm = Infer<typeof personalForm>

/** The call POST /api-user-service/user/updateuser (001 section 7); a phone number that is not known is left as it is. */
export const profileUpdate = object({ ...personal, phoneNumber: optional(phoneNumber()) })
export type ProfileUpdate = Infer<typeof profileUpdate>

/** Texts of Edit Your Profile (001 sections 2 and 8). */
export const profileTexts = {
  title: 'Edit Your Profile',
  intro: 'Keep your name and your country up to date, and change your password here.',
  personal: 'Profil Info',
  firstName: 'Name',
  lastName: 'Last name',
  country: 'Country',
  countryPlaceholder: 'COUNTRY',
  savePersonal: 'SAVE CHANGES',
  personalSaved: 'Personal info saved successfully',
  passwords: 'Password Info',
  password: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters: upper and lower case, a number and a special character',
  confirmPassword: 'Re-enter new password',
  updatePassword: 'UPDATE PASSWORD',
  passwordUpdated: 'Password info updated successfully',
  currentTooLong: `${texts.tooLong(limits.currentPasswordMax)}. A longer one is renewed by e-mail: use the link below.`,
  forgotten: 'Forgotten, or longer than 30 characters?',
  renew: 'Renew it by e-mail',
  loading: 'Loading your profile',
  unavailable: 'Your profile could not be loaded',
  unavailableHint: 'Your name and e-mail address are needed before anything can be changed.',
  retry: 'Retry',
  outcomeUnknown: {
    personal: (why: string) =>
      `${why}: the bank did not answer. Whether the change was made is not known, please check before trying again.`,
    password: (why: string) => `${why}. Your new password may already be in use: sign in with it before you try again.`,
  },
} as const

const passwords = {
  /** The current one. */
  password: weakPassword(atMost(limits.currentPasswordMax, profileTexts.currentTooLong)),
  newPassword: strongPassword(),
  confirmPassword: text(required),
}

function* repeated(
  { newPassword, confirmPassword }: { newPassword: string; confirmPassword: string },
  { path, branch }: { path: unknown[]; branch: unknown[] },
) {
  if (confirmPassword !== newPassword) yield { message: passwordMismatch, path: [...path, 'confirmPassword'], branch }
}

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
