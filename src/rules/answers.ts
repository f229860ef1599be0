import { coerce, is, optional, refine, Struct, unknown, validate } from 'superstruct'

/**
 * Schemas of answers. Banks differ in what they leave out, send as null or as a number: a bad member that is not
 * essential takes its neutral value, and a bad row is left out and counted, so that the rest is shown.
 */

type AnyStruct<Value> = Struct<Value, unknown>

const omitted = new WeakMap<object, number>()

/** How many rows the lists of a body have left out while it was validated. */
export const omittedRows = (body: unknown): number => omitted.get(body as object) ?? 0

/** What a struct makes of a value, or undefined; rows that are left out within count for the body as well. */
function read<Value>(value: unknown, struct: AnyStruct<Value>, body: unknown): { value: Value } | undefined {
  const [failure, taken] = validate(value, struct, { coerce: true })
  if (typeof body === 'object' && body !== null && body !== value && omittedRows(value) > 0)
    omitted.set(body, omittedRows(body) + omittedRows(value))
  return failure ? undefined : { value: taken }
}

/** A member that takes `fallback` for whatever `struct` refuses. */
export const lenient = <Value>(struct: AnyStruct<Value>, fallback: Value): AnyStruct<Value> =>
  coerce(struct, unknown(), (value, { branch }) => {
    const taken = read(value, struct, branch[0])
    return taken ? taken.value : fallback
  })

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
  return new Struct<Row[], unknown>({
    type: 'array',
    schema: row,
    coercer(values, { branch: [body = values] }) {
      if (!Array.isArray(values)) return values
      const rows = new Map<unknown, Row>()
      for (const value of values) {
        const readable = read(value, row, body)
        const key = readable && keyOf ? keyOf(readable.value) : rows.size
        if (readable && !rows.has(key)) rows.set(key, readable.value)
        else omitted.set(body, omittedRows(body) + 1)
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
