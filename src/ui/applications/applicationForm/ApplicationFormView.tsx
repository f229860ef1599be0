import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { PageHeading } from '../../kit/PageHeading.tsx'
import { lazyDialog, lazyPart } from '../../kit/parts/lazyPart.tsx'
import { LoadingMessage } from '../../kit/states/Spinner.tsx'
import { ErrorState } from '../../kit/states/States.tsx'
import { CopyManually } from '../CopyManually.tsx'
import type { ApplicationFieldsProps } from './ApplicationFields.tsx'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'
import './applicationForm.css'

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
export function ApplicationFormView(props: ApplicationFieldsProps) {
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

function Body(props: ApplicationFieldsProps) {
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
