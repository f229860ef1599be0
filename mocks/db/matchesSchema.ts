import type { Struct } from 'superstruct'

/**
 * What superstruct's `is` says, which also notes where in the value each part is, for a message that nobody reads: that took
 * most of the time in which the rows of a bank are loaded.
 */
export function matchesSchema<Value>(value: unknown, struct: Struct<Value, unknown>): value is Value {
  return isValid(value, struct as unknown as Struct<unknown, unknown>, { path: [], branch: [value] })
}

function isValid(
  value: unknown,
  struct: Struct<unknown, unknown>,
  context: { path: never[]; branch: unknown[] },
): boolean {
  for (const _ of struct.validator(value, context)) return false
  for (const [, part, own] of struct.entries(value, context))
    if (!isValid(part, own as Struct<unknown, unknown>, context)) return false
  for (const _ of struct.refiner(value, context)) return false
  return true
}
