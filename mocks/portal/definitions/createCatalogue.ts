import type { components } from '../../../src/api/schema.gen.ts'
import { pictureOf } from '../../fixtures/catalogue/pictures.ts'
import { type SeededService, seededProducts, seededServices } from '../../fixtures/catalogue/services.ts'
import type { BundledDefinition } from '../../openapi/definition.ts'
import { type ApiServer, publishDefinition } from './publishDefinition.ts'

type Schemas = components['schemas']

export interface SandboxCatalogue {
  products: Schemas['Product'][]
  groups: Schemas['ProductGroup'][]
  services: Schemas['Service'][]
  /** The services of a product; none for an unknown one. */
  servicesOf(productId: string): Schemas['Service'][]
  /** The OpenAPI document of one service; undefined for an unknown one and for one of the bank's own systems. */
  definitionOf(serviceId: string, servers: readonly ApiServer[]): Record<string, unknown> | undefined
}

const definitionUrl = (serviceId: number) => `/api-documentation-service/definitions/${serviceId}`

const groupOf = ({ serviceId, product }: SeededService) => ({
  serviceId,
  name: product.heading,
  swaggerUrl: definitionUrl(serviceId),
})

const serviceOf = ({ serviceId, name, endpointAddress }: SeededService): Schemas['Service'] => ({
  serviceId,
  name,
  endpointAddress,
  swaggerUrl: definitionUrl(serviceId),
})

/** The products of mocks/fixtures/catalogue with the services that the definitions describe. */
export function createCatalogue(definitions: Readonly<Record<string, BundledDefinition>>): SandboxCatalogue {
  const listed = seededServices(definitions)
  return {
    products: seededProducts.map((product) => ({
      id: product.id,
      name: product.name,
      summary: product.summary,
      description: product.description,
      imageUrl: pictureOf(product.drawing),
      type: product.type,
      servicesGroups: listed.filter((entry) => entry.product === product).map(groupOf),
    })),
    groups: listed.map((entry) => ({ productId: entry.product.id, ...groupOf(entry) })),
    services: listed.map(serviceOf),
    servicesOf: (productId) => listed.filter(({ product }) => String(product.id) === productId).map(serviceOf),
    definitionOf(serviceId, servers) {
      const service = listed.find((each) => String(each.serviceId) === serviceId)
      return service?.definition && publishDefinition(service.definition.document, service.product, servers)
    },
  }
}
