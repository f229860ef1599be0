/** Where the bank describes itself, under its base (RFC 8414, RFC 9728, RFC 7517). */
export const discoveryPaths = {
  authorizationServer: '/.well-known/oauth-authorization-server',
  protectedResource: '/.well-known/oauth-protected-resource',
  /** The keys that verify signed answers. */
  keySet: '/ocf-auth-server/auth/jwks.json',
} as const
