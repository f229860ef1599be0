import { explainSignature } from '../../../src/rules/signing/explanation/explainSignature.ts'
import { verifySignature } from '../../../src/rules/signing/signature.ts'
import { grantTokens, type TokenResponse } from '../tokens/issueTokens.ts'
import { requestedScopes, scopeNames } from '../tokens/requestedScopes.ts'
import { TokenError } from '../tokens/tokenError.ts'
import type { TokenRequest } from '../tokens/tokenRequest.ts'

/** The bank's own grant for BaaS: an authorization ID names the customer, and the application signs the body. */
export async function authorizationIdGrant(request: TokenRequest): Promise<TokenResponse> {
  const { bank, application, form, setSubject } = request
  await checkBodySignature(request)
  const scope = form.get('scope') ?? ''
  if (scopeNames(scope).length === 0)
    throw new TokenError('scope-not-activated', 'The scope parameter is missing: name the BaaS scopes.')
  const scopes = requestedScopes(application, 'authorization_id', scope)
  const authorization = bank.tables.authorizationIds.get(form.get('authorization_id') ?? '')
  if (!authorization || ![null, application.id].includes(authorization.applicationId))
    throw new TokenError(
      'invalid-authorization-id',
      'The application has no customer of this authorization_id: send one that BaaS onboarding or the documentation gives.',
    )
  const { customerNumber } = authorization
  if (bank.tables.baasCustomers.get(customerNumber)?.status === 'CLOSED')
    throw new TokenError('invalid-authorization-id', `Customer ${customerNumber} has left the bank: no token is given.`)
  setSubject(customerNumber)
  const { response } = await grantTokens(bank, application, { kind: 'authorization_id', scopes, customerNumber })
  return response
}

/** The body alone is signed: there is no access token yet. */
async function checkBodySignature({ application, form, signature }: TokenRequest): Promise<void> {
  const { publicKey } = application
  if (signature === null)
    throw new TokenError('invalid-token-signature', 'The sign header is missing: sign the body with the private key.')
  if (await verifySignature(publicKey, form.text, signature)) return
  const reason = await explainSignature(publicKey, { accessToken: '', sent: form.text, part: 'body' }, signature)
  throw new TokenError('invalid-token-signature', reason)
}
