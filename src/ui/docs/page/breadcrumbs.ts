import { type DocsLocation, docsHref, docsSections, docsTexts, titleOfLocation } from '../../../rules/docs.ts'

const titleOf = (place: DocsLocation) => titleOfLocation(place).replace(` · ${docsTexts.title}`, '')

/**
 * Where a page is in the documentation, as JSON-LD (schema.org BreadcrumbList) for the document's head. Addresses are
 * relative to the document, since a build does not know where it will be served.
 */
export function breadcrumbs(place: DocsLocation): string {
  const section = docsSections.find(({ id }) => id === place.section)
  const first = section?.pages?.[0]
  const inside = place.kind === 'page' && first && first.slug !== place.slug
  const steps = [
    { name: docsTexts.title, item: '/docs' },
    ...(inside ? [{ name: section.title, item: docsHref({ ...place, slug: first.slug }) }] : []),
    ...(docsHref(place) === '/docs' ? [] : [{ name: titleOf(place), item: docsHref(place) }]),
  ]
  const unique = steps.filter(({ item }, index) => steps.findIndex((each) => each.item === item) === index)
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: unique.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }).replaceAll('<', '\\u003c')
}
