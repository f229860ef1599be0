import { sandboxServer } from '../sandbox/banks/sandboxServer.ts'

interface BankHost {
  id: 'sandbox' | 'test' | 'production'
  title: string
  /** The authorization server and the APIs, without a slash at the end. */
  base: string
  /** Where the customer signs in in the authorization code flow. */
  login: string
}

/** Where the bank's authorization server and APIs are, from this machine to production. */
export const bankHosts: readonly BankHost[] = [
  { id: 'sandbox', title: 'Sandbox on your machine', base: sandboxServer, login: sandboxServer },
  { id: 'test', title: 'Test', base: 'https://api-test.portico.example', login: 'https://login-test.portico.example' },
  {
    id: 'production',
    title: 'Production',
    base: 'https://api.portico.example',
    login: 'https://login.portico.example',
  },
]

/** Paths under a host's base (001 section 7). `{product}` is the product's name in lower case, such as `accounts`. */
export const bankPaths = {
  token: '/ocf-auth-server/auth/oauth/token',
  revoke: '/ocf-auth-server/auth/oauth/revoke',
  authorize: '/ocf-auth-server/auth/oauth/authorize',
  /** Where customers see and withdraw what they have allowed. */
  consents: '/ocf-auth-server/auth/consents',
  api: '/api/{product}/v1',
  otpExecute: '/api/otp/v1/execute',
  /** The public key that verifies signed answers. */
  responseKey: '/ocf-auth-server/auth/response-key.pem',
} as const

/** The portal's page to which the bank's sign-in returns when the API viewer has opened it. */
export const viewerReturnPath = '/authorization-return'
