import { sentence } from '../../rules/text/sentence.ts'

/** Texts of the reminder and of the reset (000 section 2). */
export const passwordTexts = {
  reminder: 'Password Reminder',
  reminderIntro: 'You should type your e-mail to renew your password.',
  email: 'Email',
  emailPlaceholder: 'YOUR EMAIL',
  send: 'SEND',
  reminderFailed: (why: string) => `Couldn’t send the email. ${why}`,
  reminderUnknown: (why: string) =>
    `${sentence(why)} The email may have been sent. Check your inbox, or send it again.`,
  mailSent: (email: string) => `Mail has been sent to ${email} to renew password`,
  remembered: 'Remember your password?',
  signIn: 'Sign in',
  reset: 'Reset Your Password',
  resetIntro: 'To change your password successfully, you need to enter your new password in the form below.',
  password: 'PASSWORD',
  confirmPassword: 'RE-ENTER NEW PASSWORD',
  change: 'Change',
  resetFailed: (why: string) => `Couldn’t change your password. ${why}`,
  resetUnknown: (why: string) =>
    `${sentence(why)} Your new password may already be active. Sign in with it before you try again.`,
  updated: 'Your password has been updated. Click below to login.',
  logIn: 'LOG IN',
  linkTooOld: 'Link expired?',
  newLink: 'Request a new link',
} as const
