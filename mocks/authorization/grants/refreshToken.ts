import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import { findGrant } from '../tokens/findGrant.ts'
import { endGrant, issueTokens, type TokenResponse } from '../tokens/issueTokens.ts'
import { scopeNames } from '../tokens/requestedScopes.ts'
import { TokenError } from '../tokens/tokenError.ts'
import type { TokenRequest } from '../tokens/tokenRequest.ts'

/**
 * RFC 6749 section 6. A refresh token works once: a second time somebody else must have it, and the whole grant ends
 * (RFC 9700 section 4.14).
 */
export async function refreshTokenGrant({ bank, application, form, setSubject }: TokenRequest): Promise<TokenResponse> {
  const value = form.get('refresh_token')
  if (value === undefined) throw new TokenError('invalid-refresh-token', 'The refresh_token parameter is missing.')
  const token = bank.tables.refreshTokens.get(value)
  const owner = token && bank.tables.authorizationGrants.get(token.grantId)
  const found = owner?.applicationId === application.id ? findGrant(bank, owner.id) : undefined
  if (!token || !found)
    throw new TokenError(
      'invalid-refresh-token',
      'The application has no such refresh token: sign the customer in again.',
    )
  if ('ended' in found) throw new TokenError('invalid-refresh-token', found.ended)
  const { grant } = found
  if (token.usedAt !== null) {
    await endGrant(bank, grant.id)
    throw new TokenError(
      'invalid-refresh-token',
      'The refresh token was used before, so all tokens of this sign-in were revoked: store the new one of each response.',
    )
  }
  const now = bank.clock.now()
  if (now >= token.expiresAt)
    throw new TokenError('invalid-refresh-token', 'The refresh token has expired: sign the customer in again.')
  const activated = activatedScopes(application, grant.kind)
  const held = grant.scopes.filter((name) => activated.includes(name))
  const named = scopeNames(form.get('scope') ?? '')
  const wanted = named.length === 0 ? held : named
  const refused = wanted.find((name) => !held.includes(name))
  if (refused !== undefined || held.length === 0)
    throw new TokenError(
      'scope-not-activated',
      `The customer's consent and the application's APIs do not cover ${refused ?? 'any scope'}.`,
    )
  if (grant.customerNumber !== null) setSubject(grant.customerNumber)
  await bank.tables.refreshTokens.update(token.id, { usedAt: now })
  return issueTokens(
    bank,
    grant,
    held.filter((name) => wanted.includes(name)),
  )
}
