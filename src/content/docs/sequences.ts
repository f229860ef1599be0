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

export const sequences = {
  password: {
    title: 'The password flow, from the customer’s password to the first answer',
    actors: [customer, app, server, api],
    steps: [
      { from: customer, to: app, text: 'Gives customer number and password' },
      { from: app, to: server, text: 'POST /oauth/token with grant_type=password, username and password' },
      { from: server, to: app, text: 'access_token and refresh_token', back: true },
      { from: app, to: api, text: 'GET /api/accounts/v1/accounts with the access token' },
      { from: api, to: app, text: 'The accounts in data', back: true },
    ],
  },
} as const satisfies Readonly<Record<string, SequencePicture>>

export type SequenceName = keyof typeof sequences
