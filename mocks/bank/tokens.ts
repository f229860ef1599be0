import type { Account, TokenRow } from '../db/accounts.ts'
import { Refusal } from '../refusal.ts'
import { refuseDisabled } from './accounts.ts'
import { type Bank, settingsOf } from './bank.ts'

/** A token as /oauth/token answers it (RFC 6749 section 5.1). */
const answerOf = ({ id, refreshToken, expiresIn }: TokenRow) => ({
  access_token: id,
  token_type: 'bearer',
  refresh_token: refreshToken,
  expires_in: expiresIn,
  scope: 'portal',
})
type TokenAnswer = ReturnType<typeof answerOf>

async function issue(bank: Bank, grantId: string): Promise<TokenRow> {
  const { expiresIn, refreshExpiresIn } = settingsOf(bank)
  const now = bank.clock.now()
  return bank.tables.tokens.insert({
    id: await bank.sequence.key('access'),
    grantId,
    refreshToken: await bank.sequence.key('refresh'),
    expiresIn,
    expiresAt: now + expiresIn * 1000,
    refreshExpiresAt: now + refreshExpiresIn * 1000,
    successor: null,
  })
}

export async function grantTokens(bank: Bank, account: Account): Promise<TokenAnswer> {
  const id = await bank.sequence.id('grant')
  await bank.tables.grants.insert({ id, accountId: account.id, endedAt: null })
  return answerOf(await issue(bank, id))
}

/**
 * A refresh token works once. For a short grace it gives the same answer again, since the first one may have been
 * lost; after that its use means that somebody else has it, and the whole grant ends (RFC 9700 section 4.14).
 * @throws Refusal when there is no new token to be had.
 */
export async function refreshTokens(
  bank: Bank,
  refreshToken: string,
): Promise<{ account: Account; answer: TokenAnswer }> {
  const { tables, clock } = bank
  const token = tables.tokens.by('refreshToken', refreshToken)
  const { grant, account } = ownerOf(bank, token)
  if (!token || !grant || !account || grant.endedAt !== null) throw new Refusal(400, invalidRefresh, 'invalid_grant')
  if (clock.now() >= token.refreshExpiresAt) throw new Refusal(400, 'Refresh token has expired', 'invalid_grant')
  refuseDisabled(account)
  if (token.successor) {
    const next = tables.tokens.get(token.successor.id)
    if (next && clock.now() < token.successor.at + settingsOf(bank).refreshGrace * 1000)
      return { account, answer: answerOf(next) }
    await end(bank, grant.id)
    throw new Refusal(400, invalidRefresh, 'invalid_grant')
  }
  const next = await issue(bank, grant.id)
  await tables.tokens.update(token.id, { successor: { id: next.id, at: clock.now() } })
  return { account, answer: answerOf(next) }
}

/** @throws Refusal (401) unless the request carries an access token that is good now. */
export function authenticate(bank: Bank, request: Request): Account {
  const { token, grant, account } = bearerOf(bank, request)
  if (grant.endedAt !== null) throw new Refusal(401, invalidAccess)
  if (bank.clock.now() >= token.expiresAt) throw new Refusal(401, 'Access token has expired')
  return account
}

/** Ends the grant of the request's access token; one that has run out or has ended before is no failure. */
export async function endGrant(bank: Bank, request: Request): Promise<Account> {
  const { grant, account } = bearerOf(bank, request)
  if (grant.endedAt === null) await end(bank, grant.id)
  return account
}

const end = ({ tables, clock }: Bank, grantId: string) => tables.grants.update(grantId, { endedAt: clock.now() })

function ownerOf({ tables }: Bank, token: TokenRow | undefined) {
  const grant = token && tables.grants.get(token.grantId)
  return { grant, account: grant && tables.accounts.get(grant.accountId) }
}

function bearerOf(bank: Bank, request: Request) {
  const [, value] = /^bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (value === undefined) throw new Refusal(401, fullAuthentication)
  const token = bank.tables.tokens.get(value)
  const { grant, account } = ownerOf(bank, token)
  if (!token || !grant || !account) throw new Refusal(401, invalidAccess)
  return { token, grant, account }
}

/** The specification's text for a call without credentials (001 section 8). */
export const fullAuthentication = 'Full authentication is required to access this resource'
const invalidAccess = 'Access token is not valid'
const invalidRefresh = 'Refresh token is not valid'
