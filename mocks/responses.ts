import { HttpResponse } from 'msw'
import type { components } from '../src/api/schema.gen.ts'
import type { ApiError } from './apiError.ts'
import { type ApiResponse, connectionLost } from './message.ts'
import type { Operation } from './operation.ts'

type Envelope = components['schemas']['Envelope']
type OAuthError = components['schemas']['OAuthError']

const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }

export const json = (body: unknown, status = 200): ApiResponse => ({ status, headers, body: JSON.stringify(body) })

/** The documented envelope of a success; `data` is left out when there is none. */
export const success = (data: unknown, txId?: string): ApiResponse =>
  json({
    header: { status: 'SUCCESS', statusCode: 200, message: null, ...(txId !== undefined && { txId }) },
    ...(data !== undefined && { data }),
  })

/** The documented envelope of a failure (000 section 8). */
export const failure = (status: number, message: string | undefined, txId?: string): ApiResponse => {
  const header = { status: 'ERROR' as const, statusCode: status, ...(message !== undefined && { message }) }
  const body: Envelope = { header: { ...header, ...(txId !== undefined && { txId }) } }
  return json(body, status)
}

const oauthFailure = (status: number, code: string, message: string | undefined): ApiResponse => {
  const body: OAuthError = { error: code, ...(message !== undefined && { error_description: message }) }
  return json(body, status)
}

/** A failure in the operation's own shape. */
export const errorResponse = (
  { style }: Pick<Operation, 'style'>,
  { status, message, code }: Pick<ApiError, 'status' | 'code'> & { message: string | undefined },
  txId?: string,
): ApiResponse => (style === 'oauth' ? oauthFailure(status, code, message) : failure(status, message, txId))

/** With the status's usual text, which not every host would add; a lost connection is the platform's network error. */
export const toWebResponse = (response: ApiResponse): Response =>
  response === connectionLost
    ? HttpResponse.error()
    : HttpResponse.text(response.body, { status: response.status, headers: response.headers })
