import type { Struct } from 'superstruct'
import { parseJson } from '../../src/rules/json/parseJson.ts'
import { isRecord } from '../../src/rules/problem.ts'
import { validate } from '../../src/rules/schemas/validate.ts'
import { validationMessage } from '../../src/rules/schemas/validationMessage.ts'
import { ApiError } from './apiError.ts'
import { bodyTooLargeMessage, boundsOf, maxFormSize, maxParameters } from './body.ts'
import { exceededBound, type JsonBounds } from './jsonBounds.ts'
import type { ApiRequest } from './message.ts'

/** The body as text. */
export const readText = async (request: ApiRequest): Promise<string> =>
  new TextDecoder().decode(await request.arrayBuffer())

/** The parameters of the query; of a repeated one the last. */
export const queryOf = ({ url }: Pick<ApiRequest, 'url'>): Record<string, string> =>
  Object.fromEntries(new URL(url).searchParams)

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decoded(bytes: ArrayBuffer, name: string): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new ApiError(400, `${name} is not UTF-8`)
  }
}

/** @throws ApiError (415), which says what is taken (RFC 9110 section 15.5.16) */
function assertNotCompressed({ headers }: ApiRequest, name: string): void {
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? ''
  if (encoding === '' || encoding === 'identity') return
  throw new ApiError(415, `${name} is compressed: send it without Content-Encoding`, undefined, {
    headers: { 'Accept-Encoding': 'identity' },
  })
}

/** The request's JSON body, an object; `name` is how a refusal calls it. @throws ApiError (400, 415) */
export async function readJson(request: ApiRequest, name = 'The request body'): Promise<Record<string, unknown>> {
  assertNotCompressed(request, name)
  const text = decoded(await request.arrayBuffer(), name)
  assertBounded(text, boundsOf(new URL(request.url).pathname), name)
  const body = parseJson(text)
  if (isRecord(body)) return body
  throw new ApiError(400, `${name} is not a JSON object`)
}

/** The same of a body that may be left out; undefined then. @throws ApiError (400, 415) */
export const readOptionalJson = async (request: ApiRequest): Promise<Record<string, unknown> | undefined> =>
  (await request.arrayBuffer()).byteLength === 0 ? undefined : readJson(request)

/** Before it is parsed: what checks and stores a body works on each member, and descends into it. @throws ApiError (400) */
function assertBounded(text: string, bounds: JsonBounds, name: string): void {
  const exceeded = exceededBound(text, bounds)
  if (exceeded === 'depth') throw new ApiError(400, `${name} is nested more than ${bounds.depth} levels deep`)
  if (exceeded === 'members') throw new ApiError(400, `${name} has more than ${bounds.members} members`)
}

/** The parameters of a form-encoded body. @throws ApiError (400, 413, 415) */
export async function readParameters(request: ApiRequest): Promise<URLSearchParams> {
  assertNotCompressed(request, 'The request body')
  const { byteLength } = await request.arrayBuffer()
  if (byteLength > maxFormSize) throw new ApiError(413, bodyTooLargeMessage(new URL(request.url).pathname))
  const parameters = new URLSearchParams(await readText(request))
  if (parameters.size <= maxParameters) return parameters
  throw new ApiError(400, `The request body has more than ${maxParameters} parameters`)
}

/** The request's form-encoded body; of a repeated field the first. @throws ApiError (400, 413, 415) */
export async function readForm(request: ApiRequest): Promise<Record<string, string>> {
  return Object.fromEntries([...(await readParameters(request))].reverse())
}

/** The first name that several parameters have. */
export function repeatedName(parameters: URLSearchParams): string | undefined {
  const seen = new Set<string>()
  for (const name of parameters.keys()) {
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}

export const mediaTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

/** Whether the request says that its body is of this type, with any parameters. */
export function hasMediaType({ headers }: ApiRequest, expected: string): boolean {
  const [given = ''] = (headers.get('Content-Type') ?? '').split(';')
  return given.trim().toLowerCase() === expected
}

/** The body, coerced. @throws ApiError (400) that names the first bad field, or a member that the schema does not have. */
export function checkKnown<Value, Schema>(body: unknown, struct: Struct<Value, Schema>): Value {
  const [failure, value] = validate(body, struct, { coerce: true })
  if (!failure) return value
  throw new ApiError(400, validationMessage(failure, struct))
}

/** The schema's members of a body, coerced; others are ignored. @throws ApiError (400) that names the first bad field. */
export function check<Value, Schema>(body: unknown, struct: Struct<Value, Schema>): Value {
  const [failure, value] = validate(body, struct, { coerce: true, mask: true })
  if (!failure) return value
  throw new ApiError(400, validationMessage(failure, struct))
}
