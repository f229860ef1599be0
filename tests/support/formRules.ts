import type { Contact } from '../../src/rules/contact/contactForm.ts'
import { contactLimits } from '../../src/rules/contact/contactLimits.ts'
import { fieldLimits } from '../../src/rules/forms/fieldLimits.ts'

/** A field, what is typed into it, and the message that the specification has for it; null where it is taken. */
export type Row = readonly [field: string, typed: string, message: string | null]

interface FormRules {
  operation: string
  address: string
  button: string
  labels: Readonly<Record<string, string>>
  /** Said by the page and by the bank; a row that is taken follows one that is not. */
  rows: readonly Row[]
  /** Fields that never leave the page. */
  pageRows?: readonly Row[]
}

const a = (length: number) => 'a'.repeat(length)
const digits = (length: number) => '5'.repeat(length)
const email = (length: number) => `${a(length - 2)}@b`

const required = 'Required'
const validEmail = 'Please enter a valid email address.'
const eight = 'At least 8 characters must be entered.'
const oneDigit = 'Must contain at least 1 digit.'
const oneLetter = 'Must contain at least 1 letter.'
const fourKinds =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character.'
const common = 'This password is too common, please choose a stronger password.'
const mismatch = 'Password does not match'
const validPhone = 'Please enter a valid phone number.'

const emailRows: readonly Row[] = [
  ['eMailAddress', ' ', required],
  ['eMailAddress', 'ada', validEmail],
  ['eMailAddress', email(fieldLimits.email), null],
  ['eMailAddress', email(fieldLimits.email + 1), 'The maximum allowed length is 50'],
]

const weakPasswordRows: readonly Row[] = [
  ['password', '', required],
  ['password', `1${a(fieldLimits.passwordMin - 2)}`, eight],
  ['password', `1${a(fieldLimits.passwordMin - 1)}`, null],
  ['password', a(fieldLimits.passwordMin), oneDigit],
  ['password', digits(fieldLimits.passwordMin), oneLetter],
]

const nameRows = (field: string): Row[] => [
  [field, ' ', required],
  [field, a(fieldLimits.name), null],
  [field, a(fieldLimits.name + 1), 'The maximum allowed length is 30'],
]

/** What a test sends by the form where it does not matter: a new field has one place in the tests, here. */
export const contactMessage: Contact = {
  name: 'Ada',
  eMailAddress: 'ada@example.com',
  subject: 'Going live',
  message: 'How do I go live?',
}

/** The public forms and their rules (000 section 5). */
export const formRules: readonly FormRules[] = [
  {
    operation: 'saveContact',
    address: '/contact',
    button: 'SEND',
    labels: { name: 'Name', eMailAddress: 'Email', subject: 'Subject', message: 'Message' },
    rows: [
      ...nameRows('name'),
      ['eMailAddress', '', required],
      ['eMailAddress', 'ada', 'Please enter a valid email address'],
      ['eMailAddress', email(fieldLimits.email), null],
      ['eMailAddress', email(fieldLimits.email + 1), 'The maximum allowed length is 50'],
      ['subject', ' ', required],
      ['subject', a(contactLimits.subject), null],
      ['subject', a(contactLimits.subject + 1), 'The maximum allowed length is 100'],
      ['message', '\n', required],
      ['message', a(contactLimits.message), null],
      ['message', a(contactLimits.message + 1), 'The maximum allowed length is 255'],
    ],
  },
  {
    operation: 'obtainToken',
    address: '/login',
    button: 'SIGN IN',
    labels: { username: 'Username', password: 'Password' },
    rows: [
      ['username', ' ', required],
      ['username', 'ada', validEmail],
      ['username', 'ada@example.com', null],
      ...weakPasswordRows,
    ],
  },
  {
    operation: 'register',
    address: '/register',
    button: 'SIGN UP',
    labels: {
      name: 'First name',
      lastName: 'Last name',
      eMailAddress: 'Email',
      phoneNumber: 'Phone number',
      password: 'Password',
      confirmPassword: 'Confirm password',
      country: 'Country',
    },
    rows: [
      ...nameRows('name'),
      ...nameRows('lastName'),
      ...emailRows,
      ['phoneNumber', ' ', required],
      ['phoneNumber', digits(fieldLimits.phoneDigitsMin - 1), validPhone],
      ['phoneNumber', digits(fieldLimits.phoneDigitsMin), null],
      ['phoneNumber', `+${digits(fieldLimits.phoneDigitsMax + 1)}`, validPhone],
      ['phoneNumber', `+${digits(fieldLimits.phoneDigitsMax)}`, null],
      ['password', '', required],
      ['password', 'Abcde1!', eight],
      ['password', 'Abcdef1!', null],
      ['password', 'abcdef1!', fourKinds],
      ['password', 'ABCDEF1!', fourKinds],
      ['password', 'Abcdefg!', fourKinds],
      ['password', 'Abcdefg1', fourKinds],
      ['password', 'pASSWORD1!', common],
      ['password', 'Password1!!', null],
      ['country', '-1', required],
      ['country', 'TR', null],
    ],
    pageRows: [
      ['confirmPassword', '', required],
      ['confirmPassword', 'Password1!', mismatch],
      ['confirmPassword', 'Password1!!', null],
    ],
  },
  {
    operation: 'resetPassword',
    address: '/reminder',
    button: 'SEND',
    labels: { eMailAddress: 'Email' },
    rows: emailRows,
  },
  {
    operation: 'changePasswordByKey',
    address: '/changepassword/any-key',
    button: 'Change',
    labels: { password: 'PASSWORD', confirmPassword: 'RE-ENTER NEW PASSWORD' },
    rows: [...weakPasswordRows, ['password', 'pASSWORD1!', null]],
    pageRows: [
      ['confirmPassword', '', required],
      ['confirmPassword', 'Password1!', mismatch],
      ['confirmPassword', 'pASSWORD1!', null],
    ],
  },
  {
    operation: 'reactivate',
    address: '/reactivation',
    button: 'SEND',
    labels: { eMailAddress: 'Email' },
    rows: emailRows,
  },
]
