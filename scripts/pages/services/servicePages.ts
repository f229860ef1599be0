import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bankBase } from '../../../mocks/http/paths.ts'
import type { RenderedPage } from '../../../src/app/router/renderedPage.ts'
import { apiProducts, baasProducts, servicesOf } from '../../../src/rules/catalogue/catalogue.ts'
import type { Catalogue, Product } from '../../../src/rules/catalogue/catalogueSchema.ts'
import { boundedDefinition } from '../../../src/rules/definition/boundedDefinition.ts'
import { outlineOf } from '../../../src/rules/definition/operation/outline.ts'
import { asOpenApi3 } from '../../../src/rules/definition/swagger2.ts'
import { docsHref } from '../../../src/rules/docs/docs.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import { sandboxCatalogue } from '../../definitions/sandboxCatalogue.ts'
import { readJson } from '../../host/readJson.ts'
import type { BuiltPage } from '../builtPages.ts'
import { type MovedAddresses, movedAddresses } from '../movedAddresses.ts'
import { definitionGaps } from './definitionGaps.ts'
import { readCatalogue } from './readCatalogue.ts'
import { fileOfPath } from './serviceIds.ts'

/** What the page of a service is rendered with: its own rows of the catalogue, and its definition. */
export type RenderedService = RenderedPage

/** What a build renders, which addresses lead there, and what it has to say about services without a definition. */
export interface BuiltServices {
  services: RenderedService[]
  moved: MovedAddresses
  gaps: string
}

type DefinitionOf = (serviceId: string) => Record<string, unknown> | undefined

/** A menu that grew when the bank's catalogue comes would move what is below it. */
function menuOf(catalogue: Catalogue, listed: readonly Product[], { id }: Product): Catalogue {
  const groups = catalogue.groups.filter(({ productId }) => productId === id)
  const named = new Set(groups.map(({ serviceId }) => serviceId))
  return {
    products: listed.map((product) => ({ ...product, summary: '', description: '', imageUrl: '' })),
    groups: groups.map((group) => ({ ...group, swaggerUrl: '' })),
    services: catalogue.services
      .filter(({ serviceId }) => named.has(serviceId))
      .map((service) => ({ ...service, endpointAddress: '', swaggerUrl: '' })),
  }
}

function pagesOf(catalogue: Catalogue, definitionOf: DefinitionOf): RenderedService[] {
  function pagesBelow(section: 'api' | 'baas', listed: readonly Product[], product: Product): RenderedService[] {
    const menu = menuOf(catalogue, listed, product)
    return servicesOf(catalogue, product.id).flatMap(({ slug, ...service }) => {
      const { serviceId } = service
      const definition = definitionOf(serviceId)
      if (!definition) return []
      const groups = catalogue.groups.filter((each) => each.productId === product.id && each.serviceId === serviceId)
      const path = docsHref({ kind: 'service', section, product: product.slug, service: slug })
      return [{ path, catalogue: { products: [product], groups, services: [service] }, definition, menu }]
    })
  }
  const sections = { api: apiProducts(catalogue.products), baas: baasProducts(catalogue.products) }
  return (['api', 'baas'] as const).flatMap((section) =>
    sections[section].flatMap((product) => pagesBelow(section, sections[section], product)),
  )
}

/** The sandbox's, as its services answer them in the page. */
export async function sandboxServices(): Promise<BuiltServices> {
  const { definitionOf, ...lists } = await sandboxCatalogue()
  const { products, groups, services } = lists
  const catalogue = readCatalogue({ products, groups, services }, 'The catalogue')
  const servers = [{ url: bankBase, description: 'The sandbox' }]
  const defined = catalogue.services.map(({ serviceId }) => serviceId).filter((id) => definitionOf(id, servers))
  return {
    services: pagesOf(catalogue, (serviceId) => definitionOf(serviceId, servers)),
    moved: movedAddresses(catalogue),
    gaps: definitionGaps(catalogue, { source: 'mocks/openapi', files: new Set(defined) }),
  }
}

const catalogueName = 'catalogue.json'

/**
 * A bank's own: `catalogue.json` with `products`, `groups` and `services` as its dashboard service answers them, and
 * beside it one `<serviceId>.json` for each definition (`npm run definitions -- --out FOLDER` writes such a folder).
 * @throws Error that names the file that is missing or wrong
 */
export function readServices(folder: string): BuiltServices {
  const catalogueFile = join(folder, catalogueName)
  const catalogue = readCatalogue(readJson(catalogueFile), catalogueFile)
  const definitionOf: DefinitionOf = (serviceId) => {
    const file = join(folder, `${serviceId}.json`)
    if (!existsSync(file)) return undefined
    const definition = readJson(file)
    if (!isRecord(definition)) throw new Error(`${file} is not a definition.`)
    return boundedDefinition(definition)
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== catalogueName)
  return {
    services: pagesOf(catalogue, definitionOf),
    moved: movedAddresses(catalogue),
    gaps: definitionGaps(catalogue, {
      source: folder,
      files: new Set(files.map((name) => name.slice(0, -'.json'.length))),
    }),
  }
}

export const pageOfService = ({ path, catalogue: { products, services }, definition }: RenderedService): BuiltPage => ({
  pattern: path,
  path,
  file: `${fileOfPath(path)}/index.html`,
  access: 'public',
  title: [...products, ...services].map(({ name }) => name).join(': '),
  description: outlineOf(asOpenApi3(definition))
    .operations.map(({ summary }) => summary.replace(/\s+/g, ' ').trim())
    .join('. '),
})
