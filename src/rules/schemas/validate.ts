import { type Struct, validate as validateStruct } from 'superstruct'

const unprintable = ['toString', 'valueOf']

/** A copy without the members that keep a value from being quoted. */
export const printable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, member) => (unprintable.includes(key) ? undefined : member)))

/**
 * As superstruct's `validate`, for what came over the network: its messages quote the value, which throws for JSON such
 * as `{"toString": 1}`.
 */
export function validate<Value>(
  value: unknown,
  struct: Struct<Value, unknown>,
  options?: Parameters<typeof validateStruct>[2],
): ReturnType<typeof validateStruct<Value, unknown>> {
  try {
    const validated = validateStruct(value, struct, options)
    // All failures but the first are found when they are asked for.
    validated[0]?.failures()
    return validated
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return validateStruct(printable(value), struct, options)
  }
}
