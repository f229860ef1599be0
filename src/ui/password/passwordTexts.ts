import { renewalRules } from '../../rules/forms/fields.ts'
import { sentence } from '../../rules/text/sentence.ts'

/** Texts of the reset (000 section 2). */
export const passwordTexts = {
  signIn: 'Sign in',
  reset: 'Reset Your Password',
  resetIntro: 'To change your password successfully, you need to enter your new password in the form below.',
  password: 'PASSWORD',
  passwordRules: renewalRules,
  confirmPassword: 'RE-ENTER NEW PASSWORD',
  change: 'Change',
  resetFailed: (why: string) => `Couldn’t change your password. ${why}`,
  outcomeUnknown: (why: string) =>
    `${sentence(why)} Your new password may already be active. Sign in with it before you try again.`,
  updated: 'Your password has been updated. Click below to login.',
  leftUpdated: 'Your password has been updated.',
  logIn: 'LOG IN',
  linkTooOld: 'Link expired?',
  newLink: 'Request a new link',
} as const
