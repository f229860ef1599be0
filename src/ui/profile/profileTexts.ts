import { passwordRules } from '../../rules/forms/fields.ts'
import { sentence } from '../../rules/text/sentence.ts'

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
  passwords: 'Password Info',
  password: 'Current password',
  newPassword: 'New password',
  newPasswordRules: passwordRules,
  confirmPassword: 'Re-enter new password',
  updatePassword: 'UPDATE PASSWORD',
  forgotten: 'Password forgotten or longer than 30 characters?',
  renew: 'Renew it by email',
  loading: 'Loading your profile',
  unavailable: 'Couldn’t load your profile',
  unavailableHint: 'You can’t change anything until your profile loads.',
  retry: 'Retry',
  failed: {
    personal: (why: string) => `Couldn’t save your changes. ${why}`,
    password: (why: string) => `Couldn’t change your password. ${why}`,
  },
  outcomeUnknown: {
    personal: (why: string) => `${sentence(why)} Your changes may have been saved. Check them before you try again.`,
    password: (why: string) =>
      `${sentence(why)} Your new password may already be active. Sign in with it before you try again.`,
  },
} as const
