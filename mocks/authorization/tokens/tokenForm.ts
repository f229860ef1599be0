import type { ApiRequest } from '../../http/message.ts'
import { hasMediaType, mediaTypes, readParameters, readText, repeatedName } from '../../http/readRequest.ts'
import { TokenError } from './tokenError.ts'

/** A form-encoded body, and the text that it came as. */
export interface TokenForm {
  text: string
  /** The value of a parameter; undefined also when it is empty (RFC 6749 section 3.2). */
  get(name: string): string | undefined
  /** Whether a parameter is there, even if it is empty. */
  has(name: string): boolean
}

/** A body of another type has no parameters. @throws TokenError (400) when a parameter is repeated; ApiError (400, 413) */
export async function readTokenForm(request: ApiRequest): Promise<TokenForm> {
  const text = await readText(request)
  const parameters = hasMediaType(request, mediaTypes.form) ? await readParameters(request) : new URLSearchParams()
  const repeated = repeatedName(parameters)
  if (repeated !== undefined)
    throw new TokenError('repeated-parameter', `Send ${repeated} once: a parameter must not be repeated.`)
  return { text, get: (name) => parameters.get(name) || undefined, has: (name) => parameters.has(name) }
}
