import { type Struct, validate } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { ticketRequest } from '../../../../mocks/db/tables/portal/ticketRequest.ts'
import { applicationForm } from '../../../../src/rules/applications/applicationForm.ts'
import { contact } from '../../../../src/rules/contact/contactForm.ts'
import { personName, strongPassword, weakPassword } from '../../../../src/rules/forms/fields.ts'
import { profileUpdate } from '../../../../src/rules/profile/profileForm.ts'
import { snapshotName } from '../../../../src/rules/sandbox/data/sandboxNames.ts'
import { hasBreaks, hasUnseen, isBlank, singleLine } from '../../../../src/rules/text/plainText.ts'
import { ticketChange } from '../../../../src/rules/tickets/tickets.ts'

const zeroWidthSpace = '\u200b'
const override = '\u202e'

describe('a zero-width space alone does not pass as filled', () => {
  test.each([zeroWidthSpace, '\u2060', '\ufeff', '\u00ad', '\u3164', '\u2800', '\0', ` ${zeroWidthSpace}\n`, '\u200d'])(
    '%j',
    (text) => {
      expect(isBlank(text)).toBe(true)
      expect(validate(text, personName(), { coerce: true })[0]?.message).toBe('Required')
      expect(validate({ ...filled, message: text }, contact, { coerce: true })[0]?.message).toMatch(
        /^At path: message -- Required$/,
      )
      expect(validate(text, weakPassword())[0]?.message).toBe('Required')
    },
  )
  test.each(['a', '0', '.', '💥', `a${zeroWidthSpace}`])('%j is filled', (text) => expect(isBlank(text)).toBe(false))
})

const filled = { name: 'Ada', eMailAddress: 'ada@example.com', subject: 'Hello', message: 'First\nsecond' }

const unsupported = 'Remove unsupported characters.'
const wrongEmail = 'Please enter a valid email address'
const hidden = ['a\0b', `a${override}b`, 'a\u2066b', 'a\ud800', 'a\u00adb', 'a\u2063b', 'a\u200bb', 'a\ufeffb']
const broken = ['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'a\u0085b']

/** Every text of these forms that the bank shows to others, with the message of a text in one line and of one with lines. */
const schemas: Readonly<Record<string, readonly [Struct<string, null>, oneLine: string | undefined, unseen: string]>> =
  {
    'a person’s name': [personName(), unsupported, unsupported],
    'contact: name': [contact.schema.name, unsupported, unsupported],
    'contact: subject': [contact.schema.subject, unsupported, unsupported],
    'contact: message': [contact.schema.message, undefined, unsupported],
    'contact: email': [contact.schema.eMailAddress, wrongEmail, wrongEmail],
    'ticket: subject': [ticketRequest.schema.subject, unsupported, unsupported],
    'ticket: description': [ticketRequest.schema.description, undefined, unsupported],
    'ticket: API': [ticketRequest.schema.apiName, unsupported, unsupported],
    'ticket: address': [ticketRequest.schema.endpointAddress, unsupported, unsupported],
    'ticket: error code': [ticketRequest.schema.errorCode, unsupported, unsupported],
    'ticket: file': [ticketRequest.schema.fileName, unsupported, unsupported],
    'ticket: change': [ticketChange.schema.description, undefined, unsupported],
    'application: name': [applicationForm.schema.name, 'Please change name.', 'Please change name.'],
    'application: description': [applicationForm.schema.description, undefined, 'Please change your description.'],
    'application: public key': [applicationForm.schema.publicKey, undefined, 'Please change public key.'],
    'application: redirect URI': [applicationForm.schema.oauthRedirectUri, 'Invalid URI !', 'Invalid URI !'],
    'profile: first name': [profileUpdate.schema.firstName, unsupported, unsupported],
    'snapshot: name': [snapshotName, unsupported, unsupported],
  }

const messageOf = (value: string, struct: Struct<string, null>) =>
  validate(value, struct, { coerce: true })[0]?.failures()[0]?.message

test.each(Object.entries(schemas))('%s is stored as it was typed, or refused', (name, [struct, inLines, unseen]) => {
  const begun = (value: string) => (name === 'application: redirect URI' ? `https://stall.example/${value}` : value)
  for (const value of hidden) expect([value, messageOf(begun(value), struct)]).toEqual([value, unseen])
  for (const value of broken.slice(0, 3)) expect([value, messageOf(begun(value), struct)]).toEqual([value, inLines])
})

test('other line breaks are refused in one line', () => {
  for (const value of broken) expect([value, messageOf(value, personName())]).toEqual([value, unsupported])
})

test.each([
  'javascript:x',
  '\tjavascript:x',
  'java\tscript:x',
  'java\u00adscript',
  '\u2063alert(1)',
  'a\u200dlert(1)',
  ' s\ncript',
])('the public key %j begins as none may', (key) =>
  expect(messageOf(key, applicationForm.schema.publicKey)).toBe('Please change public key.'),
)

test.each(['نامه‌ای', '👩‍💻', 'e\u0301', 'שלום', 'naïve 𝒳', 'a  b'])('%s stays as it is', (text) => {
  expect(singleLine(text)).toBe(text)
  expect([hasUnseen(text), hasBreaks(text), hasUnseen(`${text}\n\t${text}`)]).toEqual([false, false, false])
})

test.each(['Abcdef1!\ud800', 'Abcdef1!\0'])('the password %j would arrive as another and is refused', (password) => {
  for (const struct of [weakPassword(), strongPassword()])
    expect(validate(password, struct)[0]?.message).toBe('Remove unsupported characters.')
})

test('a password is never changed', () => {
  for (const password of [` Abcd${zeroWidthSpace}ef1! `, `Abcdef1!${override}`])
    expect(validate(password, strongPassword(), { coerce: true })[1]).toBe(password)
})
