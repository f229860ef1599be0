import { authorizationCodeLifetime } from '../../../src/rules/bank/apiLimits.ts'
import { inWords } from '../../bank/inWords.ts'
import type { AuthorizationRequestRow } from '../../db/tables/authorization/authorization.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import { transitionRequest } from '../authorizationCode/authorizationRequests.ts'
import { verifyCodeChallenge } from '../authorizationCode/codeChallenge.ts'
import { endOf } from '../tokens/findGrant.ts'
import { endGrant, grantTokens, type TokenResponse } from '../tokens/issueTokens.ts'
import { requestedScopes } from '../tokens/requestedScopes.ts'
import { TokenError } from '../tokens/tokenError.ts'
import type { TokenRequest } from '../tokens/tokenRequest.ts'

/** RFC 6749 section 4.1.3, with the proof key of RFC 7636 where the authorization request had a challenge. */
export async function authorizationCodeGrant(request: TokenRequest): Promise<TokenResponse> {
  const { bank, application, form, setSubject } = request
  const code = form.get('code')
  if (code === undefined) throw new TokenError('missing-code', 'Send the code from the redirect as code.')
  const authorization = await redeemableRequest(request, code)
  checkRedirectUri(authorization, form.get('redirect_uri'))
  await checkProof(authorization, form.get('code_verifier'))
  const { scopes, customerNumber, corporateUsername, accounts, state, consentId } = authorization
  if (form.get('state') !== undefined && form.get('state') !== (state ?? undefined))
    throw new TokenError(
      'invalid-code',
      'The state is not that of the authorization request: leave it out or send the same.',
    )
  if (corporateUsername !== null && form.get('corporateUsername') !== corporateUsername)
    throw new TokenError(
      'missing-corporate-username',
      'The customer is a company: send the corporateUsername of the user who has signed in.',
    )
  if (customerNumber !== null) setSubject(customerNumber)
  const activated = stillActivated(application, scopes)
  const granted = {
    kind: 'authorization_code',
    scopes,
    customerNumber,
    corporateUsername,
    accounts,
    ...(consentId !== undefined && { consentId }),
  } as const
  const { grant, response } = await grantTokens(bank, application, granted, activated)
  if (consentId !== undefined) await bank.tables.consents.update(consentId, { grantId: grant.id })
  await transitionRequest(bank, authorization, { type: 'code.exchanged' }, { grantId: grant.id })
  return response
}

/**
 * What the customer has allowed, without the scopes of APIs that were switched off since: the response names them
 * (RFC 6749 section 5.1), and a renewed token has those whose API is back.
 * @throws TokenError where none is left
 */
function stillActivated(application: ApplicationRow, scopes: readonly string[]): string[] {
  const activated = activatedScopes(application, 'authorization_code')
  const left = scopes.filter((name) => activated.includes(name))
  return left.length > 0 ? left : requestedScopes(application, 'authorization_code', scopes.join(' '))
}

/** The request whose code this is. A code that is used again ends what it gave (RFC 6749 section 4.1.2). */
async function redeemableRequest({ bank, application }: TokenRequest, code: string): Promise<AuthorizationRequestRow> {
  const row = bank.tables.authorizationCodes.get(code)
  const authorization = row && bank.tables.authorizationRequests.get(row.requestId)
  if (
    !authorization ||
    authorization.applicationId !== application.id ||
    authorization.clientId !== application.oauthClientId
  )
    throw new TokenError('invalid-code', 'The bank has given the application no such code.')
  const { lifecycle, grantId } = authorization
  if (lifecycle.value === 'exchanged') {
    await transitionRequest(bank, authorization, { type: 'code.replayed' })
    if (grantId !== null) await endGrant(bank, grantId)
  }
  if (lifecycle.value === 'exchanged' || lifecycle.value === 'revoked')
    throw new TokenError(
      'invalid-code',
      'The code was used before, so the tokens that it gave were revoked: exchange a code once.',
    )
  const isOver = bank.clock.now() >= row.expiresAt
  if (lifecycle.value === 'issued' && isOver) await transitionRequest(bank, authorization, { type: 'code.expired' })
  if (isOver || lifecycle.value === 'expired')
    throw new TokenError(
      'invalid-code',
      `The code has expired: exchange it within ${inWords(authorizationCodeLifetime / 60)} minutes.`,
    )
  const { consentId } = authorization
  const consent = bank.tables.consents.get(consentId ?? '')
  if (consentId !== undefined && !consent)
    throw new TokenError(
      'invalid-code',
      'The bank no longer has the consent: send the customer through the authorization page again.',
    )
  if (consent && consent.lifecycle.value !== 'valid') throw new TokenError('invalid-code', endOf(consent))
  return authorization
}

function checkRedirectUri({ redirectUri, registeredUri }: AuthorizationRequestRow, sent: string | undefined): void {
  const expected = redirectUri ?? (sent === undefined ? undefined : registeredUri)
  if (sent !== expected)
    throw new TokenError(
      'redirect-uri-mismatch',
      sent === undefined
        ? 'The redirect_uri is missing: step 1 had one, so send the same.'
        : 'The redirect_uri is not that of step 1, letter by letter.',
    )
}

async function checkProof({ codeChallenge }: AuthorizationRequestRow, verifier: string | undefined): Promise<void> {
  if (codeChallenge === null && verifier === undefined) return
  if (codeChallenge === null || verifier === undefined || !(await verifyCodeChallenge(codeChallenge, verifier)))
    throw new TokenError(
      'invalid-code-verifier',
      codeChallenge === null
        ? 'Step 1 had no code_challenge: send it there, or no code_verifier here.'
        : 'The code_verifier is missing, or step 1 had the code_challenge of another one.',
    )
}
