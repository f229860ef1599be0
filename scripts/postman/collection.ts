import type { BundledDefinition } from '../../mocks/openapi/definition.ts'
import { type ApiRequest, apiRequest } from './apiRequest.ts'
import type { Collection } from './collectionFormat.ts'
import { type CollectionValues, collectionVariables } from './collectionVariables.ts'
import { collectionScripts } from './events/events.ts'
import { type ProductRequests, productFolder } from './productFolder.ts'
import type { SandboxFlow } from './sandboxFlow.ts'
import { sandboxRequests } from './sandboxRequests.ts'
import { tokenRequests } from './tokenRequests.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

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
    variable: collectionVariables(values, flow, all),
    item: [tokenRequests, ...(flow ? [sandboxRequests(flow)] : []), ...folders],
  }
}
