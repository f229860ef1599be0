import { productAt, serviceAt } from '../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { type DocsLocation, docsTitle, nameOfLocation, docsTexts as texts } from '../../rules/docs/docs.ts'

/** The names of a place, the narrowest first: those of its section until the catalogue names the product or service. */
function namesOf(place: DocsLocation, catalogue: Catalogue | null): string[] {
  if (!catalogue || place.kind === 'page' || place.kind === 'group') {
    const name = nameOfLocation(place)
    return name === undefined ? [] : [name]
  }
  const product = productAt(catalogue, place.section, place.product)
  if (place.kind === 'product') return [product?.name ?? texts.noProduct]
  const service = product && serviceAt(catalogue, product.id, place.service)
  return service ? [service.name, product.name] : [texts.noService]
}

export const titleOf = (place: DocsLocation, catalogue: Catalogue | null): string =>
  docsTitle(...namesOf(place, catalogue))

/** What a link to the place calls it. */
export const nameOf = (place: DocsLocation, catalogue: Catalogue | null): string =>
  namesOf(place, catalogue)[0] ?? texts.title
