import { day } from '../../../src/rules/time/units.ts'
import { type Bank, settingsOf } from '../../bank/bank.ts'
import { expire } from '../../db/expire.ts'
import type { DeveloperAccount, TokenRow } from '../../db/tables/portal/developerAccounts.ts'
import { ApiError } from '../../http/apiError.ts'
import { authenticationRequired } from '../../http/authenticationRequired.ts'
import type { ApiRequest } from '../../http/message.ts'
import { assertEnabled } from './developerAccounts.ts'

/** A token as /oauth/token answers it (RFC 6749 section 5.1). */
const tokenResponse = ({ id, refreshToken, expiresIn }: TokenRow) => ({
  access_token: id,
  token_type: 'bearer',
  refresh_token: refreshToken,
  expires_in: expiresIn,
  scope: 'portal',
})
type TokenAnswer = ReturnType<typeof tokenResponse>

/** How long an expired token is still known, so that a refused call can say why, in milliseconds. */
const expiredTokenRetention = day
/** The oldest give way, so that a busy test does not fill the memory. */
const maxTokens = 10_000

async function issueToken(bank: Bank, grantId: string): Promise<TokenRow> {
  const { expiresIn, refreshExpiresIn } = settingsOf(bank)
  const now = bank.clock.now()
  const { tables } = bank
  const issued = await tables.tokens.insert({
    id: await bank.sequence.key('access'),
    grantId,
    refreshToken: await bank.sequence.key('refresh'),
    expiresIn,
    expiresAt: now + expiresIn * 1000,
    refreshExpiresAt: now + refreshExpiresIn * 1000,
    successor: null,
  })
  expire(
    tables.tokens,
    ({ refreshExpiresAt }) => now >= refreshExpiresAt + expiredTokenRetention || tables.tokens.count() > maxTokens,
    ({ grantId: id }) => {
      if (tables.tokens.listBy('grantId', id).length === 0) tables.grants.delete(id)
    },
  )
  return issued
}

export async function grantTokens(bank: Bank, account: DeveloperAccount): Promise<TokenAnswer> {
  const id = await bank.sequence.id('grant')
  await bank.tables.grants.insert({ id, accountId: account.id, endedAt: null })
  return tokenResponse(await issueToken(bank, id))
}

/**
 * A refresh token works once. Within a short grace period it gives the same answer again, since the
 * first one may have been lost; after that somebody else must have it, and the whole grant is revoked (RFC 9700 section 4.14).
 * @throws ApiError when the token cannot be refreshed.
 */
export async function refreshTokens(
  bank: Bank,
  refreshToken: string,
): Promise<{ account: DeveloperAccount; answer: TokenAnswer }> {
  const { tables, clock } = bank
  const token = tables.tokens.by('refreshToken', refreshToken)
  const { grant, account } = ownerOf(bank, token)
  if (!token || !grant || !account || grant.endedAt !== null) throw new ApiError(400, invalidRefresh, 'invalid_grant')
  if (clock.now() >= token.refreshExpiresAt) throw new ApiError(400, 'Refresh token has expired', 'invalid_grant')
  assertEnabled(account)
  if (token.successor) {
    const next = tables.tokens.get(token.successor.id)
    if (next && clock.now() < token.successor.at + settingsOf(bank).refreshGrace * 1000)
      return { account, answer: tokenResponse(next) }
    await revokeGrant(bank, grant.id)
    throw new ApiError(400, invalidRefresh, 'invalid_grant')
  }
  const next = await issueToken(bank, grant.id)
  await tables.tokens.update(token.id, { successor: { id: next.id, at: clock.now() } })
  return { account, answer: tokenResponse(next) }
}

/** @throws ApiError (401) unless the request has a valid access token. */
export function authenticate(bank: Bank, request: ApiRequest): DeveloperAccount {
  const { token, grant, account } = bearerOf(bank, request)
  if (grant.endedAt !== null) throw new ApiError(401, invalidAccess)
  if (bank.clock.now() >= token.expiresAt) throw new ApiError(401, 'Access token has expired')
  return account
}

/** Revokes the sign-ins of the account, but not the one that the request was made with. */
export async function revokeGrantsOf(bank: Bank, account: DeveloperAccount, request?: ApiRequest): Promise<void> {
  const kept = request && bearerOf(bank, request).grant.id
  for (const { id, endedAt } of bank.tables.grants.listBy('accountId', account.id))
    if (endedAt === null && id !== kept) await revokeGrant(bank, id)
}

/** Revokes the grant of the request's access token; an expired or revoked one is no failure. */
export async function revokeCurrentGrant(bank: Bank, request: ApiRequest): Promise<DeveloperAccount> {
  const { grant, account } = bearerOf(bank, request)
  if (grant.endedAt === null) await revokeGrant(bank, grant.id)
  return account
}

const revokeGrant = ({ tables, clock }: Bank, grantId: string) =>
  tables.grants.update(grantId, { endedAt: clock.now() })

function ownerOf({ tables }: Bank, token: TokenRow | undefined) {
  const grant = token && tables.grants.get(token.grantId)
  return { grant, account: grant && tables.accounts.get(grant.accountId) }
}

function bearerOf(bank: Bank, request: ApiRequest) {
  const [, value] = /^bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (value === undefined) throw new ApiError(401, authenticationRequired)
  const token = bank.tables.tokens.get(value)
  const { grant, account } = ownerOf(bank, token)
  if (!token || !grant || !account) throw new ApiError(401, invalidAccess)
  return { token, grant, account }
}

const invalidAccess = 'Access token is not valid'
const invalidRefresh = 'Refresh token is not valid'
