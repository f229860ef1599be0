import type { Grant } from './grants.ts'

/** An answer of the token endpoint that holds no token: `{ error, error_description }`. */
export interface TokenError {
  /** Its address on the Error codes page: `/docs/error-codes#…`. */
  id: string
  status: 400 | 401 | 500
  error: string
  /** Undefined where the documentation names only the error. */
  description?: string
  /** The bank's login code, within the description. */
  code?: '-1' | '200058'
  grants: readonly Grant[]
}

const all: readonly Grant[] = ['client_credentials', 'password', 'authorization_code', 'authorization_id']

/** The documented errors of the token endpoint (001 section 8); the wording around a login code is ours. */
export const tokenErrors = [
  { id: 'missing-grant-type', status: 400, error: 'invalid_request', description: 'Missing grant type', grants: all },
  { id: 'scope-omitted', status: 400, error: 'unsupported_grant_type', grants: ['client_credentials'] },
  {
    id: 'missing-code',
    status: 400,
    error: 'invalid_request',
    description: 'An authorization code must be supplied.',
    grants: ['authorization_code'],
  },
  {
    id: 'redirect-uri-mismatch',
    status: 400,
    error: 'invalid_grant',
    description: 'Redirect URI mismatch.',
    grants: ['authorization_code'],
  },
  {
    id: 'client-not-authenticated',
    status: 401,
    error: 'unauthorized',
    description: 'Full authentication is required to access this resource',
    grants: all,
  },
  {
    id: 'missing-username',
    status: 401,
    error: 'unauthorized_user',
    description: 'Unauthorized customer number',
    grants: ['password'],
  },
  {
    id: 'missing-password',
    status: 401,
    error: 'unauthorized',
    description: 'Login failed. Code: -1',
    code: '-1',
    grants: ['password'],
  },
  {
    id: 'missing-corporate-username',
    status: 401,
    error: 'unauthorized',
    description: 'Login failed. Code: 200058',
    code: '200058',
    grants: ['password', 'authorization_code'],
  },
  {
    id: 'token-server-error',
    status: 500,
    error: 'server_error',
    description: 'Internal Server Error',
    grants: all,
  },
] as const satisfies readonly TokenError[]

/** What RFC 6749 and RFC 7636 add to them; the wording is ours. */
export const furtherTokenErrors = [
  {
    id: 'too-many-failed-attempts',
    status: 401,
    error: 'unauthorized',
    description: 'Too many failed attempts. Try again in 30 seconds.',
    grants: ['password'],
  },
  {
    id: 'repeated-parameter',
    status: 400,
    error: 'invalid_request',
    description: 'A parameter is repeated',
    grants: all,
  },
  {
    id: 'several-authentications',
    status: 400,
    error: 'invalid_request',
    description: 'The client is authenticated in more than one way',
    grants: all,
  },
  {
    id: 'unsupported-grant-type',
    status: 400,
    error: 'unsupported_grant_type',
    description: 'Unsupported grant type',
    grants: all,
  },
  {
    id: 'grant-not-activated',
    status: 400,
    error: 'unauthorized_client',
    description: 'No activated API allows this grant type',
    grants: all,
  },
  {
    id: 'scope-not-activated',
    status: 400,
    error: 'invalid_scope',
    description: 'The scope is not activated',
    grants: all,
  },
  {
    id: 'invalid-code',
    status: 400,
    error: 'invalid_grant',
    description: 'The authorization code is not valid',
    grants: ['authorization_code'],
  },
  {
    id: 'invalid-code-verifier',
    status: 400,
    error: 'invalid_grant',
    description: 'The code verifier does not match',
    grants: ['authorization_code'],
  },
  {
    id: 'invalid-refresh-token',
    status: 400,
    error: 'invalid_grant',
    description: 'The refresh token is not valid',
    grants: ['password', 'authorization_code'],
  },
  {
    id: 'invalid-authorization-id',
    status: 400,
    error: 'invalid_grant',
    description: 'The authorization ID is not valid',
    grants: ['authorization_id'],
  },
  {
    id: 'invalid-token-signature',
    status: 401,
    error: 'unauthorized',
    description: 'Invalid signature',
    grants: ['authorization_id'],
  },
] as const satisfies readonly TokenError[]

export type TokenErrorId = (typeof tokenErrors | typeof furtherTokenErrors)[number]['id']

export interface IdentifiedTokenError extends TokenError {
  id: TokenErrorId
}

/** Every error of the token endpoint, the documented ones first. */
export const everyTokenError: readonly IdentifiedTokenError[] = [...tokenErrors, ...furtherTokenErrors]

/** What the token endpoint sends as its body. */
export const tokenErrorBody = ({ error, description }: TokenError) => ({
  error,
  ...(description !== undefined && { error_description: description }),
})
