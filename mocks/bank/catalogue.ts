import type { components } from '../../src/api/schema.gen.ts'
import { apiProducts } from '../seed/apiProducts.ts'
import { baasProducts } from '../seed/baasProducts.ts'
import { internalProducts } from '../seed/internalProducts.ts'
import { pictureOf } from '../seed/pictures.ts'
import type { SeededProduct, SeededService } from '../seed/product.ts'

type Schemas = components['schemas']

const seeded = [...apiProducts, ...baasProducts, ...internalProducts]

interface Entry {
  product: SeededProduct
  heading: string
  serviceId: number
  seed: SeededService
}

/** Every service under its heading; ids count from the product's own, as 1001, 1002 under 1000. */
export const catalogueServices: readonly Entry[] = seeded.flatMap((product) =>
  Object.entries(product.headings)
    .flatMap(([heading, services]) => services.map((seed) => ({ product, heading, seed })))
    .map((entry, index) => ({ ...entry, serviceId: Number(product.id) + index + 1 })),
)

const definitionOf = (serviceId: number) => `/api-documentation-service/definitions/${serviceId}`

const groupOf = ({ serviceId, heading }: Entry) => ({ serviceId, name: heading, swaggerUrl: definitionOf(serviceId) })

export const productList: readonly Schemas['Product'][] = seeded.map((product) => ({
  id: product.id,
  name: product.name,
  summary: product.summary,
  description: product.description,
  imageUrl: pictureOf(product.drawing),
  type: product.type,
  servicesGroups: catalogueServices.filter((entry) => entry.product === product).map(groupOf),
}))

export const groupList: readonly Schemas['ProductGroup'][] = catalogueServices.map((entry) => ({
  productId: entry.product.id,
  ...groupOf(entry),
}))

const serviceOf = ({ serviceId, seed: [name, , endpointAddress] }: Entry): Schemas['Service'] => ({
  serviceId,
  name,
  endpointAddress,
  swaggerUrl: definitionOf(serviceId),
})

export const serviceList: readonly Schemas['Service'][] = catalogueServices.map(serviceOf)

/** The services of a product; none for an unknown one. */
export const servicesOf = (productId: string): Schemas['Service'][] =>
  catalogueServices.filter(({ product }) => String(product.id) === productId).map(serviceOf)
