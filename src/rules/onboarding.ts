import { type Infer, object, refine, string } from 'superstruct'
import {
  countryCode,
  emailAddress,
  passwordMismatch,
  personName,
  phoneNumber,
  required,
  strongPassword,
  text,
} from './fields.ts'

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
  function* ({ password, confirmPassword }, context) {
    if (confirmPassword !== password)
      yield { message: passwordMismatch, path: [...context.path, 'confirmPassword'], branch: context.branch }
  },
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

/** The call POST /api-user-service/user/reactivate, captcha aside. */
export const reactivation = object({ eMailAddress: emailAddress() })
export type Reactivation = Infer<typeof reactivation>

/** Texts of sign up and reactivation (000 section 2). */
export const onboardingTexts = {
  signUp: 'Sign up',
  signUpIntro: 'Create a developer account: discover the APIs, get your credentials and build against the sandbox.',
  signUpButton: 'SIGN UP',
  alreadyRegistered: 'Already have an account?',
  signIn: 'Sign in',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  phoneHint: '7 to 15 digits, with an optional +',
  password: 'Password',
  passwordHint: 'At least 8 characters: upper and lower case, a number and a special character',
  confirmPassword: 'Confirm password',
  country: 'Country',
  signUpFailed: (why: string) => `Couldn’t create your account. ${why}`,
  signUpUnknown: (why: string) =>
    `${why}. Your account may have been created. Check your email for the activation link before you sign up again.`,
  signUpAgain: 'Sign up again',
  registrationReceived: 'Your registration has been received',
  registrationInstruction: 'Click the link sent to your email to activate your account.',
  reactivation: 'Resend activation mail',
  reactivationIntro: 'Enter your email to get a new activation link.',
  send: 'SEND',
  reactivationFailed: (why: string) => `Couldn’t send the email. ${why}`,
  reactivationUnknown: (why: string) => `${why}. The email may have been sent. Check your inbox, or send it again.`,
  logIn: 'LOG IN',
  resend: 'Resend activation mail',
  reactivationReceived: 'your activation request has been received',
  reactivationInstruction: (email: string) => `Click on the link sent at ${email} to activate your account.`,
  countryPlaceholder: 'COUNTRY',
} as const
