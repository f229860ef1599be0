import type { Grant } from '../../src/rules/bank/authorization/grants.ts'
import { baasTestCustomers } from '../../src/rules/bank/baasTestCustomers.ts'
import { bankPaths } from '../../src/rules/bank/bankHosts.ts'
import { testCustomers } from '../../src/rules/bank/testCustomers.ts'
import { addressOf, type Folder, type Item, type Parameter, type Request } from './collectionFormat.ts'
import { skipWithout, testAnswer } from './events/events.ts'

const basic: Request['auth'] = {
  type: 'basic',
  basic: [
    { key: 'username', value: '{{client_id}}', type: 'string' },
    { key: 'password', value: '{{client_secret}}', type: 'string' },
  ],
}

const pathOf = (name: 'token' | 'authorize') => bankPaths[name].slice(1).split('/')

const form = (fields: readonly Parameter[]): Pick<Request, 'header' | 'body'> => ({
  header: [{ key: 'Accept', value: 'application/json' }],
  body: { mode: 'urlencoded', urlencoded: [...fields] },
})

const scopeOf = (value: string): Parameter => ({
  key: 'scope',
  value,
  description: 'The scopes, separated by spaces; empty for all that the grant type can give.',
})

const corporateUsername: Parameter = {
  key: 'corporateUsername',
  value: '{{corporate_username}}',
  description: 'Switch it on for a corporate customer.',
  disabled: true,
}

const tokenRequest = (name: string, description: string, sent: Pick<Request, 'header' | 'body'>): Item => ({
  name,
  request: { method: 'POST', url: addressOf(pathOf('token')), auth: basic, description, ...sent },
  event: [testAnswer(200)],
  response: [],
})

const clientCredentialsForm = (scope: string) =>
  form([{ key: 'grant_type', value: 'client_credentials' }, scopeOf(scope)])

const passwordForm = (username: string, scope: string, corporate: readonly Parameter[]) =>
  form([
    { key: 'grant_type', value: 'password' },
    { key: 'username', value: username },
    { key: 'password', value: '{{password}}' },
    scopeOf(scope),
    ...corporate,
  ])

const authorizationIdForm = (id: string, scope: string): Pick<Request, 'header' | 'body'> => ({
  header: [
    { key: 'Accept', value: 'application/json' },
    { key: 'Content-Type', value: 'application/x-www-form-urlencoded' },
  ],
  body: {
    mode: 'raw',
    raw: `grant_type=authorization_id&scope=${scope.replaceAll(' ', '%20')}&authorization_id=${id}`,
    options: { raw: { language: 'text' } },
  },
})

const withEvents = (item: Item, ...events: NonNullable<Item['event']>): Item => ({
  ...item,
  event: [...(item.event ?? []), ...events],
})

/** A token request for each of the four grants (001 section 7). */
export const tokenRequests: Folder = {
  name: 'Tokens',
  description:
    'A token request for each grant type. Each folder of calls requests its tokens itself; send one of these for another customer, for other scopes or after a sign-in at the bank. A script keeps the token in access_token, and the calls send it.',
  item: [
    tokenRequest(
      'Client credentials',
      'A token for public information, without a customer. The scope must be present, even if it is empty.',
      clientCredentialsForm('{{scope}}'),
    ),
    tokenRequest(
      'Password',
      'A token for a customer, with their number and password.',
      passwordForm('{{username}}', '{{scope}}', [corporateUsername]),
    ),
    {
      name: 'Authorization code, step 1',
      request: {
        method: 'GET',
        url: addressOf(pathOf('authorize'), [
          { key: 'response_type', value: 'code' },
          { key: 'client_id', value: '{{client_id}}' },
          { key: 'redirect_uri', value: '{{redirect_uri}}' },
          scopeOf('accounts'),
          { key: 'state', value: '{{state}}' },
        ]),
        auth: { type: 'noauth' },
        description:
          'Open this address in a browser instead of sending it: the customer signs in at the bank, and the redirect has code and state. Put the code into the variable code. A run skips the request while redirect_uri is empty.',
        header: [],
      },
      event: [skipWithout('redirect_uri'), testAnswer(200)],
      response: [],
    },
    withEvents(
      tokenRequest(
        'Authorization code, step 2',
        'A token for the customer who has signed in. A code is valid for one request, so a script empties the variable. A run skips the request while the variable is empty.',
        form([
          { key: 'grant_type', value: 'authorization_code' },
          { key: 'code', value: '{{code}}' },
          { key: 'redirect_uri', value: '{{redirect_uri}}', description: 'The one that is registered.' },
          { key: 'state', value: '{{state}}', disabled: true },
          corporateUsername,
        ]),
      ),
      skipWithout('code', 'redirect_uri'),
    ),
    tokenRequest(
      'Authorization ID',
      'A token for a customer of BaaS. The body is raw text, so that the signature is made of the very bytes that are sent; the script adds the sign header. Write %20 between two scopes.',
      authorizationIdForm('{{authorization_id}}', 'baas_accounts'),
    ),
  ],
}

/** What a token opens. */
export interface TokenNeed {
  grant: Exclude<Grant, 'authorization_code'>
  /** The number of the customer whose data the examples show; null for the one whom the variables name. */
  customer: string | null
}

/** The request of a folder for a token with these scopes. */
export function tokenRequestFor({ grant, customer }: TokenNeed, scopes: readonly string[]): Item {
  const scope = scopes.join(' ')
  const ofCustomer = customer === null ? '' : ` of customer ${customer}`
  const description = `For the calls below${scopes.length > 0 ? `, with the scope ${scopes.join(', ')}` : ''}.`
  if (grant === 'client_credentials')
    return tokenRequest('Token with client credentials', description, clientCredentialsForm(scope))
  if (grant === 'authorization_id') {
    const id = baasTestCustomers.find(({ number }) => number === customer)?.id ?? '{{authorization_id}}'
    return tokenRequest(`Token with the authorization ID${ofCustomer}`, description, authorizationIdForm(id, scope))
  }
  const corporate = testCustomers.find(({ number }) => number === customer)?.corporateUsername
  return tokenRequest(
    `Token with the password${ofCustomer}`,
    description,
    passwordForm(
      customer ?? '{{username}}',
      scope,
      corporate === undefined ? [] : [{ key: 'corporateUsername', value: corporate }],
    ),
  )
}
