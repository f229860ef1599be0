import type { Folder, Item, Parameter, Request, Script } from './collection.ts'

const basic: Request['auth'] = {
  type: 'basic',
  basic: [
    { key: 'username', value: '{{clientId}}', type: 'string' },
    { key: 'password', value: '{{clientSecret}}', type: 'string' },
  ],
}

const path = ['ocf-auth-server', 'auth', 'oauth', 'token']
const url = { raw: `{{baseUrl}}/${path.join('/')}`, host: ['{{baseUrl}}'], path }

/** Keeps the token of an answer in a variable, for the requests that send it. */
const keepToken = (variable: string): Script => ({
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      'const { access_token: token, error, error_description: description } = pm.response.json()',
      `if (token) pm.collectionVariables.set('${variable}', token)`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the script.
      'else console.error(`No token: ${error}, ${description}`)',
    ],
  },
})

const form = (fields: readonly Parameter[]): Pick<Request, 'header' | 'body'> => ({
  header: [{ key: 'Accept', value: 'application/json' }],
  body: { mode: 'urlencoded', urlencoded: [...fields] },
})

const corporateUsername: Parameter = {
  key: 'corporateUsername',
  value: '{{corporateUsername}}',
  description: 'Switch it on for a corporate customer.',
  disabled: true,
}

const item = (name: string, description: string, variable: string, sent: Pick<Request, 'header' | 'body'>): Item => ({
  name,
  request: { method: 'POST', url, auth: basic, description, ...sent },
  response: [],
  event: [keepToken(variable)],
})

/** A token request for each of the four grants (001 section 7). */
export const tokenRequests: Folder = {
  name: 'Tokens',
  description:
    'Request a token before you send a call: the client credentials for public information, password or authorization code for what a customer shares, the authorization ID for BaaS. Each request keeps its token in a variable, and the calls send it.',
  item: [
    item(
      'Client credentials',
      'A token for public information, without a customer. The scope must be present, even if it is empty. Kept in publicToken.',
      'publicToken',
      form([
        { key: 'grant_type', value: 'client_credentials' },
        { key: 'scope', value: '{{publicScope}}' },
      ]),
    ),
    item(
      'Password',
      'A token for a customer, with their number and password. Kept in customerToken.',
      'customerToken',
      form([
        { key: 'grant_type', value: 'password' },
        { key: 'username', value: '{{username}}' },
        { key: 'password', value: '{{password}}' },
        {
          key: 'scope',
          value: '{{customerScope}}',
          description: 'Optional: without it, all scopes of the application.',
        },
        corporateUsername,
      ]),
    ),
    item(
      'Authorization code',
      'A token for a customer who has signed in at the bank. First open the login page in a browser with response_type=code, client_id, scope, state and redirect_uri; put the code of the redirect into the variable code. Kept in customerToken.',
      'customerToken',
      form([
        { key: 'grant_type', value: 'authorization_code' },
        { key: 'code', value: '{{code}}' },
        { key: 'redirect_uri', value: '{{redirectUri}}', description: 'The one that is registered.' },
        { key: 'state', value: '{{state}}', disabled: true },
        corporateUsername,
      ]),
    ),
    item(
      'Authorization ID',
      'A token for a customer of BaaS. The body is raw text, so that the signature is made of the very bytes that are sent; the script adds the sign header. Kept in baasToken.',
      'baasToken',
      {
        header: [
          { key: 'Accept', value: 'application/json' },
          { key: 'Content-Type', value: 'application/x-www-form-urlencoded' },
        ],
        body: {
          mode: 'raw',
          raw: 'grant_type=authorization_id&scope={{baasScope}}&authorization_id={{authorizationId}}',
          options: { raw: { language: 'text' } },
        },
      },
    ),
  ],
}
