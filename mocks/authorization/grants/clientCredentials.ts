import { grantTokens, type TokenResponse } from '../tokens/issueTokens.ts'
import { requestedScopes } from '../tokens/requestedScopes.ts'
import { TokenError } from '../tokens/tokenError.ts'
import type { TokenRequest } from '../tokens/tokenRequest.ts'

/** RFC 6749 section 4.4; the documentation requires `scope`, even if it is empty. */
export async function clientCredentialsGrant({ bank, application, form }: TokenRequest): Promise<TokenResponse> {
  if (!form.has('scope'))
    throw new TokenError('scope-omitted', 'The scope parameter is missing: send it, even if it is empty.')
  const scopes = requestedScopes(application, 'client_credentials', form.get('scope'))
  const { response } = await grantTokens(bank, application, { kind: 'client_credentials', scopes })
  return response
}
