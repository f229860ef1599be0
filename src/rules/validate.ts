import { type Struct, validate as validateStruct } from 'superstruct'

const unprintable = ['toString', 'valueOf']

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
    return validateStruct(value, struct, options)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const printable = JSON.stringify(value, (key, member) => (unprintable.includes(key) ? undefined : member))
    return validateStruct(JSON.parse(printable), struct, options)
  }
}
