import { type Context, coerce, is, optional, refine, Struct, type, unknown, validate } from 'superstruct'
import { printable } from './validate.ts'

/**
 * Schemas of answers. Banks differ in what they leave out, send as null or as a number: a bad member that is not
 * essential takes its neutral value, and a bad row is left out and counted, so that the rest is shown.
 */

type AnyStruct<Value> = Struct<Value, unknown>

/** What is being read, at the root of superstruct's branch: the lists in it count the rows that they leave out. */
class Reading {
  omitted = 0
  constructor(readonly value: unknown) {}
}

/** `value` is undefined for what the struct refuses; `omitted` rows of the lists in it could not be read or came twice. */
interface Read<Value> {
  value: Value | undefined
  isRefused: boolean
  omitted: number
}

/** Reads what came with a struct. Values whose members keep them from being quoted are read without these members. */
export function readerOf<Value>(struct: AnyStruct<Value>): (value: unknown) => Read<Value> {
  const readings = type({ value: struct as AnyStruct<unknown> })
  const read = (value: unknown): Read<Value> => {
    const reading = new Reading(value)
    const [failure, taken] = validate(reading, readings, { coerce: true })
    return { value: taken?.value as Value | undefined, isRefused: failure !== undefined, omitted: reading.omitted }
  }
  return (value) => {
    try {
      return read(value)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return read(printable(value))
    }
  }
}

const countOmitted = ({ branch: [root] }: Context, count: number) => {
  if (root instanceof Reading) root.omitted += count
}

/** A member that takes `fallback` for whatever `struct` refuses. */
export function lenient<Value>(struct: AnyStruct<Value>, fallback: Value): AnyStruct<Value> {
  const read = readerOf(struct)
  return coerce(struct, unknown(), (value, context) => {
    const { value: taken, isRefused, omitted } = read(value)
    countOmitted(context, omitted)
    return isRefused ? fallback : taken
  })
}

/** A text, made of what came. Not by `coerce`, whose checks cost several times as much: answers have many thousands. */
const textBy = (toText: (value: unknown) => unknown): Struct<string, null> =>
  new Struct({ type: 'string', schema: null, coercer: toText, validator: (value) => typeof value === 'string' })

/** A text, or a number that is made one. */
const textOrNumber = (toText: (value: number) => string): Struct<string, null> =>
  textBy((value) => (typeof value === 'number' ? toText(value) : value))

/** A text; a number counts as its digits. */
export const textOrDigits = textOrNumber(String)

/** A text; a number counts as its digits, anything else as empty. */
export const looseText = (): AnyStruct<string> =>
  textBy((value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''))

/** A time in ISO 8601 or in milliseconds; what is neither is kept as it came, if it is a text. */
export const looseMoment = (): AnyStruct<string> =>
  lenient(
    textOrNumber((value) => {
      const date = new Date(value)
      return Number.isNaN(date.getTime()) ? '' : date.toISOString()
    }),
    '',
  )

const idLimit = 255
/** Half a surrogate pair cannot be encoded, and `.` and `..` are steps of a path. */
const noSegment = /\p{Surrogate}|^\.\.?$/u

/** What distinguishes a row from all others: a number or a text that can stand in an address. */
export const rowId: Struct<string, null> = refine(
  textOrDigits,
  'row id',
  (value) => value !== '' && value.length <= idLimit && !noSegment.test(value),
)

/**
 * The readable rows of a list; of those with the same key the first. A list without one readable row is of another
 * shape, and refused.
 */
export function list<Row>(row: AnyStruct<Row>, keyOf?: (row: Row) => unknown): AnyStruct<Row[]> {
  /** Lists whose rows are known to be right: not one of thousands is looked at twice. */
  const taken = new WeakSet<object>()
  const read = readerOf(row)
  return new Struct<Row[], unknown>({
    type: 'array',
    schema: row,
    coercer(values, context) {
      if (!Array.isArray(values)) return values
      const rows = new Map<unknown, Row>()
      for (const each of values) {
        const { value, isRefused, omitted } = read(each)
        const key = isRefused || !keyOf ? rows.size : keyOf(value as Row)
        const isOmitted = isRefused || rows.has(key)
        if (!isOmitted) rows.set(key, value as Row)
        countOmitted(context, omitted + (isOmitted ? 1 : 0))
      }
      if (rows.size === 0) return values
      const readable = [...rows.values()]
      taken.add(readable)
      return readable
    },
    validator: (value) =>
      Array.isArray(value)
        ? taken.has(value) || value.every((each) => is(each, row))
        : `Expected an array, but received: ${value === null ? 'null' : typeof value}`,
  })
}

/** A list that may be missing. */
export const looseList = <Row>(row: AnyStruct<Row>, keyOf?: (row: Row) => unknown): AnyStruct<Row[]> =>
  lenient(list(row, keyOf), [])

/** A member that may be missing. */
export const looseOptional = <Value>(struct: AnyStruct<Value>): AnyStruct<Value | undefined> =>
  lenient(optional(struct) as AnyStruct<Value | undefined>, undefined)
