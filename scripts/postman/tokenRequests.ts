import { bankPaths } from '../../src/rules/bank/bankHosts.ts'
import type { Folder, Item, Parameter, Request, Url } from './collection.ts'

const basic: Request['auth'] = {
  type: 'basic',
  basic: [
    { key: 'username', value: '{{client_id}}', type: 'string' },
    { key: 'password', value: '{{client_secret}}', type: 'string' },
  ],
}

const urlOf = (name: 'token' | 'authorize', query: Parameter[] = []): Url => {
  const path = bankPaths[name].slice(1).split('/')
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  return {
    raw: `{{base}}/${path.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{base}}'],
    path,
    ...(query.length > 0 ? { query } : {}),
  }
}

const form = (fields: readonly Parameter[]): Pick<Request, 'header' | 'body'> => ({
  header: [{ key: 'Accept', value: 'application/json' }],
  body: { mode: 'urlencoded', urlencoded: [...fields] },
})

const scope: Parameter = {
  key: 'scope',
  value: '{{scope}}',
  description: 'Scopes with spaces between; empty for all that the application has.',
}

const corporateUsername: Parameter = {
  key: 'corporateUsername',
  value: '{{corporate_username}}',
  description: 'Switch it on for a corporate customer.',
  disabled: true,
}

const tokenRequest = (name: string, description: string, sent: Pick<Request, 'header' | 'body'>): Item => ({
  name,
  request: { method: 'POST', url: urlOf('token'), auth: basic, description, ...sent },
  response: [],
})

/** A token request for each of the four grants (001 section 7). */
export const tokenRequests: Folder = {
  name: 'Tokens',
  description:
    'Request a token before you send a call: client credentials for public information, password or authorization code for what a customer shares, the authorization ID for BaaS. A script keeps the token in access_token, and the calls send it.',
  item: [
    tokenRequest(
      'Client credentials',
      'A token for public information, without a customer. The scope must be present, even if it is empty.',
      form([{ key: 'grant_type', value: 'client_credentials' }, scope]),
    ),
    tokenRequest(
      'Password',
      'A token for a customer, with their number and password.',
      form([
        { key: 'grant_type', value: 'password' },
        { key: 'username', value: '{{username}}' },
        { key: 'password', value: '{{password}}' },
        scope,
        corporateUsername,
      ]),
    ),
    {
      name: 'Authorization code, step 1',
      request: {
        method: 'GET',
        url: urlOf('authorize', [
          { key: 'response_type', value: 'code' },
          { key: 'client_id', value: '{{client_id}}' },
          { key: 'redirect_uri', value: '{{redirect_uri}}' },
          scope,
          { key: 'state', value: '{{state}}' },
        ]),
        auth: { type: 'noauth' },
        description:
          'Open this address in a browser instead of sending it: the customer signs in at the bank, and the redirect has code and state. Put the code into the variable code.',
        header: [],
      },
      response: [],
    },
    tokenRequest(
      'Authorization code, step 2',
      'A token for the customer who has signed in. A code is valid for one request.',
      form([
        { key: 'grant_type', value: 'authorization_code' },
        { key: 'code', value: '{{code}}' },
        { key: 'redirect_uri', value: '{{redirect_uri}}', description: 'The one that is registered.' },
        { key: 'state', value: '{{state}}', disabled: true },
        corporateUsername,
      ]),
    ),
    tokenRequest(
      'Authorization ID',
      'A token for a customer of BaaS. The body is raw text, so that the signature is made of the very bytes that are sent; the script adds the sign header. Write %20 between two scopes.',
      {
        header: [
          { key: 'Accept', value: 'application/json' },
          { key: 'Content-Type', value: 'application/x-www-form-urlencoded' },
        ],
        body: {
          mode: 'raw',
          raw: 'grant_type=authorization_id&scope={{scope}}&authorization_id={{authorization_id}}',
          options: { raw: { language: 'text' } },
        },
      },
    ),
  ],
}
