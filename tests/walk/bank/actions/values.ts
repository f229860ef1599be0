import { listOf, textOf } from '../../../../src/rules/definition/references.ts'
import { oneOf, type Random } from '../../core/random.ts'
import type { BankOperation, InputField } from '../definitions.ts'
import { type Caller, exampleCallersOf } from '../people.ts'
import type { Change } from '../step.ts'

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const amounts = [
  '0.00',
  '0.01',
  '0.99',
  '1.00',
  '-1.00',
  '1.999',
  '500000.01',
  '99999999999.99',
  '1e5',
  '7.50',
  '42.10',
  ' 1.00',
]
const dates = [
  '2026-02-30',
  '1999-01-01',
  '2026-03-13',
  '2026-03-14',
  '2026-04-01',
  '2030-01-01',
  '2026-3-1',
  '9999-12-31',
  'today',
]

/** Of the same form, with another last digit. */
const unknown = (example: string) => example.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 4) % 10))

function texts({ name, schema }: InputField): unknown[] {
  const longest = numberIn(schema.maxLength) ?? 60
  const shortest = numberIn(schema.minLength) ?? 0
  const own = schema.enum === undefined ? [] : listOf(schema.enum)
  if (name === 'amount') return amounts
  if (schema.format === 'date') return dates
  const example = textOf(schema.example)
  if (name === 'currency') return [...own, 'USD', 'XAU', 'TRX', 'try']
  return [
    ...own,
    ...own,
    example,
    unknown(example),
    unknown(example),
    'a'.repeat(longest),
    'a'.repeat(longest + 1),
    'a'.repeat(Math.max(0, shortest - 1)),
    'x',
    ' ',
    'ğüş <b>&amp;',
    '\u202eabc',
    'a\nb',
  ]
}

function numbers({ schema }: InputField): unknown[] {
  const least = numberIn(schema.minimum) ?? 0
  const most = numberIn(schema.maximum) ?? 1000
  return [least, least - 1, most, most + 1, 0, -1, 1.5, '1', 2 ** 53, numberIn(schema.example) ?? 1]
}

const others: readonly unknown[] = [null, 12, true, [], {}, 'x'.repeat(5000)]

/** One value of a call left out, at its limits, too long, of another type or unknown. */
export function almostValid(random: Random, { fields }: BankOperation): Change {
  const field = oneOf(random, fields)
  const { at, schema } = field
  const draw = random()
  // Without it the address is another one.
  const isOfPath = at.startsWith('path/')
  if (isOfPath && draw < 0.24) return { at, value: oneOf(random, ['x', 'a'.repeat(300), '%2e%2e', '0']) }
  if (field.isId && draw < 0.4) return { at, value: unknown(textOf(schema.example)) || 'x' }
  if (draw < 0.12) return { at, drop: true }
  if (draw < 0.24) return { at, value: oneOf(random, others) }
  if (schema.type === 'boolean') return { at, value: oneOf(random, [true, false, 'true', 1]) }
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  const value = oneOf(random, isNumber ? numbers(field) : texts(field))
  return { at, value: isOfPath && value === '' ? 'x' : value }
}

/** What the example names is replaced by what the caller has and was answered. */
export function idChanges(random: Random, caller: Caller, operation: BankOperation, example: number): Change[] {
  const isExampleCaller = exampleCallersOf(operation).includes(caller)
  const sourced = operation.details.valuesFrom.flatMap(({ values }) => Object.keys(values))
  const required = new Set(operation.details.parameters.filter((each) => each.required).map(({ name }) => name))
  const text = operation.examples[example] ?? ''
  const isSent = ({ at, name }: InputField) =>
    at.startsWith('body/') ? text.includes(`"${name}"`) : required.has(name)
  // An amount is answered as a whole.
  const placeOf = (name: string) =>
    operation.fields
      .find((field) => field.at.split('/')[1] === name && isSent(field))
      ?.at.split('/')
      .slice(0, 2)
      .join('/')
  const answered = sourced.flatMap((name): Change[] => {
    const at = placeOf(name)
    return at === undefined ? [] : [{ at, from: 'answered' }]
  })
  const owned = operation.fields.filter(
    (field) => field.isId && isSent(field) && !sourced.includes(field.name) && !field.name.startsWith('receiver'),
  )
  const own = owned.flatMap(({ at }): Change[] =>
    isExampleCaller && random() < 0.8 ? [] : [{ at, from: 'own', back: Math.floor(random() * 3) }],
  )
  return [...answered, ...own]
}
