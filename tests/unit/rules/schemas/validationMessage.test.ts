import {
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  partial,
  refine,
  type Struct,
  string,
  validate,
} from 'superstruct'
import { expect, test } from 'vitest'
import { fault, newFault } from '../../../../src/rules/sandbox/faults/faults.ts'
import { validationMessage } from '../../../../src/rules/schemas/validationMessage.ts'

const short = refine(string(), 'short', (text) => text.length <= 3 || 'The maximum allowed length is 3')

const order = object({
  id: string(),
  payer: optional(nullable(object({ name: string(), iban: optional(string()) }))),
  lines: array(partial(object({ amount: max(min(integer(), 0), 9), text: short }))),
  isOpen: optional(boolean()),
  kind: optional(enums(['in', 'back'])),
  paid: optional(literal(true)),
})

function messageOf<Value>(value: unknown, struct: Struct<Value, unknown>, place?: string) {
  const [failure] = validate(value, struct)
  return failure && validationMessage(failure, struct, place)
}

test.each([
  [{ id: 'x', lines: [], colour: 'red' }, 'colour: Unknown field. Known fields: id, payer, lines, isOpen, kind, paid'],
  [{ id: 'x', lines: [], colour: null }, 'colour: Unknown field. Known fields: id, payer, lines, isOpen, kind, paid'],
  [{ id: 'x', lines: [], payer: { name: 'a', Iban: '' } }, 'payer.Iban: Unknown field. Known fields: name, iban'],
  [{ id: 'x', lines: [{}, { amout: 1 }] }, 'lines.1.amout: Unknown field. Known fields: amount, text'],
  [{ id: 'x', lines: [], payer: {} }, 'payer.name: Required'],
  [{ id: 1, lines: [] }, 'id: Expected text, but received 1'],
  [{ id: 'x', lines: {} }, 'lines: Expected a list, but received an object'],
  [{ id: 'x', lines: [[]] }, 'lines.0: Expected an object, but received a list'],
  [{ id: 'x', lines: [{ amount: 1.5 }] }, 'lines.0.amount: Expected a whole number, but received 1.5'],
  [{ id: 'x', lines: [{ amount: -1 }] }, 'lines.0.amount: Expected a whole number of at least 0, but received -1'],
  [{ id: 'x', lines: [{ amount: 10 }] }, 'lines.0.amount: Expected a whole number of at most 9, but received 10'],
  [{ id: 'x', lines: [{ text: 'long' }] }, 'lines.0.text: The maximum allowed length is 3'],
  [{ id: 'x', lines: [], isOpen: 'yes' }, 'isOpen: Expected true or false, but received "yes"'],
  [{ id: 'x', lines: [], kind: 'out' }, 'kind: Expected one of in, back, but received "out"'],
  [{ id: 'x', lines: [], paid: false }, 'paid: Expected true, but received false'],
])('%j: %s', (value, message) => {
  expect(messageOf(value, order)).toBe(message)
})

test('the members of a schema that depends on the value are those of this value', () => {
  const message = 'colour: Unknown field. Known fields: kind, status, message, delay, times, every'
  expect(messageOf({ kind: 'status', status: 503, colour: 'red' }, newFault)).toBe(message)
  expect(
    messageOf({ id: 'x', fault: { kind: 'notJson', colour: 1 } }, object({ id: string(), fault }), 'tables.0'),
  ).toBe('tables.0.fault.colour: Unknown field. Known fields: kind, delay, times, every')
})
