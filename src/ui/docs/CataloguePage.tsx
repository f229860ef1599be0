import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import type { DocsLocation } from '../../rules/docs/docs.ts'
import { GroupPage } from './GroupPage.tsx'
import { ProductPage } from './ProductPage.tsx'

interface Props {
  place: Extract<DocsLocation, { kind: 'group' | 'product' }>
  catalogue: Catalogue
}

/** What the catalogue fills: the products of a section, or one product. */
export default function CataloguePage({ place, catalogue }: Props) {
  if (place.kind === 'group') return <GroupPage section={place.section} catalogue={catalogue} />
  return <ProductPage place={place} catalogue={catalogue} />
}
