import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import { Link } from '../kit/links/Link.tsx'
import { OnwardLink } from '../kit/links/OnwardLink.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { lazyDialog, lazyPart } from '../kit/parts/lazyPart.tsx'
import { Spinner } from '../kit/states/Spinner.tsx'
import { ErrorState } from '../kit/states/States.tsx'
import { ApplicationCardSkeleton } from './ApplicationCardSkeleton.tsx'
import type { ApplicationsActors } from './applicationsActors.ts'
import { applicationTexts as texts } from './applicationTexts.ts'
import { CopyManually } from './CopyManually.tsx'
import { PlusIcon } from './icons.tsx'
import { NewApplicationCard } from './NewApplicationCard.tsx'
import './applications.css'

const loadCards = () => import('./ApplicationCards.tsx')
const ApplicationCards = lazyPart(loadCards, { waiting: () => <LoadingState /> })
const DeleteDialog = lazyDialog(
  () => import('./DeleteDialog.tsx'),
  ({ actor }) => actor.send({ type: 'deletion.cancel' }),
)

/** My Applications (001 section 2). */
export function ApplicationsView({ actor, copying }: ApplicationsActors) {
  const hasSome = useSelector(actor, ({ context }) => context.applications.length > 0)
  return (
    <>
      <div className="heading-row">
        <PageHeading title={texts.title}>{texts.intro}</PageHeading>
        {hasSome && (
          <div className="actions">
            <Button asChild size="3">
              <OnwardLink href={dashboardHref('newapplication')}>
                <PlusIcon aria-hidden="true" /> {texts.newApplication}
              </OnwardLink>
            </Button>
            <Button asChild size="3" variant="outline">
              <Link href={dashboardHref('firstCall')}>{texts.firstCall}</Link>
            </Button>
          </div>
        )}
      </div>
      <ApplicationsBody actor={actor} copying={copying} />
      <Deletion actor={actor} />
      <CopyManually copying={copying} />
    </>
  )
}

function ApplicationsBody({ actor, copying }: ApplicationsActors) {
  const state = useSelector(actor, (snapshot) => {
    if (snapshot.matches('unavailable')) return 'unavailable'
    if (snapshot.matches('empty')) return 'empty'
    return snapshot.context.applications.length > 0 ? 'populated' : 'loading'
  })
  const message = useSelector(actor, ({ context }) => context.message)
  // Fetched while the bank answers.
  useEffect(() => void loadCards().catch(() => {}), [])
  if (state === 'unavailable')
    return (
      <ErrorState title={texts.failed} message={message} onRetry={() => actor.send({ type: 'applications.reload' })} />
    )
  if (state === 'populated') return <ApplicationCards actor={actor} copying={copying} />
  if (state === 'empty')
    return (
      <ul className="application-cards">
        <NewApplicationCard />
      </ul>
    )
  return <LoadingState />
}

const skeletonKeys = ['first', 'second', 'third']

function LoadingState() {
  return (
    <div>
      <p className="loading applications-loading" role="status">
        <Spinner /> {texts.loading}
      </p>
      <ul className="application-cards" aria-hidden="true">
        {skeletonKeys.map((key) => (
          <ApplicationCardSkeleton key={key} />
        ))}
      </ul>
    </div>
  )
}

/** The dialog is fetched with the first question. */
function Deletion({ actor }: Pick<ApplicationsActors, 'actor'>) {
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'))
  return open && <DeleteDialog actor={actor} />
}
