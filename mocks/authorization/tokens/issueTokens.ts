import { refreshTokenLifetime } from '../../../src/rules/bank/apiLimits.ts'
import { grantFacts } from '../../../src/rules/bank/authorization/grants.ts'
import { hour } from '../../../src/rules/time/units.ts'
import { type Bank, settingsOf } from '../../bank/bank.ts'
import { expire } from '../../db/expire.ts'
import type { AuthorizationGrantRow } from '../../db/tables/authorization/authorization.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'

/** A token as the token endpoint answers it (RFC 6749 section 5.1). */
export interface TokenResponse {
  access_token: string
  token_type: 'bearer'
  refresh_token?: string
  /** In seconds. */
  expires_in: number
  scope: string
  /** What the customer has allowed, in the authorization code flow. */
  consent_id?: string
}

/** How long an expired access token is still known, so that a refused call can say why, in milliseconds. */
const expiredTokenRetention = hour

/** Of access tokens, and of refresh tokens: the oldest give way, so that a busy test does not fill the memory. */
export const maxTokens = 10_000

type GrantedTo = Pick<AuthorizationGrantRow, 'kind' | 'scopes'> &
  Partial<Pick<AuthorizationGrantRow, 'customerNumber' | 'corporateUsername' | 'accounts' | 'consentId'>>

/** A grant for an application, and its first tokens, which may have fewer scopes. */
export async function grantTokens(
  bank: Bank,
  { id: applicationId, oauthClientId }: ApplicationRow,
  granted: GrantedTo,
  tokenScopes = granted.scopes,
) {
  const grant = await bank.tables.authorizationGrants.insert({
    customerNumber: null,
    corporateUsername: null,
    accounts: null,
    ...granted,
    id: await bank.sequence.id('authorization-grant'),
    applicationId,
    clientId: oauthClientId,
    endedAt: null,
  })
  return { grant, response: await issueTokens(bank, grant, tokenScopes) }
}

/** An access token of these scopes and, where the grant has one, a refresh token. */
export async function issueTokens(
  bank: Bank,
  { id: grantId, kind, consentId = '' }: AuthorizationGrantRow,
  scopes: string[],
): Promise<TokenResponse> {
  const { tables, clock, sequence } = bank
  const { refreshToken, ...facts } = grantFacts[kind]
  const now = clock.now()
  const consent = tables.consents.get(consentId)
  const consentEnd = consent?.expiresAt ?? Number.POSITIVE_INFINITY
  const { expiresIn } = settingsOf(bank)
  const longest = kind === 'authorization_id' ? Math.min(facts.lifetime, expiresIn) : expiresIn
  const lifetime = Math.min(longest, Math.ceil((consentEnd - now) / 1000))
  const access = toUuid(await sequence.key('customer access token'))
  await tables.accessTokens.insert({ id: access, grantId, scopes, expiresAt: now + lifetime * 1000 })
  const scope = scopes.join(' ')
  if (!refreshToken) {
    deleteExpired(bank)
    return { access_token: access, token_type: 'bearer', expires_in: lifetime, scope }
  }
  const refresh = toUuid(await sequence.key('customer refresh token'))
  await tables.refreshTokens.insert({
    id: refresh,
    grantId,
    expiresAt: Math.min(now + refreshTokenLifetime * 1000, consentEnd),
    usedAt: null,
  })
  deleteExpired(bank)
  return {
    access_token: access,
    token_type: 'bearer',
    refresh_token: refresh,
    expires_in: lifetime,
    scope,
    ...(consent && { consent_id: consent.id }),
  }
}

/** The tokens of a grant work no longer, and what only it allowed ends with it. */
export async function endGrant(bank: Bank, grantId: string): Promise<void> {
  const { tables, clock } = bank
  const grant = tables.authorizationGrants.get(grantId)
  if (!grant || grant.endedAt !== null) return
  await tables.authorizationGrants.update(grantId, { endedAt: clock.now() })
  await bank.publish('grantEnded', grant)
}

/** A grant is deleted with the last of its tokens. */
function deleteUnusedGrant({ tables }: Bank, grantId: string): void {
  const { accessTokens, refreshTokens, authorizationGrants } = tables
  const isUsed = [accessTokens, refreshTokens].some((table) => table.listBy('grantId', grantId).length > 0)
  if (!isUsed) authorizationGrants.delete(grantId)
}

export function deleteAccessToken(bank: Bank, { id, grantId }: { id: string; grantId: string }): void {
  bank.tables.accessTokens.delete(id)
  deleteUnusedGrant(bank, grantId)
}

/** Deletes what has expired or is too much, oldest first, and each grant with the last of its tokens. */
function deleteExpired(bank: Bank): void {
  const now = bank.clock.now()
  const { accessTokens, refreshTokens } = bank.tables
  const deleteUnused = ({ grantId }: { grantId: string }) => deleteUnusedGrant(bank, grantId)
  const isTooOld = ({ expiresAt }: { expiresAt: number }) => now >= expiresAt + expiredTokenRetention
  expire(accessTokens, (row) => isTooOld(row) || accessTokens.count() > maxTokens, deleteUnused)
  expire(refreshTokens, ({ expiresAt }) => now >= expiresAt || refreshTokens.count() > maxTokens, deleteUnused)
}

/** The shape of the documented tokens. */
const toUuid = (key: string): string => key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
