import type { ApiRequest } from '../message.ts'
import { readText } from '../readRequest.ts'
import { TokenError } from './tokenError.ts'

/** A form-encoded body, and the text that it came as. */
export interface TokenForm {
  text: string
  /** The value of a parameter; undefined also when it is empty (RFC 6749 section 3.2). */
  get(name: string): string | undefined
  /** Whether a parameter is there, even if it is empty. */
  has(name: string): boolean
}

const mediaType = 'application/x-www-form-urlencoded'

/** A body of another type has no parameters. @throws TokenError (400) when a parameter is repeated. */
export async function readTokenForm(request: ApiRequest): Promise<TokenForm> {
  const text = await readText(request)
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  const parameters = new URLSearchParams(type.trim().toLowerCase() === mediaType ? text : '')
  const names = [...parameters.keys()]
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined)
    throw new TokenError('repeated-parameter', `Send ${repeated} once: a parameter must not be repeated.`)
  return { text, get: (name) => parameters.get(name) || undefined, has: (name) => parameters.has(name) }
}
