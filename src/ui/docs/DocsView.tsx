import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { catalogueTexts } from '../../rules/catalogue.ts'
import type { Catalogue } from '../../rules/catalogueSchema.ts'
import { type DocsLocation, docsPages, docsTexts as texts } from '../../rules/docs.ts'
import { catalogueAtom } from '../catalogueState.ts'
import { ErrorState } from '../kit/States.tsx'
import { ComingSoon } from '../shell/ComingSoon.tsx'
import { SidebarShell } from '../shell/SidebarShell.tsx'
import { useTitle } from '../shell/useTitle.ts'
import { DocsMenu } from './DocsMenu.tsx'
import { GroupPage } from './GroupPage.tsx'
import { LoadingState } from './LoadingState.tsx'
import type { NavigatorActor } from './navigatorActor.ts'
import { ProductPage } from './ProductPage.tsx'
import { ServicePage } from './ServicePage.tsx'
import { titleOf } from './titleOf.ts'
import './docs.css'

interface Props {
  actor: NavigatorActor
  onRetryCatalogue: () => void
}

export function DocsView({ actor, onRetryCatalogue }: Props) {
  const place = useSelector(actor, (snapshot) => snapshot.context.location)
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  useTitle(titleOf(place, catalogue))
  return (
    <SidebarShell
      label={texts.title}
      menu={(label) => <DocsMenu actor={actor} place={place} catalogue={catalogue} label={label} />}
    >
      {place.kind === 'page' ? (
        <StaticPage slug={place.slug} />
      ) : failed ? (
        <ErrorState
          page
          title={catalogueTexts.failedTitle}
          message={catalogueTexts.failed}
          onRetry={onRetryCatalogue}
        />
      ) : catalogue ? (
        <CataloguePage actor={actor} place={place} catalogue={catalogue} />
      ) : (
        <LoadingState section={place.section} />
      )}
    </SidebarShell>
  )
}

const home = { label: 'Discover the APIs', href: '/productCard' }

function StaticPage({ slug }: { slug: string }) {
  return <ComingSoon title={docsPages.find((page) => page.slug === slug)?.title ?? texts.title} back={home} />
}

interface CataloguePageProps {
  actor: NavigatorActor
  place: Exclude<DocsLocation, { kind: 'page' }>
  catalogue: Catalogue
}

function CataloguePage({ actor, place, catalogue }: CataloguePageProps) {
  if (place.kind === 'group') return <GroupPage section={place.section} catalogue={catalogue} />
  if (place.kind === 'product') return <ProductPage place={place} catalogue={catalogue} />
  return <ServicePage actor={actor} place={place} catalogue={catalogue} />
}
