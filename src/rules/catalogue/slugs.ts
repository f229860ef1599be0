import { folded } from '../text/foldedText.ts'
import { isInternal } from './catalogue.ts'
import type { Catalogue, CatalogueLists } from './catalogueSchema.ts'

/** Of a name, in characters: a number may follow, and file systems take 255 bytes for a part of a path. */
const longest = 60

/** Windows has no file of these names. */
const ofWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

const ascii = /^[\0-\x7f]*$/

/** A name in lower-case ASCII, its words with hyphens; empty when nothing of it is a letter or digit there. */
export const slugOf = (name: string): string =>
  // A catalogue may have tens of thousands of names, most of which have nothing to fold.
  (ascii.test(name) ? name : folded(name))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')

/** What has a part of an address to itself: a product in its section, a service in its product. */
interface Named {
  id: string
  name: string
}

/** From the best on: the name, the name with the number, the number alone. */
function candidatesOf({ id, name }: Named): string[] {
  const number = encodeURIComponent(id)
  const slug = slugOf(name)
  return slug === '' || slug === number || ofWindows.test(slug) ? [number] : [slug, `${slug}-${number}`, number]
}

/**
 * The slugs of rows with different ids, by id: for each the first candidate that is no other row's, in any case, whatever
 * their order. So two rows of one name have their numbers, and no slug is another row's number.
 */
export function slugsOf(rows: readonly Named[]): Map<string, string> {
  const listed = rows.map(candidatesOf)
  const uses = new Map<string, number>()
  for (const candidates of listed)
    for (const each of candidates) {
      const key = each.toLowerCase()
      uses.set(key, (uses.get(key) ?? 0) + 1)
    }
  const isOwn = (candidate: string) => uses.get(candidate.toLowerCase()) === 1
  return new Map(rows.map(({ id }, index) => [id, listed[index]?.find(isOwn) ?? encodeURIComponent(id)]))
}

const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const lists = new Map<string, Row[]>()
  for (const row of rows) {
    const list = lists.get(keyOf(row))
    if (list) list.push(row)
    else lists.set(keyOf(row), [row])
  }
  return lists
}

/** Gives every product and service its part of an address; products that no list shows keep their number. */
export function withAddresses({ products, groups, services }: CatalogueLists): Catalogue {
  const sections = byKey(products, ({ type }) => type ?? 'API')
  const productSlugs = new Map(
    [...sections.values()].flatMap((rows) => [
      ...slugsOf(rows.map(({ id, name }) => ({ id, name: isInternal(id) ? '' : name }))),
    ]),
  )
  const names = new Map(services.map(({ serviceId, name }) => [serviceId, name]))
  const serviceSlugs = new Map(
    [...byKey(groups, ({ productId }) => productId)].map(([productId, rows]) => {
      const ids = [...new Set(rows.map(({ serviceId }) => serviceId))]
      return [productId, slugsOf(ids.map((id) => ({ id, name: names.get(id) ?? '' })))] as const
    }),
  )
  return {
    products: products.map((each) => ({ ...each, slug: productSlugs.get(each.id) ?? each.id })),
    groups: groups.map((each) => ({
      ...each,
      slug: serviceSlugs.get(each.productId)?.get(each.serviceId) ?? each.serviceId,
    })),
    services,
  }
}
