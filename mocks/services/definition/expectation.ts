import type { Schema } from '@cfworker/json-schema'
import { texts } from '../../../src/rules/text/texts.ts'
import { inWords } from '../../bank/inWords.ts'

const listFormat = new Intl.ListFormat('en', { type: 'disjunction' })

/** `A, B or C`, without the comma of American English. */
export const alternatives = (values: readonly unknown[]): string =>
  listFormat.format(values.map(String)).replace(/, or /, ' or ')

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

function range(noun: string, from: unknown, to: unknown): string {
  if (to === undefined) return `${noun} of at least ${from}`
  return from === undefined ? `${noun} of at most ${to}` : `${noun} from ${from} to ${to}`
}

const withExample = ({ example }: { example?: unknown }) =>
  example === undefined ? 'a value of the documented form' : `a value such as ${example}`

/** What of an amount is wrong: its decimals, its sign, or that it is none. */
function amount(isAboveZero: boolean, value: unknown): string {
  const [, whole = '', decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  const noun = isAboveZero ? 'an amount above zero' : 'an amount of zero or more'
  if (whole === '') return `${isAboveZero ? noun : 'an amount'} such as 1250.00`
  if (decimals.length > 2) return 'an amount with at most two decimals'
  return whole.length > 13 ? 'an amount of at most thirteen digits before the point' : noun
}

/** Digits or letters of a fixed number, after a fixed prefix, and amounts; other patterns are described by their example. */
function pattern({ pattern = '', ...schema }: Schema & { example?: unknown }, value: unknown): string {
  const [, prefix, count] = /^\^(?:\(?((?:[A-Z]+\|?)+)\)?)?\\d\{(\d+)\}\$$/.exec(pattern) ?? []
  if (count !== undefined)
    return `${prefix === undefined ? '' : `${alternatives(prefix.split('|'))} and `}${inWords(Number(count))} digits`
  if (pattern.endsWith('\\d{1,13}(\\.\\d{1,2})?$')) return amount(pattern.startsWith('^(?!0+'), value)
  const [, letters] = /^\^\[A-Z\]\{(\d+)\}\$$/.exec(pattern) ?? []
  return letters === undefined ? withExample(schema) : `${inWords(Number(letters))} capital letters`
}

const formats: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-03-14',
  'date-time': 'a moment such as 2026-03-14T10:32:07+03:00',
  email: 'an email address',
}

const expectations: Readonly<Record<string, (schema: Schema, value: unknown) => string>> = {
  type: ({ type }) => alternatives([type].flat().map((name) => typeNames[name ?? ''] ?? name)),
  enum: (schema) => alternatives((schema.enum ?? []).map((value) => (value === '' ? 'an empty text' : value))),
  const: (schema) => String(schema.const),
  minimum: ({ minimum, maximum }) => range('a number', minimum, maximum),
  maximum: ({ minimum, maximum }) => range('a number', minimum, maximum),
  exclusiveMinimum: ({ exclusiveMinimum }) => `a number above ${exclusiveMinimum}`,
  exclusiveMaximum: ({ exclusiveMaximum }) => `a number below ${exclusiveMaximum}`,
  multipleOf: ({ multipleOf }) => `a multiple of ${multipleOf}`,
  minLength: ({ minLength }) => `at least ${minLength === 1 ? 'one character' : `${minLength} characters`}`,
  maxLength: ({ maxLength }) => `at most ${maxLength} characters`,
  minItems: ({ minItems }) => `at least ${minItems === 1 ? 'one entry' : `${minItems} entries`}`,
  maxItems: ({ maxItems }) => `at most ${maxItems} entries`,
  uniqueItems: () => 'different entries',
  format: (schema) => formats[schema.format ?? ''] ?? withExample(schema as { example?: unknown }),
  pattern,
}

/** What a keyword of a schema expects instead of this value, as an error message says it. */
export function expectation(keyword: string, schema: Schema, value?: unknown): string {
  if (keyword === 'required') return texts.required
  return `Expected ${expectations[keyword]?.(schema, value) ?? 'another value'}`
}
