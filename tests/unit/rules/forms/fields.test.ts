import { validate } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { commonPasswords } from '../../../../src/rules/forms/commonPasswords.ts'
import {
  countryCode,
  emailAddress,
  personName,
  phoneNumber,
  strongPassword,
  weakPassword,
} from '../../../../src/rules/forms/fields.ts'
import { standardSchema } from '../../../../src/rules/forms/standardSchema.ts'
import { registrationForm } from '../../../../src/rules/onboarding/registrationForm.ts'
import { passwordByKey, resetForm } from '../../../../src/rules/password/resetForm.ts'

const required = 'Required'
const tooLong = (limit: number) => `The maximum allowed length is ${limit}`
const ok = undefined
const a = (length: number) => 'a'.repeat(length)
const four =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character.'
const common = 'This password is too common, please choose a stronger password.'
const eight = 'At least 8 characters must be entered.'

const tables = {
  personName: {
    struct: personName(),
    rows: [
      ['', required],
      ['   ', required],
      ['a', ok],
      [a(30), ok],
      [` ${a(30)} `, ok],
      [a(31), tooLong(30)],
      ['😀'.repeat(15), ok],
      [`${'😀'.repeat(15)}a`, tooLong(30)],
    ],
  },
  emailAddress: {
    struct: emailAddress(),
    rows: [
      ['', required],
      ['\t', required],
      ['a@b', ok],
      [' a@b.example ', ok],
      ['a', 'Please enter a valid email address.'],
      ['a@b@c', 'Please enter a valid email address.'],
      ['a b@c', 'Please enter a valid email address.'],
      ['a@-b', 'Please enter a valid email address.'],
      [`${a(48)}@b`, ok],
      [`${a(49)}@b`, tooLong(50)],
    ],
  },
  phoneNumber: {
    struct: phoneNumber(),
    rows: [
      ['', required],
      ['123456', 'Please enter a valid phone number.'],
      ['1234567', ok],
      ['+1234567', ok],
      ['123456789012345', ok],
      ['1234567890123456', 'Please enter a valid phone number.'],
      ['+90 532 1234567', undefined],
      [' \u202a+90 (532) 123-45.67\u202c ', undefined],
      ['+90 532 123 45 6x', 'Please enter a valid phone number.'],
      ['( )', 'Required'],
    ],
  },
  countryCode: {
    struct: countryCode(),
    rows: [
      ['-1', required],
      ['', required],
      ['TR', ok],
    ],
  },
  weakPassword: {
    struct: weakPassword(),
    rows: [
      ['', required],
      ['        ', required],
      ['abcdef1', eight],
      ['abcdefg1', ok],
      ['abcdefgh', 'Must contain at least 1 digit.'],
      ['12345678', 'Must contain at least 1 letter.'],
      [' bcdefg1', ok],
    ],
  },
  strongPassword: {
    struct: strongPassword(),
    rows: [
      ['', required],
      ['Abcde1!', eight],
      ['Abcdef1!', ok],
      ['abcdef1!', four],
      ['ABCDEF1!', four],
      ['Abcdefg!', four],
      ['Abcdefg1', four],
      ['Abcdef1 ', four],
      ['Password1!', common],
      ['pASSWORD1!', common],
      ['Password1!!', ok],
      [`Aa1!${a(500)}`, ok],
    ],
  },
} as const

describe.each(Object.entries(tables))('%s', (_, { struct, rows }) => {
  test.each(rows.map(([value, message]) => ({ value, message })))('$value -> $message', ({ value, message }) => {
    const [failure] = validate(value, struct, { coerce: true })
    expect(failure?.message).toBe(message)
  })
})

test('about twenty common passwords are listed, in lower case, each long enough to be chosen', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(20)
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase())
    expect(password.length).toBeGreaterThanOrEqual(8)
  }
})

test.each([...commonPasswords])('%s is refused, with its first letter in upper case too', (password) => {
  const typed = password.replace(/[a-z]/, (letter) => letter.toUpperCase())
  expect(validate(typed, strongPassword())[0]?.message).toBe(common)
})

test.each([...commonPasswords].filter((password) => validate(password, weakPassword())[0] === undefined))(
  'reset takes the common password %s: the specification gives it the weak rule only',
  (password) => {
    for (const typed of [password, password.toUpperCase()]) {
      expect(validate({ password: typed, confirmPassword: typed }, resetForm)[0]).toBeUndefined()
      expect(validate({ password: typed, key: 'mailed-key' }, passwordByKey)[0]).toBeUndefined()
    }
  },
)

const filled = {
  name: ' Ada ',
  lastName: 'Lovelace',
  eMailAddress: ' ada@example.com ',
  phoneNumber: '+905321234567',
  password: ' Analytic1! ',
  confirmPassword: ' Analytic1! ',
  country: 'TR',
}

test('a valid registration is trimmed everywhere but in its passwords', () => {
  expect(standardSchema(registrationForm)['~standard'].validate(filled)).toEqual({
    value: { ...filled, name: 'Ada', eMailAddress: 'ada@example.com' },
  })
})

test('an empty registration names the first broken rule of every field, once', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, name === 'country' ? '-1' : '']))
  const answer = standardSchema(registrationForm)['~standard'].validate(empty)
  expect(answer).toEqual({
    issues: Object.keys(filled)
      .map((name) => ({ message: required, path: [name] }))
      .sort(byPath),
  })
})

test('a repeated password that differs is reported at its own field', () => {
  const answer = standardSchema(registrationForm)['~standard'].validate({ ...filled, confirmPassword: 'Analytic1!' })
  expect(answer).toEqual({ issues: [{ message: 'Password does not match', path: ['confirmPassword'] }] })
})

const order = ['name', 'lastName', 'eMailAddress', 'phoneNumber', 'password', 'country', 'confirmPassword']
function byPath(one: { path: string[] }, other: { path: string[] }) {
  return order.indexOf(one.path[0] ?? '') - order.indexOf(other.path[0] ?? '')
}
