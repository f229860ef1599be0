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

export type TokenErrorId = (typeof tokenErrors)[number]['id']

/** What the token endpoint sends as its body. */
export const tokenErrorBody = ({ error, description }: TokenError) => ({
  error,
  ...(description !== undefined && { error_description: description }),
})
