import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { catalogueTexts } from '../../rules/catalogue.ts'
import { docsPages, type PageSlug, docsTexts as texts } from '../../rules/docs.ts'
import { catalogueAtom } from '../catalogueState.ts'
import { lazyPart } from '../kit/lazyPart.tsx'
import { ErrorState } from '../kit/States.tsx'
import { ComingSoon } from '../shell/ComingSoon.tsx'
import { SidebarShell } from '../shell/SidebarShell.tsx'
import { useTitle } from '../shell/useTitle.ts'
import { DocsMenu } from './DocsMenu.tsx'
import { LoadingState } from './LoadingState.tsx'
import type { NavigatorActor } from './navigatorActor.ts'
import { isWritten } from './page/pages.ts'
import { StaticPage } from './page/StaticPage.tsx'
import { titleOf } from './titleOf.ts'
import './docs.css'

const loadCataloguePage = () => import('./CataloguePage.tsx')

/** Until the catalogue and this chunk are here, the page is the one that was rendered at build. */
const CataloguePage = lazyPart(loadCataloguePage, {
  waiting: ({ place }) => <LoadingState section={place.section} />,
})

interface Props {
  actor: NavigatorActor
  onRetryCatalogue: () => void
}

export function DocsView({ actor, onRetryCatalogue }: Props) {
  const place = useSelector(actor, (snapshot) => snapshot.context.location)
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  useTitle(titleOf(place, catalogue))
  useEffect(() => {
    // Beside the catalogue, not after it; when it is lost, showing it asks again and says so.
    if (place.kind !== 'page') loadCataloguePage().catch(() => {})
  }, [place.kind])
  return (
    <SidebarShell
      label={texts.title}
      menu={(label) => <DocsMenu actor={actor} place={place} catalogue={catalogue} label={label} />}
    >
      {place.kind === 'page' ? (
        isWritten(place.slug) ? (
          <StaticPage slug={place.slug} />
        ) : (
          <Unwritten slug={place.slug} />
        )
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

function Unwritten({ slug }: { slug: PageSlug }) {
  return <ComingSoon title={docsPages.find((page) => page.slug === slug)?.title ?? texts.title} back={home} />
}
