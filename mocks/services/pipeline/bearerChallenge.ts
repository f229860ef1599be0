import { discoveryPaths } from '../../../src/rules/bank/authorization/discovery.ts'
import { InsufficientScope, type SecurityScheme } from '../../authorization/checks/checkGrant.ts'
import { issuerOf } from '../../authorization/tokens/issuerAddress.ts'
import type { ApiError } from '../../http/apiError.ts'
import { authenticationRequired } from '../../http/authenticationRequired.ts'
import { headerText } from '../../http/responses.ts'
import type { Call } from '../../kernel/calls/operation.ts'

interface ErrorParameters {
  error?: 'invalid_token' | 'invalid_request' | 'insufficient_scope' | 'access_denied'
  error_description?: string
  scope?: string
}

/** The only scopes that open a call; undefined where any will do, or one of several sets. */
function scopeOf(access: Partial<Record<SecurityScheme, readonly string[]>>): string | undefined {
  const sets = Object.values(access)
  const [only = []] = sets
  return sets.length === 1 && only.length > 0 ? only.join(' ') : undefined
}

/** A call without a token learns of no error (RFC 6750 section 3.1). */
function errorParametersOf(error: ApiError, hasToken: boolean): ErrorParameters {
  if (error instanceof InsufficientScope)
    return { error: 'insufficient_scope', error_description: error.message, scope: error.scopes.join(' ') }
  if (error.status === 403) return { error: 'access_denied', error_description: error.message }
  if (error.message !== authenticationRequired) return { error: 'invalid_request', error_description: error.message }
  return hasToken
    ? { error: 'invalid_token', error_description: 'The access token is unknown, expired or revoked' }
    : {}
}

const hasBearer = (authorization: string | null) => /^bearer +\S/i.test(authorization ?? '')

/** What a call that is refused with 401 or 403 needs (RFC 6750 section 3), and where it is described (RFC 9728 section 5.1). */
export function bearerChallenge(
  error: ApiError,
  call: Pick<Call, 'request' | 'basePath'>,
  access: Partial<Record<SecurityScheme, readonly string[]>>,
): string {
  const scope = error.status === 401 ? scopeOf(access) : undefined
  const metadata = { resource_metadata: issuerOf(call) + discoveryPaths.protectedResource }
  const parameters = {
    ...errorParametersOf(error, hasBearer(call.request.headers.get('Authorization'))),
    ...(scope !== undefined && { scope }),
    ...metadata,
  }
  const written = Object.entries(parameters).filter(([, value]) => value !== '')
  return `Bearer ${written.map(([name, value]) => `${name}="${headerText(value).replaceAll(/["\\]/g, "'")}"`).join(', ')}`
}
