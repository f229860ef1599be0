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
  intro: 'Update your name and country, or change your password.',
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
  currentTooLong: `${texts.tooLong(limits.currentPasswordMax)}. To renew a longer password, use the link below.`,
  forgotten: 'Password forgotten or longer than 30 characters?',
  renew: 'Renew it by email',
  loading: 'Loading your profile',
  unavailable: 'Couldn’t load your profile',
  unavailableHint: 'You can’t change anything until your profile loads.',
  retry: 'Retry',
  outcomeUnknown: {
    personal: (why: string) => `${why}. Your changes may have been saved. Check them before you try again.`,
    password: (why: string) => `${why}. Your new password may already be active. Sign in with it before you try again.`,
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
