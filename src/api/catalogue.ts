import { callLimits } from '../rules/calls/callLimits.ts'
import { namedService, withFallbackNames } from '../rules/catalogue/catalogueNames.ts'
import {
  addressedServices,
  type Catalogue,
  groups,
  products,
  type Service,
  services,
} from '../rules/catalogue/catalogueSchema.ts'
import { withAddresses } from '../rules/catalogue/slugs.ts'
import { envelope } from './client/answerSchemas.ts'
import type { PortalOperation } from './client/client.ts'
import { decode } from './client/decode.ts'

/** Products, groups and services, asked for side by side. Rejects with the first Problem. */
export const loadCatalogue: PortalOperation<void, Catalogue> = async (client) => {
  const options = { body: {}, fetch: client.within(callLimits.publicTimeout) } as const
  const [productList, groupList, serviceList] = await Promise.all([
    decode(client.services.POST('/api-dashboard-service/dashboard/products', options), envelope(products)),
    decode(client.services.POST('/api-dashboard-service/dashboard/groups', options), envelope(groups)),
    decode(client.services.POST('/api-dashboard-service/dashboard/services', options), envelope(services)),
  ])
  const lists = { products: productList.data, groups: groupList.data, services: serviceList.data }
  return withAddresses(withFallbackNames(lists))
}

/** The services of one product, for a signed-in developer. */
export const listProductServices: PortalOperation<{ productId: string }, Service[]> = async (client, body) => {
  const call = client.services.POST('/api-dashboard-service/dashboard/product/services', { body })
  return (await decode(call, envelope(addressedServices))).data.map(namedService)
}

/** The services of several products, in their order; one that stands in several comes once. */
export const listServicesOf: PortalOperation<
  { productIds: readonly string[] },
  Pick<Service, 'name' | 'endpointAddress'>[]
> = async (client, { productIds }) => {
  const lists = await Promise.all(productIds.map((productId) => listProductServices(client, { productId })))
  const byAddress = new Map<string, Pick<Service, 'name' | 'endpointAddress'>>()
  for (const { name, endpointAddress } of lists.flat())
    if (!byAddress.has(endpointAddress)) byAddress.set(endpointAddress, { name, endpointAddress })
  return [...byAddress.values()]
}
