import { array } from 'superstruct'
import { type Catalogue, group, product, type Service, service } from '../rules/catalogueSchema.ts'
import { limits } from '../rules/limits.ts'
import { decode, type PortalClient, withToken } from './client.ts'
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
    ...withToken(authorization, signal),
    body: { productId },
  })
  return (await decode(call, envelope(array(service)))).data
}

/** The services of several products, in their order. */
export async function listServicesOf(
  client: PortalClient,
  authorization: string,
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<Pick<Service, 'name' | 'endpointAddress'>[]> {
  const lists = await Promise.all(
    productIds.map((productId) => listProductServices(client, authorization, productId, signal)),
  )
  return lists.flat().map(({ name, endpointAddress }) => ({ name, endpointAddress }))
}
