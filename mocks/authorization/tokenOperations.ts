import type { Grant } from '../../src/rules/bank/authorization/grants.ts'
import { bankPaths } from '../../src/rules/bank/bankHosts.ts'
import { reasonHeader } from '../../src/rules/bank/reasonHeader.ts'
import type { ApplicationRow } from '../db/tables/portal/applications.ts'
import { ApiError } from '../http/apiError.ts'
import { type Fail, headerText, json, oauthFailure, withHeaders } from '../http/responses.ts'
import type { Call, Operation } from '../kernel/calls/operation.ts'
import { authorizationCodeGrant } from './grants/authorizationCode.ts'
import { authorizationIdGrant } from './grants/authorizationId.ts'
import { clientCredentialsGrant } from './grants/clientCredentials.ts'
import { passwordGrant } from './grants/password.ts'
import { refreshTokenGrant } from './grants/refreshToken.ts'
import { authenticateClient } from './tokens/authenticateClient.ts'
import type { TokenResponse } from './tokens/issueTokens.ts'
import { revokeToken } from './tokens/revokeToken.ts'
import { TokenError } from './tokens/tokenError.ts'
import { documentedClientErrors, documentedTokenErrors, uncached } from './tokens/tokenErrorFacts.ts'
import { readTokenForm, type TokenForm } from './tokens/tokenForm.ts'
import type { TokenRequest } from './tokens/tokenRequest.ts'

const grantHandlers: Readonly<Record<Grant | 'refresh_token', (request: TokenRequest) => Promise<TokenResponse>>> = {
  client_credentials: clientCredentialsGrant,
  password: passwordGrant,
  authorization_code: authorizationCodeGrant,
  authorization_id: authorizationIdGrant,
  refresh_token: refreshTokenGrant,
}

const isGrantType = (name: string): name is keyof typeof grantHandlers => Object.hasOwn(grantHandlers, name)

/** As the documentation words every 500; what went wrong is in the header for the sandbox. */
const fail: Fail = (error) => {
  if (error.status !== 500) return withHeaders(oauthFailure(error), uncached)
  const response = oauthFailure(new TokenError('token-server-error', error.message))
  return withHeaders(response, { ...uncached, ...(error.message && { [reasonHeader]: headerText(error.message) }) })
}

/** RFC 6749 section 2.3 allows one method; the client_id of the same client is none. @throws TokenError (400) */
function assertOneAuthentication({ oauthClientId }: ApplicationRow, form: TokenForm): void {
  if (form.get('client_secret') !== undefined)
    throw new TokenError(
      'several-authentications',
      'The body has a client_secret in addition to the Authorization header: send the credentials in the header only.',
    )
  if ((form.get('client_id') ?? oauthClientId) !== oauthClientId)
    throw new TokenError(
      'several-authentications',
      'The client_id of the body is not that of the Authorization header: leave it out.',
    )
}

async function tokenRequestOf(call: Call): Promise<TokenRequest> {
  const { bank, request, setSubject } = call
  const application = authenticateClient(bank, request.headers.get('Authorization'))
  call.setApplication(application.id)
  const form = await readTokenForm(request)
  assertOneAuthentication(application, form)
  return { bank, application, form, setSubject, signature: request.headers.get('sign') }
}

const requestToken: Operation = {
  id: 'requestToken',
  method: 'post',
  path: bankPaths.token,
  describe: () => ({ group: 'Authorization', title: 'Issues tokens', errors: documentedTokenErrors }),
  fail,
  async respond(call) {
    const request = await tokenRequestOf(call)
    const grantType = request.form.get('grant_type')
    if (grantType === undefined)
      throw new TokenError('missing-grant-type', 'Send grant_type in a body that is application/x-www-form-urlencoded.')
    if (!isGrantType(grantType))
      throw new TokenError(
        'unsupported-grant-type',
        `The grant_type is not one of ${Object.keys(grantHandlers).join(', ')}.`,
      )
    return withHeaders(json(await grantHandlers[grantType](request)), uncached)
  },
}

/** RFC 7009: the answer does not reveal whether there was such a token. */
const revokeTokens: Operation = {
  id: 'revokeTokens',
  method: 'post',
  path: bankPaths.revoke,
  describe: () => ({ group: 'Authorization', title: 'Ends a token', errors: documentedClientErrors }),
  fail,
  async respond(call) {
    const request = await tokenRequestOf(call)
    const token = request.form.get('token')
    if (token === undefined)
      throw new ApiError(400, 'A token must be supplied', undefined, {
        reason: 'Send the access or refresh token as token.',
      })
    await revokeToken(request, token)
    return withHeaders(json({}), uncached)
  },
}

export const tokenOperations = [requestToken, revokeTokens]
