/** A picture of who sends what to whom, in order; answers are dashed. */
export interface SequencePicture {
  title: string
  actors: readonly string[]
  steps: readonly { from: string; to: string; text: string; back?: true }[]
}

const app = 'Your application'
const server = 'Authorization server'
const api = 'API'
const customer = 'Customer'

const login = 'Bank’s login page'
const baas = 'BaaS service'

export const sequences = {
  clientCredentials: {
    title: 'The client credentials flow, from the application’s credentials to the first response',
    actors: [app, server, api],
    steps: [
      { from: app, to: server, text: 'Token request with grant_type=client_credentials and scope' },
      { from: server, to: app, text: 'access_token', back: true },
      { from: app, to: api, text: 'GET /api/public/v1/branches with the access token' },
      { from: api, to: app, text: 'The branches in data', back: true },
    ],
  },
  password: {
    title: 'The password flow, from the customer’s password to the first response',
    actors: [customer, app, server, api],
    steps: [
      { from: customer, to: app, text: 'Gives customer number and password' },
      { from: app, to: server, text: 'Token request with grant_type=password, username and password' },
      { from: server, to: app, text: 'access_token and refresh_token', back: true },
      { from: app, to: api, text: 'GET /api/accounts/v1/accounts with the access token' },
      { from: api, to: app, text: 'The accounts in data', back: true },
    ],
  },
  authorizationCode: {
    title: 'The authorization code flow, from the customer’s browser to the first response',
    actors: [customer, app, login, server, api],
    steps: [
      { from: app, to: customer, text: 'Redirect to the bank with client_id, scope and state' },
      { from: customer, to: login, text: 'Signs in and agrees to share' },
      { from: login, to: app, text: 'Redirect to redirect_uri with code and state', back: true },
      { from: app, to: server, text: 'Token request with grant_type=authorization_code and code' },
      { from: server, to: app, text: 'access_token and refresh_token', back: true },
      { from: app, to: api, text: 'GET /api/accounts/v1/accounts with the access token' },
      { from: api, to: app, text: 'The accounts in data', back: true },
    ],
  },
  authorizationId: {
    title: 'The authorization ID flow, from the new customer to the first response',
    actors: [app, server, baas],
    steps: [
      { from: app, to: baas, text: 'Starts an onboarding application for a person' },
      { from: baas, to: app, text: 'authorizationId of the approved customer', back: true },
      { from: app, to: server, text: 'Token request with grant_type=authorization_id and the sign header' },
      { from: server, to: app, text: 'access_token', back: true },
      { from: app, to: baas, text: 'GET /api/baas/v1/accounts/4010000001 with the access token' },
      { from: baas, to: app, text: 'The account in data', back: true },
    ],
  },
  oneTimePassword: {
    title: 'A call that the customer confirms with a one-time password',
    actors: [customer, app, api],
    steps: [
      { from: app, to: api, text: 'POST /api/moneytransfers/v1/internal' },
      { from: api, to: app, text: 'OTP_REQUIRED with transactionId and authenticationType', back: true },
      { from: api, to: customer, text: 'A code by SMS, or a question in the mobile app' },
      { from: customer, to: app, text: 'Gives the code, or confirms in the app' },
      { from: app, to: api, text: 'POST /api/otp/v1/execute with transaction_id' },
      { from: api, to: app, text: 'The result of the transfer', back: true },
    ],
  },
} as const satisfies Readonly<Record<string, SequencePicture>>

export type SequenceName = keyof typeof sequences
