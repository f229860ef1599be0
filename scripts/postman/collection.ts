import type { BundledDefinition } from '../../mocks/openapi/definition.ts'
import { type ApiRequest, apiRequest } from './apiRequest.ts'
import type { Collection, Parameter } from './collectionFormat.ts'
import { collectionScripts } from './events/events.ts'
import { type ProductRequests, productFolder, type RequestsByOperation } from './productFolder.ts'
import { takenValues } from './requestVariables.ts'
import type { SandboxFlow } from './sandboxFlow.ts'
import { sandboxRequests } from './sandboxRequests.ts'
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

const variables = (values: CollectionValues, flow: SandboxFlow | undefined): Parameter[] => [
  { key: 'base', value: values.base, description: 'Where the APIs answer, without a trailing slash.' },
  { key: 'client_id', value: '', description: 'The client ID of your application.' },
  { key: 'client_secret', value: '', description: 'The client secret of your application.' },
  {
    key: 'private_key',
    value: '',
    description: 'The RSA private key whose public key your application has, in PKCS#8 or PKCS#1.',
  },
  { key: 'scope', value: '', description: 'Scopes of the requests in Tokens; empty for all that the application has.' },
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
  ...(flow
    ? [
        {
          key: 'clock_offset',
          value: '0',
          description: 'Kept of the clock of the sandbox: milliseconds from your clock.',
        },
      ]
    : []),
]

/** What answers give to later calls; until then, what the examples have. */
function keptValues(all: RequestsByOperation): Parameter[] {
  const taken = [...all.values()].flatMap(({ operation }) => takenValues(operation))
  const kept = taken.map(({ variable, source, example }): [string, Parameter] => [
    variable,
    { key: variable, value: example, description: `Kept of the answer to ${all.get(source)?.item.name ?? source}.` },
  ])
  return [...new Map(kept).values()]
}

const description = [
  'Every API of the documentation, sorted by product.',
  'Set client_id, client_secret and private_key as current values of the variables: current values stay on your computer, initial values are shared with whoever you share the collection with. Then run the collection or a folder: each folder requests its tokens, and what an answer has flows into the calls that need it.',
  'A script signs each request and adds the sign header when private_key is set.',
].join('\n\n')

/** What the folder of a product is made of. */
export interface ProductDefinitions {
  name: string
  description: string
  /** One operation each. */
  definitions: readonly Pick<BundledDefinition, 'title' | 'document'>[]
}

/**
 * One Postman collection (format 2.1): the token requests, then a folder for each product.
 * @param flow of the sandbox; other environments of a bank have no clock that moves
 */
export async function collectionOf(
  products: readonly ProductDefinitions[],
  values: CollectionValues,
  flow?: SandboxFlow,
): Promise<Collection> {
  const all = new Map<string, ApiRequest>()
  const converted: ProductRequests[] = []
  for (const { definitions, ...product } of products) {
    const requests: ApiRequest[] = []
    for (const definition of definitions) requests.push(await apiRequest(definition, flow))
    for (const request of requests) all.set(request.operation.id, request)
    if (requests.length > 0) converted.push({ ...product, requests })
  }
  const folders = converted.map((product) => productFolder(product, all, flow))
  return {
    info: { name: 'Portico', description, schema },
    auth: { type: 'noauth' },
    event: collectionScripts,
    variable: [...variables(values, flow), ...keptValues(all)],
    item: [tokenRequests, ...(flow ? [sandboxRequests(flow)] : []), ...folders],
  }
}
