import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededProducts, seededServices } from '../../mocks/seed/services.ts'
import type { BundledDefinitions } from '../definitions/bundleDefinitions.ts'
import { apiRequest } from './apiRequest.ts'
import type { Collection, Folder, Parameter } from './collection.ts'
import { tokenRequests } from './tokenRequests.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** The values that differ by bank and environment; what is secret is always empty. */
export interface CollectionValues {
  /** Where the APIs answer, without a trailing slash. */
  baseUrl: string
  username: string
  corporateUsername: string
  authorizationId: string
}

const variables = ({ baseUrl, username, corporateUsername, authorizationId }: CollectionValues): Parameter[] => [
  { key: 'baseUrl', value: baseUrl, description: 'Where the APIs answer, without a trailing slash.' },
  { key: 'clientId', value: '', description: 'The client ID of your application.' },
  { key: 'clientSecret', value: '', description: 'The client secret of your application.' },
  {
    key: 'privateKey',
    value: '',
    description: 'The RSA private key whose public key your application has, in PKCS#8 or PKCS#1.',
  },
  { key: 'username', value: username, description: 'The number of the customer, for the password flow.' },
  { key: 'password', value: '', description: 'The password of the customer.' },
  { key: 'corporateUsername', value: corporateUsername, description: 'Of a corporate customer only.' },
  { key: 'code', value: '', description: 'The code of the redirect, for the authorization-code flow.' },
  { key: 'redirectUri', value: '', description: 'The redirect URI of your application.' },
  { key: 'state', value: '', description: 'The state that the redirect returned.' },
  { key: 'authorizationId', value: authorizationId, description: 'The authorization ID of a customer of BaaS.' },
  { key: 'publicScope', value: 'public', description: 'Scopes of the client-credentials flow, with spaces between.' },
  { key: 'customerScope', value: 'accounts', description: 'Scopes for a customer, with spaces between.' },
  { key: 'baasScope', value: 'baas_accounts', description: 'Scopes of BaaS, with %20 between.' },
  { key: 'publicToken', value: '', description: 'Filled by the token request.' },
  { key: 'customerToken', value: '', description: 'Filled by the token requests.' },
  { key: 'baasToken', value: '', description: 'Filled by the token request.' },
]

const description = [
  'Every API of the documentation, sorted by product.',
  'Set clientId, clientSecret and privateKey as current values of the variables: current values stay on your computer, initial values are shared with whoever you share the collection with. Send a token request, then the calls.',
  'A script signs each request and adds the sign header when privateKey is set.',
].join('\n\n')

const signRequest = () =>
  readFileSync(join(import.meta.dirname, 'signRequest.js'), 'utf8')
    .trimEnd()
    .split('\n')

/** One Postman collection (format 2.1) of all definitions: the token requests, then a folder for each product. */
export async function makeCollection(definitions: BundledDefinitions, values: CollectionValues): Promise<Collection> {
  const folders: Folder[] = []
  for (const product of seededProducts) {
    const item = []
    for (const { source } of seededServices.filter((service) => service.product === product)) {
      const definition = typeof source === 'string' ? definitions[source] : undefined
      if (definition) item.push(await apiRequest(definition))
    }
    if (item.length > 0) folders.push({ name: product.name, description: product.description, item })
  }
  return {
    info: { name: 'Portico', description, schema },
    auth: { type: 'noauth' },
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: signRequest() } }],
    variable: variables(values),
    item: [tokenRequests, ...folders],
  }
}
