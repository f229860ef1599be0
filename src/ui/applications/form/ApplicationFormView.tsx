import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { applicationFormTexts as texts } from '../../../rules/applicationForm.ts'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import { PageHeading } from '../../kit/PageHeading.tsx'
import { Waiting } from '../../kit/Spinner.tsx'
import { ErrorState } from '../../kit/States.tsx'
import { CopyByHand } from '../CopyByHand.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import type { ApplicationFormActors, ApplicationFormDraft } from './actors.ts'
import './applicationForm.css'

interface Props extends ApplicationFormActors {
  environment: PortalConfiguration['environment']
  draft: ApplicationFormDraft
  onReloadCatalogue(): void
}

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'))

/** New Application and Edit Application (001 section 2). */
export function ApplicationFormView(props: Props) {
  const { actor, leaving, copying } = props
  const mode = useSelector(actor, ({ context }) => context.mode)
  const asking = useSelector(leaving, (snapshot) => snapshot.matches({ changed: 'asking' }))
  return (
    <>
      <PageHeading title={texts.title[mode]}>{texts.intro[mode]}</PageHeading>
      <Body {...props} />
      <CopyByHand copying={copying} />
      {asking && (
        <Suspense>
          <LeaveDialog leaving={leaving} />
        </Suspense>
      )}
    </>
  )
}

function Body(props: Props) {
  const { actor } = props
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'))
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  const message = useSelector(actor, ({ context }) => context.problem?.message ?? '')
  if (ready) return <ApplicationFields {...props} />
  if (unavailable)
    return (
      <ErrorState
        title={texts.unavailable}
        message={message}
        onRetry={() => actor.send({ type: 'application.reload' })}
      />
    )
  return <Waiting>{texts.loading}</Waiting>
}
