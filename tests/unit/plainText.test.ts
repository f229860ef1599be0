import { validate } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { contact } from '../../src/rules/contact.ts'
import { personName, strongPassword, weakPassword } from '../../src/rules/fields.ts'
import { isBlank, multiLine, singleLine } from '../../src/rules/plainText.ts'
import { ticketRequest } from '../../src/rules/ticketRequest.ts'

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

test('NUL, line breaks, bidi overrides and a lone surrogate are left out of single-line fields; a message keeps its lines', () => {
  const typed = {
    ...filled,
    name: `A${override}da\0`,
    subject: 'Hel\r\nlo\ud800\u2066',
    message: `Fir${override}st\nsecond\0`,
  }
  expect(validate(typed, contact, { coerce: true })[1]).toEqual({ ...filled, subject: 'Hel lo' })
})

test('names of files are one line that reads as it is sent', () => {
  const { fileName, subject, description } = ticketRequest.schema
  for (const struct of [fileName, subject])
    expect(validate(`tra\nce${override}gpj.txt`, struct, { coerce: true })[1]).toBe('tra cegpj.txt')
  expect(validate('one\ntwo', description, { coerce: true })[1]).toBe('one\ntwo')
})

test.each(['نامه‌ای', '👩‍💻', 'e\u0301', 'שלום', 'naïve 𝒳', 'a  b'])('%s stays as it is', (text) => {
  expect(singleLine(text)).toBe(text)
  expect(multiLine(`${text}\n\t${text}`)).toBe(`${text}\n\t${text}`)
})

test.each(['Abcdef1!\ud800', 'Abcdef1!\0'])('the password %j would arrive as another and is refused', (password) => {
  for (const struct of [weakPassword(), strongPassword()])
    expect(validate(password, struct)[0]?.message).toBe('Remove unsupported characters.')
})

test('a password is never changed', () => {
  for (const password of [` Abcd${zeroWidthSpace}ef1! `, `Abcdef1!${override}`])
    expect(validate(password, strongPassword(), { coerce: true })[1]).toBe(password)
})
