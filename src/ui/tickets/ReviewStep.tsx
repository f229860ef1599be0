import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { Link } from 'wouter'
import { conceal } from '../../rules/handle.ts'
import { shownFileName, shownSize } from '../../rules/ticketFiles.ts'
import { creationMessage, type ErrorDetailsForm, type ErrorStageForm, errorTypeName } from '../../rules/tickets.ts'
import { languageOf, createTicketTexts as texts } from '../../rules/ticketTexts.ts'
import { Notice } from '../kit/Notice.tsx'
import { dashboardHref } from '../shell/navigation.ts'
import type { CreateTicketActor } from './createTicketActor.ts'
import { ForeignText } from './ForeignText.tsx'
import { StepButtons, StepHeading } from './Step.tsx'
import { Field } from './TicketFields.tsx'

interface Props {
  actor: CreateTicketActor
  stage: ErrorStageForm
  details: ErrorDetailsForm
  back: () => void
}

export function ReviewStep({ actor, stage, details, back }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const { file, ...text } = details
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file) actor.send({ type: 'ticket.submit', form: conceal({ ...stage, ...text, file }) })
  }
  return (
    <form className="form" onSubmit={submit} aria-label={texts.steps[2]}>
      <StepHeading step={2} />
      <p className="lead">{texts.reviewHint}</p>
      <dl className="ticket-fields">
        <Field name={texts.errorType}>{errorTypeName(stage.errorType)}</Field>
        <Field name={texts.apiName}>
          <bdi>{stage.apiName}</bdi>
        </Field>
        <Field name={texts.endpointAddress} room="half">
          <bdi>{stage.endpointAddress}</bdi>
        </Field>
        <Field name={texts.subject} room="line">
          <ForeignText>{text.subject}</ForeignText>
        </Field>
        <Field name={texts.description} room="line">
          <ForeignText>{text.description}</ForeignText>
        </Field>
        <Field name={texts.errorCode}>
          <bdi>{text.errorCode}</bdi>
        </Field>
        <Field name={texts.file} room="half">
          {file && (
            <>
              <bdi>{shownFileName(file.name)}</bdi>, {shownSize(file.size)}
            </>
          )}
        </Field>
      </dl>
      <Outcome actor={actor} />
      <StepButtons submit={texts.submit} isBusy={isBusy} back={back} />
    </form>
  )
}

/** What became of the last try. */
function Outcome({ actor }: { actor: CreateTicketActor }) {
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const ticketNumber = useSelector(actor, (snapshot) => snapshot.context.ticketNumber)
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches({ wizard: 'checking' }))
  const review = useSelector(actor, (snapshot) =>
    (['failed', 'found', 'notFound', 'unknown'] as const).find((each) =>
      snapshot.matches({ wizard: { review: each } }),
    ),
  )
  if (isChecking) return <Notice variant="info">{texts.checking}</Notice>
  if (review === undefined || !problem) return null
  if (review === 'failed') {
    const message = creationMessage(problem)
    return (
      <Notice variant="error">
        <span lang={languageOf(message)}>{message}</span>
      </Notice>
    )
  }
  return (
    <Notice variant="warning">
      {texts.outcomeUnknown}{' '}
      {review === 'found' && ticketNumber !== null && (
        <>
          {texts.found(ticketNumber)} <Link href={dashboardHref('myTickets')}>{texts.myTickets}</Link>
        </>
      )}
      {review === 'notFound' && texts.notFound}
      {review === 'unknown' && texts.listFailed}
    </Notice>
  )
}
