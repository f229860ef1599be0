import type { Address } from '../routes/address.ts'
import { hasWords } from '../search/search.ts'
import type { Catalogue, Product, Service } from './catalogueSchema.ts'

/** Products for the bank's own systems: the bank's list has them, no list of the portal shows them (000 section 2). */
export const hiddenProducts: ReadonlySet<string> = new Set(
  [9000, 13000, 14000, 15000, 17000, 18000, 19000, 21000, 22000, 23000, 29000].map(String),
)

/** Its address says that it has no public definition. */
export const isInternal = (productId: string): boolean => hiddenProducts.has(productId)

const isShown = ({ id }: Product) => !isInternal(id)

/** API products are of type API or of none; hidden ones are left out. */
export const apiProducts = (products: readonly Product[]): Product[] =>
  products.filter((each) => isShown(each) && each.type !== 'SERVICE')

export const baasProducts = (products: readonly Product[]): Product[] =>
  products.filter((each) => isShown(each) && each.type === 'SERVICE')

const called = <Row extends { name: string }>(row: Row, otherwise: string): Row =>
  row.name.trim() === '' ? { ...row, name: otherwise } : row

export const namedService = (service: Service): Service =>
  called(service, service.endpointAddress || `API ${service.serviceId}`)

/** Cards, headings and links need a name: a row that comes without one is called by what else is known of it. */
export const withFallbackNames = ({ products, groups, services }: Catalogue): Catalogue => ({
  products: products.map((each) => called(each, `Product ${each.id}`)),
  groups: groups.map((each) => called(each, 'APIs')),
  services: services.map(namedService),
})

export interface Heading {
  name: string
  services: Service[]
}

interface Index {
  groups: ReadonlyMap<string, Catalogue['groups']>
  services: ReadonlyMap<string, Service>
}

const indexes = new WeakMap<Catalogue, Index>()

/** Made once: a search asks for the services of each of thousands of products. */
function indexOf(catalogue: Catalogue): Index {
  const known = indexes.get(catalogue)
  if (known) return known
  const groups = new Map<string, Catalogue['groups']>()
  for (const group of catalogue.groups) {
    const others = groups.get(group.productId)
    if (others) others.push(group)
    else groups.set(group.productId, [group])
  }
  const index = { groups, services: new Map(catalogue.services.map((each) => [each.serviceId, each])) }
  indexes.set(catalogue, index)
  return index
}

/** The headings of a product in the order of the list, each with its services. */
export function headingsOf(catalogue: Catalogue, productId: string): Heading[] {
  const { groups, services } = indexOf(catalogue)
  const headings = new Map<string, Service[]>()
  for (const { serviceId, name, swaggerUrl } of groups.get(productId) ?? []) {
    const found = services.get(serviceId)
    if (!found) continue
    const listed = headings.get(name) ?? []
    listed.push({ ...found, swaggerUrl: found.swaggerUrl || swaggerUrl })
    headings.set(name, listed)
  }
  return [...headings].map(([name, listed]) => ({ name, services: listed }))
}

/** One service under a product: its definition, or that of the product's group (000 section 3). */
export const serviceOf = (catalogue: Catalogue, productId: string, serviceId: string): Service | undefined =>
  headingsOf(catalogue, productId)
    .flatMap(({ services }) => services)
    .find((each) => each.serviceId === serviceId)

/** Products whose name or summary has every word, in any case. */
export const matching = (products: readonly Product[], words: string): readonly Product[] =>
  words.trim() === '' ? products : products.filter(({ name, summary }) => hasWords(`${name} ${summary}`, words))

/** The home page features the first three (000 section 9). */
export const featuredCount = 3

/** How many products a list, a menu or an answer to a search shows at first, and with each Show more. */
export const listStep = 100

/** How many cards Discover shows after `more` presses of SHOW MORE (000 section 9). */
export const visibleCardCount = (more: number): number => 6 + more * 10

/** An API product in the documentation; `linked` says that a card led there (000 section 2). */
export const productHref = (id: string): Address => `/docs/api/${encodeURIComponent(id)}?linked=true`
