import { array, integer, nullable, object, optional, partial, type Struct, string, validate } from 'superstruct'
import { expect, test } from 'vitest'
import { fault, newFault } from '../../../../src/rules/sandbox/faults/sandboxFaults.ts'
import { validationMessage } from '../../../../src/rules/schemas/validationMessage.ts'

const order = object({
  id: string(),
  payer: optional(nullable(object({ name: string(), iban: optional(string()) }))),
  lines: array(partial(object({ amount: integer(), text: string() }))),
})

function messageOf<Value>(value: unknown, struct: Struct<Value, unknown>, place?: string) {
  const [failure] = validate(value, struct)
  return failure && validationMessage(failure, struct, place)
}

test.each([
  [{ id: 'x', lines: [], colour: 'red' }, 'colour: Unknown member. Known members: id, payer, lines'],
  [{ id: 'x', lines: [], colour: null }, 'colour: Unknown member. Known members: id, payer, lines'],
  [{ id: 'x', lines: [], payer: { name: 'a', Iban: '' } }, 'payer.Iban: Unknown member. Known members: name, iban'],
  [{ id: 'x', lines: [{}, { amout: 1 }] }, 'lines.1.amout: Unknown member. Known members: amount, text'],
  [{ id: 'x', lines: [], payer: {} }, 'payer.name: Required'],
  [{ id: 1, lines: [] }, 'id: Expected a string, but received: 1'],
])('%j: %s', (value, message) => {
  expect(messageOf(value, order)).toBe(message)
})

test('the members of a schema that depends on the value are those of this value', () => {
  const message = 'colour: Unknown member. Known members: kind, status, message, delay, times, every'
  expect(messageOf({ kind: 'status', status: 503, colour: 'red' }, newFault)).toBe(message)
  expect(
    messageOf({ id: 'x', fault: { kind: 'notJson', colour: 1 } }, object({ id: string(), fault }), 'tables.0'),
  ).toBe('tables.0.fault.colour: Unknown member. Known members: kind, delay, times, every')
})
