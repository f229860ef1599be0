import { type Infer, object, refine } from 'superstruct'
import { emailAddress, passwordMismatch, required, text, weakPassword } from './fields.ts'

/** The call POST /api-user-service/user/resetpassword, captcha aside. */
export const reminder = object({ eMailAddress: emailAddress() })
export type Reminder = Infer<typeof reminder>

const newPassword = weakPassword()

/** The call POST /api-user-service/user/changePasswordByKey. */
export const passwordByKey = object({ password: newPassword, key: text(required) })

/** The form of a new password: weak rules, so common passwords are taken (000 section 5). */
export const resetForm = refine(
  object({ password: newPassword, confirmPassword: text(required) }),
  'confirmPassword',
  function* ({ password, confirmPassword }, context) {
    if (confirmPassword !== password)
      yield { message: passwordMismatch, path: [...context.path, 'confirmPassword'], branch: context.branch }
  },
)
export type ResetForm = Infer<typeof resetForm>

/** Texts of the reminder and of the reset (000 section 2). */
export const passwordTexts = {
  reminder: 'Password Reminder',
  reminderIntro: 'You should type your e-mail to renew your password.',
  email: 'Email',
  emailPlaceholder: 'YOUR EMAIL',
  send: 'SEND',
  reminderFailed: (why: string) => `Couldn’t send the email. ${why}`,
  reminderUnknown: (why: string) => `${why}. The email may have been sent. Check your inbox, or send it again.`,
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
    `${why}. Your new password may already be active. Sign in with it before you try again.`,
  updated: 'Your password has been updated. Click below to login.',
  logIn: 'LOG IN',
  linkTooOld: 'Link expired?',
  newLink: 'Request a new link',
} as const
