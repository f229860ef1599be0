import { HttpResponse } from 'msw'
import type { components } from '../src/api/schema.gen.ts'
import type { ApiError } from './apiError.ts'
import type { Operation } from './operation.ts'

type Envelope = components['schemas']['Envelope']
type OAuthError = components['schemas']['OAuthError']

const headers = { 'Cache-Control': 'no-store' }

/** JSON with the status's usual text, which not every host would add. */
export const json = (body: unknown, status = 200): Response => HttpResponse.json(body as never, { status, headers })

/** The documented envelope of a success; `data` is left out when there is none. */
export const success = (data: unknown, txId?: string): Response =>
  json({
    header: { status: 'SUCCESS', statusCode: 200, message: null, ...(txId !== undefined && { txId }) },
    ...(data !== undefined && { data }),
  })

/** The documented envelope of a failure (000 section 8). */
export const failure = (status: number, message: string | undefined, txId?: string): Response => {
  const header = { status: 'ERROR' as const, statusCode: status, ...(message !== undefined && { message }) }
  const body: Envelope = { header: { ...header, ...(txId !== undefined && { txId }) } }
  return json(body, status)
}

const oauthFailure = (status: number, code: string, message: string | undefined): Response => {
  const body: OAuthError = { error: code, ...(message !== undefined && { error_description: message }) }
  return json(body, status)
}

/** A failure in the operation's own shape. */
export const errorResponse = (
  { style }: Pick<Operation, 'style'>,
  { status, message, code }: Pick<ApiError, 'status' | 'code'> & { message: string | undefined },
  txId?: string,
): Response => (style === 'oauth' ? oauthFailure(status, code, message) : failure(status, message, txId))
