import type { Bank } from '../../bank/bank.ts'
import type { AuthorizationRequestRow } from '../../db/tables/authorization/authorization.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { repeatedName } from '../../http/readRequest.ts'
import { isAllowedRedirect, returnAddress } from '../redirect/returnAddress.ts'
import { requestedScopes, scopeNames } from '../tokens/requestedScopes.ts'
import { TokenError } from '../tokens/tokenError.ts'
import { codeChallengeMethods, isCodeChallenge } from './codeChallenge.ts'

/** What an authorization request asks for; or the error with which the browser returns; or why it goes nowhere. */
export type AuthorizationAsked =
  | {
      application: ApplicationRow
      asked: Pick<AuthorizationRequestRow, 'scopes' | 'state' | 'redirectUri' | 'registeredUri' | 'codeChallenge'>
    }
  | { returnTo: string; state: string | null; error: string; description: string }
  | { refused: string }

/**
 * The parameters of an authorization request (RFC 6749 section 4.1.1, RFC 7636 section 4.3). The browser returns to the
 * redirect URI that the application has registered; the sandbox also takes that of the portal's API viewer.
 */
export function readAuthorizationRequest({ tables }: Bank, address: URL, basePath: string): AuthorizationAsked {
  const parameters = address.searchParams
  const values = (name: string) => parameters.getAll(name).filter((value) => value !== '')
  const [clientId, otherClientId] = values('client_id')
  const application = clientId === undefined ? undefined : tables.applications.by('oauthClientId', clientId)
  if (!application || otherClientId !== undefined)
    return { refused: 'No application of this bank has the client ID in this address.' }
  const [redirectUri = null, otherUri] = values('redirect_uri')
  const registered = redirectUri ?? application.oauthRedirectUri
  if (otherUri !== undefined || !isAllowedRedirect(application, registered, address, basePath))
    return { refused: 'The redirect URI in this address is not the one that the application has registered.' }
  if (!returnAddress(registered, {}))
    return {
      refused:
        'The application has registered a redirect URI to which no browser can return: it needs http or https, and no #.',
    }

  const [state = null] = values('state')
  const failed = (error: string, description: string) => ({ returnTo: registered, state, error, description })
  const repeated = repeatedName(new URLSearchParams([...parameters].filter(([, value]) => value !== '')))
  if (repeated !== undefined) return failed('invalid_request', 'A parameter is repeated')
  const [responseType] = values('response_type')
  if (responseType === undefined) return failed('invalid_request', 'The response_type is missing')
  if (responseType !== 'code') return failed('unsupported_response_type', 'The response_type must be code')
  const [scope = ''] = values('scope')
  if (scopeNames(scope).length === 0) return failed('invalid_scope', 'The scope is missing')
  const codeChallenge = readCodeChallenge(values('code_challenge')[0], values('code_challenge_method')[0])
  if (codeChallenge === undefined) return failed('invalid_request', 'The code_challenge or its method is not valid')
  try {
    const scopes = requestedScopes(application, 'authorization_code', scope)
    return { application, asked: { scopes, state, redirectUri, registeredUri: registered, codeChallenge } }
  } catch (error) {
    if (error instanceof TokenError) return failed(error.code, error.message)
    throw error
  }
}

/** Null where the request has none; undefined where it is not valid. Without a method it is plain. */
function readCodeChallenge(
  value: string | undefined,
  name = 'plain',
): AuthorizationRequestRow['codeChallenge'] | undefined {
  if (value === undefined) return name === 'plain' ? null : undefined
  const method = codeChallengeMethods.find((each) => each === name)
  return method && isCodeChallenge(value) ? { value, method } : undefined
}
