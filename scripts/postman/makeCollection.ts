import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededProducts, seededServices } from '../../mocks/fixtures/catalogue/services.ts'
import type { BundledDefinition } from '../../mocks/openapi/definition.ts'
import { hiddenProducts } from '../../src/rules/catalogue/catalogue.ts'
import type { BundledDefinitions } from '../definitions/bundleDefinitions.ts'
import { apiRequest } from './apiRequest.ts'
import type { Collection, Folder, Parameter, Script } from './collection.ts'
import { tokenRequests } from './tokenRequests.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** The values that differ by bank and environment. */
export interface CollectionValues {
  /** Where the APIs answer, without a trailing slash. */
  base: string
  username: string
  /** The published password of the test customers, or nothing. */
  password: string
  corporateUsername: string
  authorizationId: string
}

const variables = (values: CollectionValues): Parameter[] => [
  { key: 'base', value: values.base, description: 'Where the APIs answer, without a trailing slash.' },
  { key: 'client_id', value: '', description: 'The client ID of your application.' },
  { key: 'client_secret', value: '', description: 'The client secret of your application.' },
  {
    key: 'private_key',
    value: '',
    description: 'The RSA private key whose public key your application has, in PKCS#8 or PKCS#1.',
  },
  { key: 'scope', value: '', description: 'Scopes for the token; empty for all that the application has.' },
  { key: 'username', value: values.username, description: 'The number of the customer, for the password flow.' },
  { key: 'password', value: values.password, description: 'The password of the customer.' },
  { key: 'corporate_username', value: values.corporateUsername, description: 'Of a corporate customer only.' },
  { key: 'redirect_uri', value: '', description: 'The redirect URI of your application.' },
  { key: 'state', value: '', description: 'A value of yours that the redirect returns.' },
  { key: 'code', value: '', description: 'The code of the redirect, for the authorization-code flow.' },
  { key: 'authorization_id', value: values.authorizationId, description: 'Of a customer of BaaS.' },
  { key: 'access_token', value: '', description: 'Kept of the last token request.' },
  { key: 'transaction_id', value: '', description: 'Kept of the call that waits for its OTP.' },
  { key: 'authentication_type', value: '1', description: 'Kept too: 1 for a code in an SMS, 5 for the mobile app.' },
  {
    key: 'confirmation',
    value: '"otp_info": "123456"',
    description: 'Kept too: otp_info, or activationId and requestId. Any six digits are right in tests.',
  },
]

const description = [
  'Every API of the documentation, sorted by product.',
  'Set client_id, client_secret and private_key as current values of the variables: current values stay on your computer, initial values are shared with whoever you share the collection with. Send a token request, then the calls.',
  'A script signs each request and adds the sign header when private_key is set.',
].join('\n\n')

const script = (listen: Script['listen'], file: string): Script => ({
  listen,
  script: {
    type: 'text/javascript',
    exec: readFileSync(join(import.meta.dirname, file), 'utf8')
      .trimEnd()
      .split('\n'),
  },
})

/** What the folder of a product is made of. */
export interface ProductDefinitions {
  name: string
  description: string
  /** One operation each. */
  definitions: readonly Pick<BundledDefinition, 'title' | 'document'>[]
}

/** That of the sandbox. */
export function makeCollection(definitions: BundledDefinitions, values: CollectionValues): Promise<Collection> {
  const products = seededProducts.filter(({ id }) => !hiddenProducts.has(String(id)))
  const services = seededServices(definitions)
  const productDefinitions = products.map((product) => ({
    name: product.name,
    description: product.description,
    definitions: services.flatMap((service) => (service.product === product ? (service.definition ?? []) : [])),
  }))
  return collectionOf(productDefinitions, values)
}

/** One Postman collection (format 2.1): the token requests, then a folder for each product. */
export async function collectionOf(
  products: readonly ProductDefinitions[],
  values: CollectionValues,
): Promise<Collection> {
  const folders: Folder[] = []
  for (const { name, description, definitions } of products) {
    const item = []
    for (const definition of definitions) item.push(await apiRequest(definition))
    if (item.length > 0) folders.push({ name, description, item })
  }
  return {
    info: { name: 'Portico', description, schema },
    auth: { type: 'noauth' },
    event: [script('prerequest', 'signRequest.js'), script('test', 'keepAnswer.js')],
    variable: variables(values),
    item: [tokenRequests, ...folders],
  }
}
