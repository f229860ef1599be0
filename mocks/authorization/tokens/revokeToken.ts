import { findGrant } from './findGrant.ts'
import { deleteAccessToken, endGrant } from './issueTokens.ts'
import type { TokenRequest } from './tokenRequest.ts'

/** Ends an access token, or a refresh token with all tokens of its grant; leaves those of another application alone. */
export async function revokeToken({ bank, application }: TokenRequest, token: string): Promise<void> {
  const { accessTokens, refreshTokens } = bank.tables
  const access = accessTokens.get(token)
  const row = access ?? refreshTokens.get(token)
  const found = row && findGrant(bank, row.grantId)
  if (!found || 'ended' in found || found.application.id !== application.id) return
  if (access) deleteAccessToken(bank, access)
  else await endGrant(bank, found.grant.id)
}
