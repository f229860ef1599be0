import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { standardSchema } from '../../rules/standardSchema.ts'
import { type ErrorDetailsForm, type ErrorStageForm, errorDetailsForm, errorStageForm } from '../../rules/tickets.ts'
import { createTicketTexts as texts } from '../../rules/ticketTexts.ts'
import { Notice } from '../kit/Notice.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { type SchemaFormApi, useClearing, useSchemaForm, useTextField } from '../kit/schemaForm.tsx'
import type { CreateTicketActor } from './createTicketActor.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StageStep } from './StageStep.tsx'
import { Submitted } from './Submitted.tsx'
import './tickets.css'
import './wizard.css'

type Typed = ErrorStageForm & Omit<ErrorDetailsForm, 'file'>

/** What was typed here before and never sent. */
export interface TicketDraft {
  keep(typed: Typed): void
  forget(): void
  recall(): Typed | undefined
}

interface Props {
  actor: CreateTicketActor
  draft: TicketDraft
}

const stageSchema = standardSchema(errorStageForm)
const detailsSchema = standardSchema(errorDetailsForm)
const noStage: ErrorStageForm = { errorType: '', apiName: '', endpointAddress: '' }
const noDetails: ErrorDetailsForm = { subject: '', description: '', errorCode: '', file: null }
const steps = ['stage', 'details', 'review'] as const

/** Create a Ticket (001 section 2). */
export function CreateTicketView({ actor, draft }: Props) {
  const ticketNumber = useSelector(actor, (snapshot) =>
    snapshot.matches({ wizard: 'submitted' }) ? snapshot.context.ticketNumber : null,
  )
  return ticketNumber === null ? (
    <Wizard actor={actor} draft={draft} />
  ) : (
    <Submitted ticketNumber={ticketNumber} again={() => actor.send({ type: 'ticket.another' })} />
  )
}

function Wizard({ actor, draft }: Props) {
  const step = useSelector(actor, (snapshot) => {
    const at = steps.findIndex((each) => snapshot.matches({ wizard: each }))
    return at < 0 ? steps.indexOf('review') : at
  })
  const next = () => actor.send({ type: 'step.next' })
  const back = () => actor.send({ type: 'step.back' })
  const stage = useSchemaForm({ schema: stageSchema, defaultValues: noStage, onSubmit: next })
  const details = useSchemaForm({ schema: detailsSchema, defaultValues: noDetails, onSubmit: next })
  useClearing(actor, stage)
  useClearing(actor, details)
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <KeptDraft stage={stage} details={details} draft={draft} />
      <section className="form-card wizard">
        <Progress step={step} />
        {step === 0 && <StageStep actor={actor} form={stage} />}
        {step === 1 && <DetailsStep form={details} back={back} />}
        {step === 2 && <ReviewStep actor={actor} stage={stage.values()} details={details.values()} back={back} />}
      </section>
    </>
  )
}

function Progress({ step }: { step: number }) {
  return (
    <ol className="wizard-steps" aria-label={texts.progress}>
      {texts.steps.map((name, index) => (
        <li key={name} data-done={index < step} aria-current={index === step ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}

interface KeptDraftProps {
  stage: SchemaFormApi<ErrorStageForm>
  details: SchemaFormApi<ErrorDetailsForm>
  draft: TicketDraft
}

/** Keeps the text while it is typed, and offers what was kept when the page was entered. */
function KeptDraft({ stage, details, draft }: KeptDraftProps) {
  const errorType = useTextField(stage, 'errorType').value
  const apiName = useTextField(stage, 'apiName').value
  const endpointAddress = useTextField(stage, 'endpointAddress').value
  const subject = useTextField(details, 'subject').value
  const description = useTextField(details, 'description').value
  const errorCode = useTextField(details, 'errorCode').value
  const [offered, setOffered] = useState(draft.recall)
  useEffect(() => {
    const typed = { errorType, apiName, endpointAddress, subject, description, errorCode }
    if (Object.values(typed).some((value) => value.trim() !== '')) draft.keep(typed)
    else if (!offered) draft.forget()
  }, [draft, offered, errorType, apiName, endpointAddress, subject, description, errorCode])
  if (!offered) return null
  const takeUp = () => {
    for (const name of ['errorType', 'apiName', 'endpointAddress'] as const) stage.setValue(name, offered[name])
    for (const name of ['subject', 'description', 'errorCode'] as const) details.setValue(name, offered[name])
    setOffered(undefined)
    stage.focus('errorType')
  }
  return (
    <Notice variant="info" retryLabel={texts.takeUpDraft} onRetry={takeUp}>
      {texts.draftKept}
    </Notice>
  )
}
