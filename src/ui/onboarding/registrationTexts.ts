import { passwordRules } from '../../rules/forms/fields.ts'
import { sentence } from '../../rules/text/sentence.ts'

const registrationReceived = 'Your registration has been received'
const registrationInstruction = (email: string) => `Click the link sent to ${email} to activate your account.`

/** Texts of sign up (000 section 2). */
export const registrationTexts = {
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
  passwordRules,
  confirmPassword: 'Confirm password',
  country: 'Country',
  signUpFailed: (why: string) => `Couldn’t create your account. ${why}`,
  outcomeUnknown: (why: string) =>
    `${sentence(why)} Your account may have been created. Check your email for the activation link before you sign up again.`,
  signUpAgain: 'Sign up again',
  registrationReceived,
  registrationInstruction,
  leftReceived: (email: string) => `${registrationReceived}. ${registrationInstruction(email)}`,
  logIn: 'LOG IN',
  resend: 'Resend activation mail',
  countryPlaceholder: 'COUNTRY',
} as const
