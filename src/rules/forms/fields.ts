import { type Context, coerce, type Failure, object, refine, type Struct, string } from 'superstruct'
import { hasBreaks, hasUnseen, hasUnsendable, isBlank, singleLine } from '../text/plainText.ts'
import { texts } from '../text/texts.ts'
import { commonPasswords } from './commonPasswords.ts'
import { fieldLimits } from './fieldLimits.ts'

/** One rule of a field: the message when it is broken, undefined when it holds. */
export type Rule = (value: string) => string | undefined

export const required: Rule = (value) => (isBlank(value) ? texts.required : undefined)

export const atMost =
  (limit: number, message: string = texts.tooLong(limit)): Rule =>
  (value) =>
    value.length > limit ? message : undefined

/** A text of megabytes can exceed the stack of V8's regular expressions; it matches no field's pattern. */
const isMatch = (pattern: RegExp, value: string) => {
  try {
    return pattern.test(value)
  } catch {
    return false
  }
}

export const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    isMatch(pattern, value) ? undefined : message

/** A text whose rules are tried in the order given; the first broken one speaks. Outer spaces count. */
export const text = (...rules: Rule[]): Struct<string, null> =>
  refine(string(), 'text', (value) => {
    for (const rule of rules) {
      const message = rule(value)
      if (message !== undefined) return message
    }
    return true
  })

/** What is stored is what was typed: what hides how a text reads (`plainText.ts`) is refused, not left out. */
export const readable =
  (message: string = texts.unsupported): Rule =>
  (value) =>
    hasUnseen(value) ? message : undefined

/** The same, in one line. */
export const oneLine =
  (message: string = texts.unsupported): Rule =>
  (value) =>
    hasUnseen(value) || hasBreaks(value) ? message : undefined

const trim = (value: string) => value.trim()

/** As `text`, in one line that reads as it is. */
export const line = (...rules: Rule[]): Struct<string, null> => text(...rules, oneLine())

/** As `line`, with its line breaks. */
export const lines = (...rules: Rule[]): Struct<string, null> => text(...rules, readable())

/** As `line`, with outer spaces trimmed before the rules look. */
export const trimmed = (...rules: Rule[]): Struct<string, null> => coerce(line(...rules), string(), trim)

/** As `lines`, with outer white space trimmed before the rules look. */
export const trimmedLines = (...rules: Rule[]): Struct<string, null> => coerce(lines(...rules), string(), trim)

/** A valid email is what HTML's `<input type=email>` takes (HTML Standard, 4.10.5.1.5). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export const validEmail: Rule = matches(emailPattern, 'Please enter a valid email address.')

export const emailAddress = (): Struct<string, null> => trimmed(required, validEmail, atMost(fieldLimits.email))

/** What is kept of a form that asks for an address alone. */
export const emailDraft = object({ eMailAddress: string() })

export const personName = (): Struct<string, null> => trimmed(required, atMost(fieldLimits.name))

const phoneDigits = text(
  required,
  matches(
    new RegExp(`^\\+?\\d{${fieldLimits.phoneDigitsMin},${fieldLimits.phoneDigitsMax}}$`),
    'Please enter a valid phone number.',
  ),
)

/**
 * Seven to fifteen digits with an optional plus (ITU-T E.164 allows fifteen), without what is written between them
 * (E.123); the specification shows no rule.
 */
export const phoneNumber = (): Struct<string, null> =>
  coerce(phoneDigits, string(), (value) => singleLine(value).replace(/[\s().-]/g, ''))

/** The country select's value for 'none chosen' (000 section 2). */
export const noCountry = '-1'

export const countryCode = (): Struct<string, null> =>
  text(required, (value) => (value === noCountry ? texts.required : undefined))

/** What a page says of the rules of a new password. */
export const passwordRules = `At least ${fieldLimits.passwordMin} characters: uppercase and lowercase letters, a number and a special character`

/** The same where a forgotten one is renewed, whose rules are fewer (000 section 5). */
export const renewalRules = `At least ${fieldLimits.passwordMin} characters, with a letter and a number`

const longEnough: Rule = (value) =>
  value.length < fieldLimits.passwordMin ? `At least ${fieldLimits.passwordMin} characters must be entered.` : undefined
const oneDigit = matches(/\d/, 'Must contain at least 1 digit.')
const oneLetter = matches(/\p{L}/u, 'Must contain at least 1 letter.')
const allFourKinds = matches(
  /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)(?=.*[^\p{L}\p{N}\s])/su,
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character.',
)
const notCommon: Rule = (value) =>
  commonPasswords.has(value.toLowerCase())
    ? 'This password is too common, please choose a stronger password.'
    : undefined

/** A password is never changed; one that would arrive as another is refused. */
const sendable: Rule = (value) => (hasUnsendable(value) ? texts.unsupported : undefined)

/** Sign-in and reset (000 section 5). */
export const weakPassword = (...more: Rule[]): Struct<string, null> =>
  text(required, sendable, longEnough, oneDigit, oneLetter, ...more)

/** Registration and profile (000 section 5, 001 section 5). */
export const strongPassword = (): Struct<string, null> => text(required, sendable, longEnough, allFourKinds, notCommon)

/** Refines the object of a form: `confirmPassword` must repeat this field. */
export const repeatedPassword = <Name extends string>(name: Name) =>
  function* (form: Record<Name | 'confirmPassword', string>, { path, branch }: Context): Iterable<Partial<Failure>> {
    if (form.confirmPassword === form[name]) return
    yield { message: 'Password does not match', path: [...path, 'confirmPassword'], branch }
  }
