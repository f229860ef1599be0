import { seededProducts, seededServices } from '../../mocks/fixtures/catalogue/services.ts'
import { hiddenProducts } from '../../src/rules/catalogue/catalogue.ts'
import type { BundledDefinitions } from '../definitions/bundleDefinitions.ts'
import { collectionOf } from './collection.ts'
import type { Collection } from './collectionFormat.ts'
import type { CollectionValues } from './collectionVariables.ts'
import { sandboxFlow } from './sandboxFlow.ts'

/** The collection of the sandbox's definitions, which can be run as a whole. */
export function sandboxCollection(definitions: BundledDefinitions, values: CollectionValues): Promise<Collection> {
  const products = seededProducts.filter(({ id }) => !hiddenProducts.has(String(id)))
  const services = seededServices(definitions)
  const productDefinitions = products.map((product) => ({
    name: product.name,
    description: product.description,
    definitions: services.flatMap((service) => (service.product === product ? (service.definition ?? []) : [])),
  }))
  return collectionOf(productDefinitions, values, sandboxFlow)
}
