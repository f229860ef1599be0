import { grantFacts } from '../../src/rules/grants.ts'
import type { Bank } from '../bank/bank.ts'
import type { ApplicationRow } from '../db/applications.ts'
import type { AuthorizationGrantRow } from '../db/authorization.ts'

/** A token as the token endpoint answers it (RFC 6749 section 5.1). */
export interface TokenResponse {
  access_token: string
  token_type: 'bearer'
  refresh_token?: string
  /** In seconds. */
  expires_in: number
  scope: string
}

/** How long a refresh token works, in milliseconds: the bank's choice, since the documentation names no time. */
export const refreshTokenLifetime = 30 * 24 * 3_600_000

/** How long an expired access token is still known, so that a refused call can say why, in milliseconds. */
const expiredTokenRetention = 3_600_000

type GrantedTo = Pick<AuthorizationGrantRow, 'kind' | 'scopes'> &
  Partial<Pick<AuthorizationGrantRow, 'customerNumber' | 'corporateUsername' | 'accounts'>>

/** A grant for an application, and its first tokens. */
export async function grantTokens(
  bank: Bank,
  { id: applicationId, oauthClientId }: ApplicationRow,
  granted: GrantedTo,
) {
  deleteExpired(bank)
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
  return { grant, response: await issueTokens(bank, grant, granted.scopes) }
}

/** An access token of these scopes and, where the grant has one, a refresh token. */
export async function issueTokens(
  { tables, clock, sequence }: Bank,
  { id: grantId, kind }: AuthorizationGrantRow,
  scopes: string[],
): Promise<TokenResponse> {
  const { lifetime, refreshToken } = grantFacts[kind]
  const now = clock.now()
  const access = toUuid(await sequence.key('customer access token'))
  await tables.accessTokens.insert({ id: access, grantId, scopes, expiresAt: now + lifetime * 1000 })
  const scope = scopes.join(' ')
  if (!refreshToken) return { access_token: access, token_type: 'bearer', expires_in: lifetime, scope }
  const refresh = toUuid(await sequence.key('customer refresh token'))
  await tables.refreshTokens.insert({ id: refresh, grantId, expiresAt: now + refreshTokenLifetime, usedAt: null })
  return { access_token: access, token_type: 'bearer', refresh_token: refresh, expires_in: lifetime, scope }
}

/** The tokens of a grant work no longer. */
export async function endGrant({ tables, clock }: Bank, grantId: string): Promise<void> {
  const grant = tables.authorizationGrants.get(grantId)
  if (grant && grant.endedAt === null) await tables.authorizationGrants.update(grantId, { endedAt: clock.now() })
}

/** Deletes what has expired, oldest first, and each grant with the last of its tokens. */
function deleteExpired({ tables, clock }: Bank): void {
  const now = clock.now()
  for (const [table, retention] of [
    [tables.accessTokens, expiredTokenRetention],
    [tables.refreshTokens, 0],
  ] as const)
    for (let row = table.oldest(); row && now >= row.expiresAt + retention; row = table.oldest()) {
      table.delete(row.id)
      const { grantId } = row
      const hasTokens = [tables.accessTokens, tables.refreshTokens].some(
        (each) => each.listBy('grantId', grantId).length,
      )
      if (!hasTokens) tables.authorizationGrants.delete(grantId)
    }
}

/** The shape of the documented tokens. */
const toUuid = (key: string): string => key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
