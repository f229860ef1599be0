import { integer, min, nonempty, nullable, string, type } from 'superstruct'
import { bankPaths } from '../rules/bank/bankHosts.ts'
import { reasonHeader } from '../rules/bank/reasonHeader.ts'
import { problemOfAnswer, problems } from '../rules/problem.ts'
import { lenient, looseOptional, looseText } from '../rules/schemas/lenientSchemas.ts'
import { validate } from '../rules/schemas/validate.ts'
import { isBearer, sessionProblems } from '../rules/session/session.ts'
import type { TokenRefusal } from '../rules/tryItOut/authorization.ts'
import { basicAuthorization } from './client/client.ts'

/** A request at the bank's token endpoint, with the credentials of a developer's application. */
export interface TokenRequest {
  /** The base address of the bank's authorization server, without a slash at the end. */
  base: string
  client: { id: string; secret: string }
  /** Form-encoded. */
  body: string
  /** The signature over the body, where the grant asks for it. */
  sign?: string
}

const tokenResponse = type({
  access_token: nonempty(string()),
  token_type: looseOptional(nonempty(string())),
  refresh_token: looseOptional(nonempty(string())),
  /** In seconds; null where it is not said. */
  expires_in: lenient(nullable(min(integer(), 1)), null),
  scope: looseText(),
})

export type TokenResponse = typeof tokenResponse.TYPE

const errorResponse = type({ error: nonempty(string()), error_description: looseText() })

/** Ends a token of the application (RFC 7009 section 2); rejects with a Problem when the bank refuses. */
export async function revokeToken(
  send: typeof fetch,
  { base, client, token }: Pick<TokenRequest, 'base' | 'client'> & { token: string },
  signal: AbortSignal,
): Promise<void> {
  const response = await send(`${base}${bankPaths.revoke}`, {
    method: 'POST',
    headers: { Authorization: basicAuthorization(client), 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }).toString(),
    signal,
  })
  if (!response.ok) throw problemOfAnswer(response.status, response.statusText, undefined)
}

/**
 * Requests a token. An error of RFC 6749 section 5.2 is an answer; anything else that is no token rejects with a Problem, as
 * `send` does (`ScopedClient.within`).
 */
export async function requestToken(
  send: typeof fetch,
  { base, client, body: form, sign }: TokenRequest,
  signal: AbortSignal,
): Promise<{ token: TokenResponse } | { refusal: TokenRefusal & { status: number } }> {
  const response = await send(`${base}${bankPaths.token}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: basicAuthorization(client),
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(sign !== undefined && { sign }),
    },
    body: form,
    signal,
  })
  const body = await response.json().catch(() => undefined)
  if (response.ok) {
    const [failure, token] = validate(body, tokenResponse, { coerce: true, mask: true })
    if (failure) throw problems.malformed
    if (token.token_type !== undefined && !isBearer(token.token_type)) throw sessionProblems.tokenTypeUnknown
    return { token }
  }
  const [failure, answer] = validate(body, errorResponse, { coerce: true, mask: true })
  if (failure) throw problemOfAnswer(response.status, response.statusText, body)
  const { error, error_description: description } = answer
  const reason = response.headers.get(reasonHeader)
  return { refusal: { status: response.status, error, description: description || null, reason } }
}
