import { type Struct, type, unknown } from 'superstruct'

/** The standard answer (001 section 3), of which the data asked for is read. */
export const envelope = <Value>(data: Struct<Value, unknown>) => type({ data })

/** The answer to a change: an envelope, or it is not known whether the change was made. */
export const done: Struct<{ header: object }, unknown> = type({ header: type({}) })

/** An answer of which only the success is read. */
export const anySuccess = unknown()
