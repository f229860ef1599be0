import { type Infer, object } from 'superstruct'
import { required, trimmed, validEmail, weakPassword } from './fields.ts'

/** The sign-in form (000 section 5); the captcha is added by its own actor. */
export const credentials = object({ username: trimmed(required, validEmail), password: weakPassword() })
export type Credentials = Infer<typeof credentials>

export const signInTexts = {
  title: 'Sign in',
  intro: 'Welcome back. Sign in to reach your applications, usage and tickets.',
  username: 'Username',
  usernameHint: 'The e-mail address you signed up with',
  password: 'Password',
  signInButton: 'SIGN IN',
  forgotPassword: 'Forgot password?',
  resendActivation: 'Resend activation mail',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  personas: 'Sandbox developers: one click fills in',
} as const

export const staySignedInTexts = {
  title: 'Are you still there?',
  refreshable: 'For your security you will be signed out when the time is over.',
  ending: 'Your session is about to end and cannot be extended. Finish what you are doing, or sign in again.',
  stay: 'Stay signed in',
  wait: 'The server is busy. Wait a moment, then try again.',
  signInAgain: 'Sign in again',
  notNow: 'Not now',
  signOut: 'Sign out',
  remaining: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  announced: (seconds: number) => `${seconds} seconds left`,
} as const
