import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { navigationBlockerMachine } from '../../../machines/navigationBlocker.machine.ts'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
import { standardSchema } from '../../../rules/forms/standardSchema.ts'
import { fileProblem } from '../../../rules/tickets/attachments.ts'
import {
  type ErrorDetailsForm,
  type ErrorStageForm,
  errorDetailsForm,
  errorStageForm,
  type NewTicketDraft,
} from '../../../rules/tickets/createTicketForm.ts'
import type { TicketStart } from '../../../rules/tickets/ticketStart.ts'
import { DraftBanner } from '../../kit/drafts/DraftBanner.tsx'
import { type SchemaFormApi, useFormReset, useFormValues, useSchemaForm } from '../../kit/forms/schemaForm.tsx'
import type { Origin } from '../../kit/links/origin.ts'
import { PageHeading } from '../../kit/PageHeading.tsx'
import { lazyDialog } from '../../kit/parts/lazyPart.tsx'
import type { CreateTicketActor } from './createTicketActor.ts'
import { createTicketTexts as texts } from './createTicketTexts.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StageStep } from './StageStep.tsx'
import { TicketSubmitted } from './TicketSubmitted.tsx'
import { useStepFocus } from './WizardStep.tsx'
import '../tickets.css'
import './createTicket.css'

const LeaveTicketDialog = lazyDialog(
  () => import('./LeaveTicketDialog.tsx'),
  ({ blocker }) => blocker.send({ type: 'navigation.cancel' }),
  {
    instead: ({ blocker }) => (
      <Button type="button" onClick={() => blocker.send({ type: 'navigation.confirm' })}>
        {texts.leave}
      </Button>
    ),
  },
)

interface Filled {
  values: NewTicketDraft
  file: File | null
}

interface Props {
  actor: CreateTicketActor
  blocker: ActorRefFrom<typeof navigationBlockerMachine>
  draft: DraftStore<NewTicketDraft>
  /** Where somebody came from to create a ticket. */
  origin: Origin | undefined
  /** What the form starts with; empty unless given. */
  initial?: TicketStart
  /** What the form is filled with at first, as if it had been typed; it has what was typed before. */
  filled: () => Filled | undefined
}

const stageSchema = standardSchema(errorStageForm)
const detailsSchema = standardSchema(errorDetailsForm)
const noStart: TicketStart = { stage: { errorType: '', apiName: '', endpointAddress: '' }, subject: '' }
const noDetails: ErrorDetailsForm = { subject: '', description: '', errorCode: '', file: null }
const steps = ['stage', 'details', 'review'] as const

/** Create a Ticket (001 section 2). */
export function CreateTicketView(props: Props) {
  const { actor, blocker, origin } = props
  const ticketNumber = useSelector(actor, (snapshot) =>
    snapshot.matches({ wizard: 'submitted' }) ? snapshot.context.ticketNumber : null,
  )
  const isAsking = useSelector(blocker, (snapshot) => snapshot.matches({ dirty: 'confirming' }))
  if (ticketNumber !== null)
    return (
      <TicketSubmitted
        ticketNumber={ticketNumber}
        origin={origin}
        again={() => actor.send({ type: 'ticket.createAnother' })}
      />
    )
  return (
    <>
      <Wizard {...props} />
      {isAsking && <LeaveTicketDialog actor={actor} blocker={blocker} />}
    </>
  )
}

function Wizard({ actor, blocker, draft, initial = noStart, filled }: Props) {
  const step = useSelector(actor, (snapshot) => {
    const at = steps.findIndex((each) => snapshot.matches({ wizard: each }))
    return at < 0 ? steps.indexOf('review') : at
  })
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('mutating'))
  const next = () => actor.send({ type: 'step.next' })
  const back = () => actor.send({ type: 'step.back' })
  const stage = useSchemaForm({ schema: stageSchema, defaultValues: initial.stage, onSubmit: next })
  const [noneTyped] = useState({ ...noDetails, subject: initial.subject })
  const details = useSchemaForm({ schema: detailsSchema, defaultValues: noneTyped, onSubmit: next })
  useFormReset(actor, stage)
  useFormReset(actor, details)
  useAskingWith(details, blocker)
  const [start] = useState(filled)
  useFilled(stage, details, start)
  const section = useStepFocus(step)
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <Unsent
        stage={stage}
        details={details}
        draft={draft}
        isFilled={start !== undefined}
        initial={initial}
        isSending={isSending}
      />
      <section ref={section} className="stack form-card wizard">
        <Progress step={step} />
        {step === 0 && <StageStep actor={actor} form={stage} />}
        {step === 1 && <DetailsStep form={details} back={back} />}
        {step === 2 && <ReviewStep actor={actor} stage={stage.values()} details={details.values()} back={back} />}
      </section>
    </>
  )
}

const stageNames = ['errorType', 'apiName', 'endpointAddress'] as const
const detailNames = ['subject', 'description', 'errorCode'] as const

type Stage = SchemaFormApi<ErrorStageForm>
type Details = SchemaFormApi<ErrorDetailsForm>

function fill(stage: Stage, details: Details, values: NewTicketDraft) {
  for (const name of stageNames) stage.setValue(name, values[name])
  for (const name of detailNames) details.setValue(name, values[name])
}

/** Fills the form once; a form that is cleared is empty. */
function useFilled(stage: Stage, details: Details, filled: Filled | undefined) {
  useEffect(() => {
    if (!filled) return
    fill(stage, details, filled.values)
    if (filled.file && fileProblem(filled.file) === undefined) details.setValue('file', filled.file)
  }, [stage, details, filled])
}

/** The file alone is not kept as a draft: while one is chosen, leaving asks. */
function useAskingWith(details: SchemaFormApi<ErrorDetailsForm>, blocker: Props['blocker']) {
  const hasFile = useFormValues(details).file !== null
  useEffect(() => {
    blocker.send({ type: hasFile ? 'form.change' : 'form.revert' })
    return () => blocker.send({ type: 'form.revert' })
  }, [blocker, hasFile])
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

interface UnsentProps extends Pick<Props, 'draft'> {
  /** The form has what was kept already. */
  isFilled: boolean
  initial: TicketStart
  stage: Stage
  details: Details
  isSending: boolean
}

const hasText = (typed: object) => Object.values(typed).some((value) => value.trim() !== '')

/** What the form began with was not typed by anybody. */
const hasTyped = (typed: NewTicketDraft, { stage, subject }: TicketStart) => {
  const start: NewTicketDraft = { ...stage, subject, description: '', errorCode: '' }
  const differs = (name: keyof NewTicketDraft) => typed[name].trim() !== start[name].trim()
  return hasText(typed) && [...stageNames, ...detailNames].some(differs)
}

/** The text of both steps, kept while it is typed; the file is not. */
function Unsent({ stage, details, draft, isFilled, initial, isSending }: UnsentProps) {
  const store = useMemo(() => (isFilled ? { ...draft, load: () => undefined } : draft), [draft, isFilled])
  const hasContent = (typed: NewTicketDraft) => hasTyped(typed, initial)
  const where = useFormValues(stage)
  const { subject, description, errorCode } = useFormValues(details)
  const typed = useMemo(() => ({ ...where, subject, description, errorCode }), [where, subject, description, errorCode])
  const restore = (kept: NewTicketDraft) => {
    fill(stage, details, kept)
    stage.focus('errorType')
  }
  return (
    <DraftBanner
      draft={store}
      values={typed}
      hasContent={hasContent}
      message={texts.draftKept}
      restore={restore}
      disabled={isSending}
    />
  )
}
