import { HttpResponse } from 'msw'
import type { components } from '../../src/api/schema.gen.ts'
import type { ApiError } from './apiError.ts'
import { type ApiResponse, connectionLost } from './message.ts'

type Envelope = components['schemas']['Envelope']
type OAuthError = components['schemas']['OAuthError']

/** On every answer: no page can include it, and none is read as another type; what CORS allows to read it is another matter. */
export const notIncluded = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' }

const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json', ...notIncluded }

/** JSON as it stands. */
export const jsonText = (body: string, status: number): ApiResponse => ({ status, headers, body })

export const json = (body: unknown, status = 200): ApiResponse => jsonText(JSON.stringify(body), status)

/** The documented envelope of a success; `data` is left out when there is none. */
export const success = (data: unknown, txId?: string): ApiResponse =>
  json({
    header: { status: 'SUCCESS', statusCode: 200, message: null, ...(txId !== undefined && { txId }) },
    ...(data !== undefined && { data }),
  })

/** JSON that a browser saves under this name. */
export const file = (body: string, name: string): ApiResponse => ({
  status: 200,
  headers: { ...headers, 'Content-Disposition': `attachment; filename="${name}"` },
  body,
})

/** The documented envelope of a failure (000 section 8); an empty message is left out. */
export const failure = (status: number, message: string, txId?: string): ApiResponse => {
  const header = { status: 'ERROR' as const, statusCode: status, ...(message !== '' && { message }) }
  const body: Envelope = { header: { ...header, ...(txId !== undefined && { txId }) } }
  return json(body, status)
}

/** A failure in the shape that a route answers in. Calls without a txId could not be counted. */
export type Fail = (error: ApiError, txId?: string) => ApiResponse

/** In the envelope, of what has no txId. */
export const failWithoutTxId: Fail = ({ status, message }) => failure(status, message)

/** As an authorization server fails (RFC 6749 section 5.2); without a message there is no description. */
export const oauthFailure = ({ status, code, message }: ApiError): ApiResponse => {
  const body: OAuthError = { error: code, ...(message !== '' && { error_description: message }) }
  return json(body, status)
}

/** With the status's usual text, which not every host would add; a lost connection is the platform's network error. */
export const toWebResponse = (response: ApiResponse): Response =>
  response === connectionLost
    ? HttpResponse.error()
    : new HttpResponse(response.body === '' ? null : response.body, {
        status: response.status,
        headers: response.headers,
      })

/** With these headers; a connection that is lost carries none. */
export const withHeaders = (response: ApiResponse, headers: Readonly<Record<string, string>>): ApiResponse =>
  response === connectionLost ? response : { ...response, headers: { ...response.headers, ...headers } }

/** Of a header, in characters: clients refuse an answer whose headers exceed some 16 KiB. */
const longestHeader = 1000

/** The text as a header takes it: in ASCII, on one line, and its beginning if it is long. */
export const headerText = (text: string): string =>
  text
    .slice(0, longestHeader)
    .replaceAll('’', "'")
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(/[^\x20-\x7e]/g, '?')
