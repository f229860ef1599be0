import { definitions } from 'virtual:definitions'
import type { components } from '../../src/api/schema.gen.ts'
import type { Method } from '../definition.ts'
import { pictureOf } from '../seed/pictures.ts'
import type { SeededProduct } from '../seed/product.ts'
import { seededProducts, seededServices } from '../seed/services.ts'

type Schemas = components['schemas']

interface CatalogueService {
  product: SeededProduct
  heading: string
  serviceId: number
  name: string
  method: Method
  endpointAddress: string
  summary: string
  /** The definition as JSON; undefined where there is none. */
  document: string | undefined
}

/** Every service with what its definition says about it. @throws Error that names a definition that is not there */
export const catalogueServices: readonly CatalogueService[] = seededServices.map(({ source, ...listed }) => {
  if (typeof source !== 'string') {
    const [name, method, endpointAddress, summary] = source
    return { ...listed, name, method, endpointAddress, summary, document: undefined }
  }
  const definition = definitions[source]
  if (!definition) throw new Error(`There is no definition mocks/openapi/${source}.yaml`)
  const { title, method, path, summary, document } = definition
  return { ...listed, name: title, method, endpointAddress: path, summary, document }
})

const definitionUrl = (serviceId: number) => `/api-documentation-service/definitions/${serviceId}`

const groupOf = ({ serviceId, heading }: CatalogueService) => ({
  serviceId,
  name: heading,
  swaggerUrl: definitionUrl(serviceId),
})

export const productList: readonly Schemas['Product'][] = seededProducts.map((product) => ({
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

const serviceOf = ({ serviceId, name, endpointAddress }: CatalogueService): Schemas['Service'] => ({
  serviceId,
  name,
  endpointAddress,
  swaggerUrl: definitionUrl(serviceId),
})

export const serviceList: readonly Schemas['Service'][] = catalogueServices.map(serviceOf)

/** The services of a product; none for an unknown one. */
export const servicesOf = (productId: string): Schemas['Service'][] =>
  catalogueServices.filter(({ product }) => String(product.id) === productId).map(serviceOf)
