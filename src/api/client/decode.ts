import type { Struct } from 'superstruct'
import { parseJson } from '../../rules/json/parseJson.ts'
import { problemOfAnswer, problemOfEnvelope, problems } from '../../rules/problem.ts'
import { readerOf } from '../../rules/schemas/lenientSchemas.ts'

interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
  /** Is notified of rows that were left out because they could not be read. */
  reportOmitted?: (count: number) => void
}

/** A number may be read as its digits (`rowId`, `looseText`). */
type DigitsOf<Promised> = Promised extends number ? string : never

/** The paths that a schema reads and that the contract does not promise, or promises in another type. */
type Unpromised<Value, Promised, Path extends string = 'answer'> = unknown extends Value
  ? never
  : NonNullable<Value> extends readonly (infer Row)[]
    ? NonNullable<Promised> extends readonly (infer PromisedRow)[]
      ? Unpromised<Row, PromisedRow, `${Path}[]`>
      : Path
    : NonNullable<Value> extends object
      ? UnpromisedMembers<NonNullable<Value>, NonNullable<Promised>, Path>
      : NonNullable<Value> extends NonNullable<Promised> | DigitsOf<Promised>
        ? never
        : Path

type UnpromisedMembers<Value extends object, Promised, Path extends string> = string extends keyof Value
  ? never
  : {
      [Key in keyof Value & string]: Key extends keyof Promised
        ? Unpromised<Value[Key], Promised[Key], `${Path}.${Key}`>
        : `${Path}.${Key}`
    }[keyof Value & string]

/** A schema of an operation's answer: it compiles only if `schema.gen.ts` promises all that it reads. */
type SchemaOf<Value, Data> = Struct<Value, unknown> &
  ([Unpromised<Value, Data>] extends [never] ? unknown : { notInTheContract: Unpromised<Value, Data> })

/** A decoded body, and how many rows it lacks because they could not be read or came twice. */
interface Decoded<Value> {
  value: Value
  omitted: number
}

/**
 * The decoded body of a call, or a rejection with a Problem: a failed status, an envelope that says ERROR, a body that
 * is not JSON or not of the schema's shape.
 */
export async function decodeRows<Data, Value>(
  call: Promise<Answer<Data>>,
  schema: SchemaOf<Value, Data>,
): Promise<Decoded<Value>> {
  const { data, error, response, reportOmitted }: Answer<unknown> = await call
  if (!response.ok) {
    const seconds = response.headers.get('Retry-After')
    const problem = problemOfAnswer(response.status, response.statusText, parse(error))
    throw seconds === null ? problem : { ...problem, retryAfter: Number(seconds) * 1000 }
  }
  const body = parse(data)
  if (body === undefined && typeof data === 'string' && data.trim() !== '') throw problems.malformed
  const problem = problemOfEnvelope(response.status, body)
  if (problem) throw problem
  const { value, isRefused, omitted } = readerOf(schema as Struct<Value, unknown>)(body)
  if (isRefused) throw problems.malformed
  if (omitted > 0) reportOmitted?.(omitted)
  return { value: value as Value, omitted }
}

/** As `decodeRows`, for who shows the rows that are there. */
export const decode = async <Data, Value>(call: Promise<Answer<Data>>, schema: SchemaOf<Value, Data>): Promise<Value> =>
  (await decodeRows(call, schema)).value

const parse = (text: unknown) => (typeof text === 'string' ? parseJson(text) : text)
