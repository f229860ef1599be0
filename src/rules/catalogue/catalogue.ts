import type { Address } from '../routes/address.ts'
import { hasWords } from '../text/foldedText.ts'
import { catalogueLimits } from './catalogueLimits.ts'
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

/** A service as its product lists it. */
export type ListedService = Service & Pick<Catalogue['groups'][number], 'slug'>

export interface Heading {
  name: string
  services: ListedService[]
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
  const headings = new Map<string, ListedService[]>()
  for (const { serviceId, name, slug, swaggerUrl } of groups.get(productId) ?? []) {
    const found = services.get(serviceId)
    if (!found) continue
    const listed = headings.get(name) ?? []
    listed.push({ ...found, slug, swaggerUrl: found.swaggerUrl || swaggerUrl })
    headings.set(name, listed)
  }
  return [...headings].map(([name, listed]) => ({ name, services: listed }))
}

/** The services of a product, each once: one may stand under two headings. */
export const servicesOf = (catalogue: Catalogue, productId: string): ListedService[] => {
  const services = headingsOf(catalogue, productId).flatMap((heading) => heading.services)
  return [...new Map(services.map((each) => [each.serviceId, each])).values()]
}

/** The product at an address of this section; one for the bank's own systems too, which is in no list. */
export const productAt = ({ products }: Catalogue, section: 'api' | 'baas', slug: string): Product | undefined =>
  products.find((each) => each.slug === slug && (each.type === 'SERVICE') === (section === 'baas'))

/** One service under a product: its definition, or that of the product's group (000 section 3). */
export const serviceAt = (catalogue: Catalogue, productId: string, slug: string): ListedService | undefined =>
  servicesOf(catalogue, productId).find((each) => each.slug === slug)

/** Products whose name or summary has every word, in any case. */
export const matching = (products: readonly Product[], words: string): readonly Product[] =>
  words.trim() === '' ? products : products.filter(({ name, summary }) => hasWords(`${name} ${summary}`, words))

/** How many cards Discover shows after `more` presses of SHOW MORE (000 section 9). */
export const visibleCardCount = (more: number): number => catalogueLimits.firstCards + more * catalogueLimits.moreCards

/** An API product in the documentation; `linked` says that a card led there (000 section 2). */
export const productHref = ({ slug }: Product): Address => `/docs/api/${slug}?linked=true`
