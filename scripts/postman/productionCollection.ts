import { outlineOf } from '../../src/rules/definition/operation/outline.ts'
import { listOf, type Node, nodeOf, textOf } from '../../src/rules/definition/references.ts'
import { postmanDefaults } from '../../src/rules/docs/downloads.ts'
import type { RenderedService } from '../pages/services/servicePages.ts'
import { collectionOf, type ProductDefinitions } from './collection.ts'
import type { Collection } from './collectionFormat.ts'

/** A document for each operation, since a request is made of one. */
function operationsOf(name: string, definition: Node): ProductDefinitions['definitions'] {
  const { operations } = outlineOf(definition)
  return operations.map(({ method, path, summary }) => {
    const { [method]: operation, parameters } = nodeOf(nodeOf(definition.paths)[path])
    const paths = { [path]: { ...(parameters !== undefined && { parameters }), [method]: operation } }
    return {
      title: operations.length === 1 ? name : summary,
      document: JSON.stringify({ ...definition, paths }),
    }
  })
}

/** The collection of the definitions that a production build was given: its first server is the base. */
export function productionCollection(services: readonly RenderedService[]): Promise<Collection> {
  const products = new Map<string, ProductDefinitions & { definitions: ProductDefinitions['definitions'][number][] }>()
  for (const { catalogue, definition } of services) {
    const [product] = catalogue.products
    const [service] = catalogue.services
    if (!product || !service) continue
    const { id, name, description } = product
    const folder = products.get(id) ?? { name, description, definitions: [] }
    folder.definitions.push(...operationsOf(service.name, definition))
    products.set(id, folder)
  }
  const [server] = services.flatMap(({ definition }) => listOf(definition.servers))
  const base = textOf(nodeOf(server).url).replace(/\/$/, '')
  return collectionOf([...products.values()], { ...postmanDefaults, base, authorizationId: '' })
}
