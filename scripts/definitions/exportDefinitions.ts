import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiServer } from '../../mocks/portal/definitions/publishDefinition.ts'
import { bankHosts } from '../../src/rules/bank/bankHosts.ts'
import { hiddenProducts } from '../../src/rules/catalogue/catalogue.ts'
import { sandboxCatalogue } from './sandboxCatalogue.ts'

/** The bank's own hosts, test first. */
const servers: readonly ApiServer[] = bankHosts
  .filter(({ id }) => id !== 'sandbox')
  .map(({ title, base, login }) => ({ url: base, description: title, login }))

/**
 * Writes `catalogue.json` (products, groups, services) and `<serviceId>.json` for each definition that the portal shows,
 * with the bank's hosts as servers: what a production build reads, and what a bank can serve. Resolves with the number of
 * definitions.
 */
export async function exportDefinitions(folder: string): Promise<number> {
  const { products, groups, services, definitionOf } = await sandboxCatalogue()
  const isShown = (productId: string | number) => !hiddenProducts.has(String(productId))
  const shownGroups = groups.filter(({ productId }) => isShown(productId))
  const shownServices = services.filter((service) =>
    shownGroups.some(({ serviceId }) => serviceId === service.serviceId),
  )
  const catalogue = { products: products.filter(({ id }) => isShown(id)), groups: shownGroups, services: shownServices }
  mkdirSync(folder, { recursive: true })
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
  write('catalogue.json', catalogue)
  for (const { serviceId } of shownServices) write(`${serviceId}.json`, definitionOf(String(serviceId), servers))
  return shownServices.length
}
