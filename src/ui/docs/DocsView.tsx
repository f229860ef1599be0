import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { catalogueTexts } from '../../rules/catalogue.ts'
import { docsTexts as texts } from '../../rules/docs.ts'
import { catalogueAtom } from '../catalogueState.ts'
import { PartError } from '../kit/lazyPart.tsx'
import { ErrorState } from '../kit/States.tsx'
import { SidebarShell } from '../shell/SidebarShell.tsx'
import { useTitle } from '../shell/useTitle.ts'
import { DocsMenu } from './DocsMenu.tsx'
import { LoadingState } from './LoadingState.tsx'
import type { NavigatorActor } from './navigatorActor.ts'
import { StaticPage } from './page/StaticPage.tsx'
import { titleOf } from './titleOf.ts'
import { useCataloguePage } from './useCataloguePage.ts'
import './docs.css'

interface Props {
  actor: NavigatorActor
  onRetryCatalogue: () => void
}

export function DocsView({ actor, onRetryCatalogue }: Props) {
  const place = useSelector(actor, (snapshot) => snapshot.context.location)
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  useTitle(titleOf(place, catalogue))
  const { Page: CataloguePage, failure, retry } = useCataloguePage(place.kind !== 'page')
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
      ) : failure ? (
        <PartError failure={failure} onRetry={retry} />
      ) : catalogue && CataloguePage ? (
        <CataloguePage actor={actor} place={place} catalogue={catalogue} />
      ) : (
        <LoadingState section={place.section} />
      )}
    </SidebarShell>
  )
}
