import { type Infer, object } from 'superstruct'
import { required, trimmed, validEmail, weakPassword } from './fields.ts'

/** The sign-in form (000 section 5); the captcha is added by its own actor. */
export const credentials = object({ username: trimmed(required, validEmail), password: weakPassword() })
export type Credentials = Infer<typeof credentials>

export const signInTexts = {
  title: 'Sign in',
  intro: 'Welcome back. Sign in to see your applications, usage and tickets.',
  username: 'Username',
  usernameHint: 'The email address you signed up with',
  password: 'Password',
  signInButton: 'SIGN IN',
  forgotPassword: 'Forgot password?',
  resendActivation: 'Resend activation mail',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  personas: 'Sandbox developers: choose one to fill in the form',
} as const

export const staySignedInTexts = {
  title: 'Are you still there?',
  refreshable: 'For your security, we sign you out when the time runs out.',
  ending: 'Your session is about to end and can’t be extended. Finish your work, or sign in again.',
  stay: 'Stay signed in',
  wait: 'The server is busy. Wait a moment, then try again.',
  signInAgain: 'Sign in again',
  notNow: 'Not now',
  signOut: 'Sign out',
  remaining: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  announced: (seconds: number) => `${seconds} seconds left`,
} as const
