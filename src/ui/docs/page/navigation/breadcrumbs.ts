import { productAt, serviceAt } from '../../../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../../../rules/catalogue/catalogueSchema.ts'
import { type DocsLocation, docsHref, docsSections, docsTexts, nameOfLocation } from '../../../../rules/docs/docs.ts'

interface Step {
  name: string
  item: string
}

const titleOf = (place: DocsLocation) => nameOfLocation(place) ?? docsTexts.title

function stepsTo(place: DocsLocation, catalogue: Catalogue | null): Step[] {
  const section = docsSections.find(({ id }) => id === place.section)
  if (place.kind === 'page') {
    const first = section?.pages?.[0]
    const inside = first && first.slug !== place.slug
    return [
      ...(inside ? [{ name: section.title, item: docsHref({ ...place, slug: first.slug }) }] : []),
      { name: titleOf(place), item: docsHref(place) },
    ]
  }
  const group = { name: titleOf(place), item: docsHref({ kind: 'group', section: place.section }) }
  if (place.kind !== 'service' || !catalogue) return [group]
  const product = productAt(catalogue, place.section, place.product)
  const service = product && serviceAt(catalogue, product.id, place.service)
  return [
    group,
    { name: product?.name ?? '', item: docsHref({ ...place, kind: 'product', linked: false }) },
    { name: service?.name ?? '', item: docsHref(place) },
  ]
}

/**
 * Where a page is in the documentation, as JSON-LD (schema.org BreadcrumbList) for the document's head. Addresses are
 * relative to the document, since a build does not know where it will be served.
 *
 * @param catalogue what the page of a service was rendered with
 */
export function breadcrumbs(place: DocsLocation, catalogue: Catalogue | null = null): string {
  const steps = [{ name: docsTexts.title, item: '/docs' }, ...stepsTo(place, catalogue)]
  const unique = steps.filter(({ item }, index) => steps.findIndex((each) => each.item === item) === index)
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: unique.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }).replaceAll('<', '\\u003c')
}
