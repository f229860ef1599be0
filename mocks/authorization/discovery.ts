import { discoveryPaths } from '../../src/rules/bank/authorization/discovery.ts'
import { grants } from '../../src/rules/bank/authorization/grants.ts'
import { scopesOfGrant } from '../../src/rules/bank/authorization/scopes.ts'
import { bankPaths } from '../../src/rules/bank/bankHosts.ts'
import { brand } from '../../src/rules/brand.ts'
import { failure, json, withHeaders } from '../http/responses.ts'
import type { Call, Operation } from '../kernel/calls/operation.ts'
import { codeChallengeMethods } from './authorizationCode/codeChallenge.ts'
import { responseKeySet } from './signature/responseKeySet.ts'
import { issuerOf } from './tokens/issuerAddress.ts'

const cached = { 'Cache-Control': 'public, max-age=3600' }
const scopeNames = [...new Set(Object.values(scopesOfGrant).flatMap((scopes) => scopes.map(({ name }) => name)))]
const clientAuthentication = ['client_secret_basic']

/** What a client reads before it has a token. */
const published = (id: string, path: string, title: string, content: (call: Call) => unknown): Operation => ({
  id,
  method: 'get',
  path,
  describe: () => ({ group: 'Authorization', title, errors: [] }),
  respond: async (call) => withHeaders(json(await content(call)), cached),
  fail: ({ status, message }, txId) => failure(status, message, txId),
})

/** RFC 8414 section 2; the response carries `iss` (RFC 9207). */
const authorizationServer = published(
  'getAuthorizationServerMetadata',
  discoveryPaths.authorizationServer,
  'Describes the authorization server',
  (call) => {
    const issuer = issuerOf(call)
    return {
      issuer,
      authorization_endpoint: issuer + bankPaths.authorize,
      token_endpoint: issuer + bankPaths.token,
      revocation_endpoint: issuer + bankPaths.revoke,
      jwks_uri: issuer + discoveryPaths.keySet,
      scopes_supported: scopeNames,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: [...grants, 'refresh_token'],
      token_endpoint_auth_methods_supported: clientAuthentication,
      revocation_endpoint_auth_methods_supported: clientAuthentication,
      code_challenge_methods_supported: codeChallengeMethods,
      authorization_response_iss_parameter_supported: true,
    }
  },
)

/** RFC 9728 section 2. */
const protectedResource = published(
  'getProtectedResourceMetadata',
  discoveryPaths.protectedResource,
  'Describes the APIs as a protected resource',
  (call) => {
    const issuer = issuerOf(call)
    return {
      resource: issuer,
      resource_name: `The APIs of ${brand.legalName}`,
      authorization_servers: [issuer],
      jwks_uri: issuer + discoveryPaths.keySet,
      scopes_supported: scopeNames,
      bearer_methods_supported: ['header'],
    }
  },
)

const keySet = published(
  'getResponseKeySet',
  discoveryPaths.keySet,
  'Shows the keys that verify signed responses as a JWK set',
  responseKeySet,
)

export const discoveryOperations = [authorizationServer, protectedResource, keySet]
