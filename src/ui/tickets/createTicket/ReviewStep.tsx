import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { seal } from '../../../rules/security/secret.ts'
import { shownFileName, shownSize } from '../../../rules/tickets/attachments.ts'
import { type ErrorDetailsForm, type ErrorStageForm, newTicketOf } from '../../../rules/tickets/createTicketForm.ts'
import { errorTypeName } from '../../../rules/tickets/errorStages.ts'
import { SendingNotice } from '../SendingNotice.tsx'
import { Field } from '../TicketFields.tsx'
import { TicketOutcome } from '../TicketOutcome.tsx'
import { TicketText } from '../TicketText.tsx'
import type { CreateTicketActor } from './createTicketActor.ts'
import { createTicketTexts as texts } from './createTicketTexts.ts'
import { StepButtons, StepHeading } from './WizardStep.tsx'

interface Props {
  actor: CreateTicketActor
  stage: ErrorStageForm
  details: ErrorDetailsForm
  back: () => void
}

export function ReviewStep({ actor, stage, details, back }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const { file, ...text } = details
  const send = (type: 'ticket.submit' | 'ticket.submitAnyway') => {
    const ticket = newTicketOf(stage, details)
    // Forward may lead here past a field that was emptied meanwhile.
    if (typeof ticket === 'number') actor.send({ type: 'step.restore', step: ticket })
    else actor.send({ type, form: seal(ticket) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send('ticket.submit')
  }
  return (
    <form className="stack form" onSubmit={submit} aria-label={texts.steps[2]}>
      <StepHeading step={2} />
      <p className="lead">{texts.reviewHint}</p>
      <dl className="ticket-fields">
        <Field name={texts.errorType} room="half">
          {errorTypeName(stage.errorType)}
        </Field>
        <Field name={texts.apiName} room="half">
          <bdi>{stage.apiName}</bdi>
        </Field>
        <Field name={texts.endpointAddress} room="line">
          <bdi>{stage.endpointAddress}</bdi>
        </Field>
        <Field name={texts.subject} room="line">
          <TicketText>{text.subject}</TicketText>
        </Field>
        <Field name={texts.description} room="line">
          <TicketText>{text.description}</TicketText>
        </Field>
        <Field name={texts.errorCode} room="half">
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
      <TicketOutcome actor={actor} force={() => send('ticket.submitAnyway')} />
      <SendingNotice actor={actor} />
      <StepButtons submit={texts.submit} isBusy={isBusy} back={back} />
    </form>
  )
}
