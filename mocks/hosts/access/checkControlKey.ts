import { createHash, timingSafeEqual } from 'node:crypto'
import type { ApiResponse } from '../../http/message.ts'
import { failure, withHeaders } from '../../http/responses.ts'

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether the value of an Authorization header is the key as a Bearer token; the time says nothing about the key. */
export function createControlKeyCheck(key: string): (authorization: string | undefined) => boolean {
  const expected = digestOf(key)
  return (authorization = '') => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    return timingSafeEqual(digestOf(given), expected)
  }
}

/** The answer to a control call without the key, or with another (RFC 6750 section 3). */
export function keyRequired(authorization: string | undefined): ApiResponse {
  const isGiven = authorization !== undefined
  const message = isGiven
    ? 'This is not the control key of this sandbox: send the one that its server was started with, or start the portal with it'
    : 'Control calls of this sandbox need its control key: send Authorization: Bearer KEY, or start the portal with --control-key KEY'
  const challenge = `Bearer realm="sandbox control"${isGiven ? ', error="invalid_token"' : ''}`
  return withHeaders(failure(401, message), { 'WWW-Authenticate': challenge })
}
