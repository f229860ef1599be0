import { named, namedService } from '../rules/catalogue.ts'
import {
  addressedServices,
  type Catalogue,
  groups,
  products,
  type Service,
  services,
} from '../rules/catalogueSchema.ts'
import { limits } from '../rules/limits.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { envelope } from './envelope.ts'

/** Products, groups and services, asked for side by side. Rejects with the first Problem. */
export async function loadCatalogue(client: PortalClient, signal: AbortSignal): Promise<Catalogue> {
  const options = { body: {}, signal, fetch: client.within(limits.publicCallTimeout), parseAs: 'text' } as const
  const [productList, groupList, serviceList] = await Promise.all([
    decode(client.services.POST('/api-dashboard-service/dashboard/products', options), envelope(products)),
    decode(client.services.POST('/api-dashboard-service/dashboard/groups', options), envelope(groups)),
    decode(client.services.POST('/api-dashboard-service/dashboard/services', options), envelope(services)),
  ])
  return named({ products: productList.data, groups: groupList.data, services: serviceList.data })
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
  return (await decode(call, envelope(addressedServices))).data.map(namedService)
}

/** The services of several products, in their order; one that stands in several comes once. */
export async function listServicesOf(
  client: PortalClient,
  authorization: string,
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<Pick<Service, 'name' | 'endpointAddress'>[]> {
  const lists = await Promise.all(
    productIds.map((productId) => listProductServices(client, authorization, productId, signal)),
  )
  const byAddress = new Map<string, Pick<Service, 'name' | 'endpointAddress'>>()
  for (const { name, endpointAddress } of lists.flat())
    if (!byAddress.has(endpointAddress)) byAddress.set(endpointAddress, { name, endpointAddress })
  return [...byAddress.values()]
}
