import type { Catalogue } from '../../rules/catalogueSchema.ts'
import type { DocsLocation } from '../../rules/docs.ts'
import { GroupPage } from './GroupPage.tsx'
import type { NavigatorActor } from './navigatorActor.ts'
import { ProductPage } from './ProductPage.tsx'
import { ServicePage } from './ServicePage.tsx'

interface Props {
  actor: NavigatorActor
  place: Exclude<DocsLocation, { kind: 'page' }>
  catalogue: Catalogue
}

/** What the catalogue fills: the products of a section, one product, or one service. */
export function CataloguePage({ actor, place, catalogue }: Props) {
  if (place.kind === 'group') return <GroupPage section={place.section} catalogue={catalogue} />
  if (place.kind === 'product') return <ProductPage place={place} catalogue={catalogue} />
  return <ServicePage actor={actor} place={place} catalogue={catalogue} />
}
