import { servicesOf } from '../catalogue/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogueSchema.ts'
import { slugOf } from '../catalogue/slugs.ts'
import type { Address } from '../routes/address.ts'
import { decoded, docsHref, docsLocationOf } from './docs.ts'

interface Row {
  id: string
  name: string
  slug: string
}

/**
 * What a part of an address names. Beside its slug that is its number, alone or after a name that it had once, and its name
 * from before another had the same.
 */
function rowAt(rows: readonly Row[], part: string): Row | undefined {
  const asked = decoded(part)
  const inLowerCase = asked.toLowerCase()
  const numbered = rows.filter(({ id }) => inLowerCase.endsWith(`-${id.toLowerCase()}`))
  return (
    rows.find(({ slug }) => slug === part) ??
    rows.find(({ id }) => id === asked) ??
    rows.find(({ slug }) => decoded(slug).toLowerCase() === inLowerCase) ??
    numbered.toSorted((one, other) => other.id.length - one.id.length)[0] ??
    rows.find(({ name }) => slugOf(name) === inLowerCase)
  )
}

/** The address of what a path names otherwise: with numbers, in another case, or by an earlier name. */
export function currentAddress(catalogue: Catalogue, path: string): Address | undefined {
  const place = docsLocationOf(path, null)
  if (place?.kind !== 'product' && place?.kind !== 'service') return undefined
  const { section } = place
  const isListed = ({ type }: Catalogue['products'][number]) => (type === 'SERVICE') === (section === 'baas')
  const product = rowAt(catalogue.products.filter(isListed), place.product)
  if (!product) return undefined
  const found = { section, product: product.slug }
  if (place.kind === 'product') return otherThan(path, docsHref({ kind: 'product', ...found, linked: false }))
  const services = servicesOf(catalogue, product.id).map((each) => ({ ...each, id: each.serviceId }))
  const service = rowAt(services, place.service)
  return service && otherThan(path, docsHref({ kind: 'service', ...found, service: service.slug }))
}

const otherThan = (path: string, address: Address) => (address === path ? undefined : address)
