import { array } from 'superstruct'
import { type Catalogue, group, product, type Service, service } from '../rules/catalogue.ts'
import { limits } from '../rules/limits.ts'
import { decode, type PortalClient } from './client.ts'
import { envelope } from './envelope.ts'

/** Products, groups and services, asked for side by side. Rejects with the first Problem. */
export async function loadCatalogue(client: PortalClient, signal: AbortSignal): Promise<Catalogue> {
  const options = { body: {}, signal, fetch: client.within(limits.publicCallTimeout), parseAs: 'text' } as const
  const [products, groups, services] = await Promise.all([
    decode(client.services.POST('/api-dashboard-service/dashboard/products', options), envelope(array(product))),
    decode(client.services.POST('/api-dashboard-service/dashboard/groups', options), envelope(array(group))),
    decode(client.services.POST('/api-dashboard-service/dashboard/services', options), envelope(array(service))),
  ])
  return { products: products.data, groups: groups.data, services: services.data }
}

/** The services of one product, for a signed-in developer. */
export async function listProductServices(
  client: PortalClient,
  authorization: string,
  productId: string,
  signal: AbortSignal,
): Promise<Service[]> {
  const call = client.services.POST('/api-dashboard-service/dashboard/product/services', {
    body: { productId },
    headers: { Authorization: authorization },
    signal,
    parseAs: 'text',
  })
  return (await decode(call, envelope(array(service)))).data
}
