import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { type DocsLocation, docsTexts as texts } from '../../rules/docs/docs.ts'
import { catalogueAtom } from '../catalogueState.ts'
import { PartBoundary, PartError } from '../kit/parts/lazyPart.tsx'
import { ErrorState } from '../kit/states/States.tsx'
import { SidebarShell } from '../shell/frame/SidebarShell.tsx'
import { useTitle } from '../shell/useTitle.ts'
import { DocsMenu } from './DocsMenu.tsx'
import { cataloguePart, servicePart } from './docsParts.ts'
import { LoadingState } from './LoadingState.tsx'
import type { NavigatorActor } from './navigatorActor.ts'
import { StaticPage } from './page/StaticPage.tsx'
import { CredentialsContext, type CredentialsPort } from './samples/credentials.ts'
import { titleOf } from './titleOf.ts'
import './docs.css'
import { texts as shared } from '../../rules/text/texts.ts'

interface Props {
  actor: NavigatorActor
  credentials: CredentialsPort | null
  /** What the page of a service was rendered with, until the catalogue is there. */
  rendered: { location: DocsLocation; catalogue: Catalogue; menu: Catalogue } | null
  onRetryCatalogue: () => void
}

export function DocsView({ actor, credentials, rendered, onRetryCatalogue }: Props) {
  const place = useSelector(actor, (snapshot) => snapshot.context.location)
  const known = useAtomValue(catalogueAtom)
  const own = rendered?.location === place ? rendered : null
  const catalogue = known.catalogue ?? own?.catalogue ?? null
  const failed = known.failed && !catalogue
  useTitle(titleOf(place, catalogue))
  const cataloguePage = cataloguePart.usePart(place.kind === 'group' || place.kind === 'product')
  const servicePage = servicePart.usePart(place.kind === 'service')
  const { failure, retry } = place.kind === 'service' ? servicePage : cataloguePage
  return (
    <CredentialsContext value={credentials}>
      <SidebarShell
        label={texts.title}
        menu={() => (
          <DocsMenu
            actor={actor}
            place={place}
            catalogue={known.catalogue ?? own?.menu ?? null}
            isLoading={!known.catalogue && !known.failed && !own}
          />
        )}
      >
        <PartBoundary resetKeys={[place]}>
          {place.kind === 'page' ? (
            <StaticPage slug={place.slug} />
          ) : failed ? (
            <ErrorState
              page
              title={shared.catalogueUnavailable}
              message={shared.productsFailed}
              onRetry={onRetryCatalogue}
            />
          ) : failure ? (
            <PartError failure={failure} onRetry={retry} />
          ) : catalogue && servicePage.Part && place.kind === 'service' ? (
            <servicePage.Part actor={actor} place={place} catalogue={catalogue} />
          ) : catalogue && cataloguePage.Part && place.kind !== 'service' ? (
            <cataloguePage.Part place={place} catalogue={catalogue} />
          ) : (
            <LoadingState section={place.section} />
          )}
        </PartBoundary>
      </SidebarShell>
    </CredentialsContext>
  )
}
