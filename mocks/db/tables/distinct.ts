import { refine, type Struct } from 'superstruct'

/** A list of a row in a file that answers show, whose definition allows each value once. */
export const distinct = <Value, Schema>(list: Struct<Value[], Schema>): Struct<Value[], Schema> =>
  refine(list, 'distinct', (values) => new Set(values).size === values.length || 'Expected each value once')
