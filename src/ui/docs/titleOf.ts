import { serviceOf } from '../../rules/catalogue.ts'
import type { Catalogue } from '../../rules/catalogueSchema.ts'
import { type DocsLocation, docsTitle, docsTexts as texts, titleOfLocation } from '../../rules/docs.ts'
import { shownProduct } from './shownProduct.ts'

/** The document's title: that of the section until the catalogue names the product or service. */
export function titleOf(place: DocsLocation, catalogue: Catalogue | null): string {
  if (!catalogue || place.kind === 'page' || place.kind === 'group') return titleOfLocation(place)
  const product = shownProduct(catalogue, place.section, place.productId)
  if (place.kind === 'product') return docsTitle(product?.name ?? texts.noProduct)
  const service = serviceOf(catalogue, place.productId, place.serviceId)
  return product && service ? docsTitle(service.name, product.name) : docsTitle(texts.noService)
}
