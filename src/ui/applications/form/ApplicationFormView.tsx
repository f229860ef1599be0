import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ApplicationTyped } from '../../../rules/applications/applicationForm.ts'
import type { ApplicationForm } from '../../../rules/applications/applications.ts'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import type { DraftStore } from '../../kit/forms/DraftBanner.tsx'
import type { Origin } from '../../kit/links/origin.ts'
import { PageHeading } from '../../kit/PageHeading.tsx'
import { lazyDialog, lazyPart } from '../../kit/parts/lazyPart.tsx'
import { LoadingMessage } from '../../kit/states/Spinner.tsx'
import { ErrorState } from '../../kit/states/States.tsx'
import { CopyManually } from '../CopyManually.tsx'
import type { ApplicationFormActors } from './actors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'
import './applicationForm.css'

interface Props extends ApplicationFormActors {
  environment: PortalConfiguration['environment']
  draft: DraftStore<ApplicationTyped>
  /** What a new application starts with; empty unless given. */
  initial?: ApplicationForm
  /** The page that opens once the application is saved; the list unless given. */
  next?: Origin
  onReloadCatalogue(): void
}

const loadFields = () => import('./ApplicationFields.tsx')
const ApplicationFields = lazyPart(loadFields, { waiting: () => <LoadingMessage>{texts.loading}</LoadingMessage> })
const LeaveDialog = lazyDialog(
  () => import('./dialogs/LeaveDialog.tsx'),
  ({ blocker }) => blocker.send({ type: 'navigation.cancel' }),
  {
    instead: ({ blocker }) => (
      <Button type="button" onClick={() => blocker.send({ type: 'navigation.confirm' })}>
        {texts.leave}
      </Button>
    ),
  },
)

/** New Application and Edit Application (001 section 2). */
export function ApplicationFormView(props: Props) {
  const { actor, blocker, copying } = props
  const mode = useSelector(actor, ({ context }) => context.mode)
  const confirming = useSelector(blocker, (snapshot) => snapshot.matches({ dirty: 'confirming' }))
  return (
    <>
      <PageHeading title={texts.title[mode]}>{texts.intro[mode]}</PageHeading>
      <Body {...props} />
      <CopyManually copying={copying} />
      {confirming && <LeaveDialog actor={actor} blocker={blocker} />}
    </>
  )
}

function Body(props: Props) {
  const { actor } = props
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'))
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  const message = useSelector(actor, ({ context }) => context.problem?.message ?? '')
  // Fetched while the bank answers.
  useEffect(() => void loadFields().catch(() => {}), [])
  if (ready) return <ApplicationFields {...props} />
  if (unavailable)
    return (
      <ErrorState
        title={texts.unavailable}
        message={message}
        onRetry={() => actor.send({ type: 'application.reload' })}
      />
    )
  return <LoadingMessage>{texts.loading}</LoadingMessage>
}
