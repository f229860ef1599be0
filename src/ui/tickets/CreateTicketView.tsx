import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { navigationBlockerMachine } from '../../machines/navigationBlocker.machine.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import {
  type ErrorDetailsForm,
  type ErrorStageForm,
  errorDetailsForm,
  errorStageForm,
  type NewTicketDraft,
} from '../../rules/tickets.ts'
import { DraftBanner, type DraftStore } from '../kit/DraftBanner.tsx'
import { lazyDialog } from '../kit/lazyPart.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { type SchemaFormApi, useFormReset, useFormValues, useSchemaForm } from '../kit/schemaForm.tsx'
import type { CreateTicketActor } from './createTicketActor.ts'
import { createTicketTexts as texts } from './createTicketTexts.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StageStep } from './StageStep.tsx'
import { TicketSubmitted } from './TicketSubmitted.tsx'
import './tickets.css'
import './wizard.css'

const LeaveTicketDialog = lazyDialog(
  () => import('./LeaveTicketDialog.tsx'),
  ({ blocker }) => blocker.send({ type: 'navigation.cancel' }),
  ({ blocker }) => (
    <Button type="button" size="2" onClick={() => blocker.send({ type: 'navigation.confirm' })}>
      {texts.leave}
    </Button>
  ),
)

interface Props {
  actor: CreateTicketActor
  blocker: ActorRefFrom<typeof navigationBlockerMachine>
  draft: DraftStore<NewTicketDraft>
  /** What the first step starts with; empty unless given. */
  initial?: ErrorStageForm
}

const stageSchema = standardSchema(errorStageForm)
const detailsSchema = standardSchema(errorDetailsForm)
const noStage: ErrorStageForm = { errorType: '', apiName: '', endpointAddress: '' }
const noDetails: ErrorDetailsForm = { subject: '', description: '', errorCode: '', file: null }
const steps = ['stage', 'details', 'review'] as const

/** Create a Ticket (001 section 2). */
export function CreateTicketView(props: Props) {
  const { actor, blocker } = props
  const ticketNumber = useSelector(actor, (snapshot) =>
    snapshot.matches({ wizard: 'submitted' }) ? snapshot.context.ticketNumber : null,
  )
  const isAsking = useSelector(blocker, (snapshot) => snapshot.matches({ dirty: 'confirming' }))
  if (ticketNumber !== null)
    return <TicketSubmitted ticketNumber={ticketNumber} again={() => actor.send({ type: 'ticket.createAnother' })} />
  return (
    <>
      <Wizard {...props} />
      {isAsking && <LeaveTicketDialog actor={actor} blocker={blocker} />}
    </>
  )
}

function Wizard({ actor, blocker, draft, initial = noStage }: Props) {
  const step = useSelector(actor, (snapshot) => {
    const at = steps.findIndex((each) => snapshot.matches({ wizard: each }))
    return at < 0 ? steps.indexOf('review') : at
  })
  const next = () => actor.send({ type: 'step.next' })
  const back = () => actor.send({ type: 'step.back' })
  const stage = useSchemaForm({ schema: stageSchema, defaultValues: initial, onSubmit: next })
  const details = useSchemaForm({ schema: detailsSchema, defaultValues: noDetails, onSubmit: next })
  useFormReset(actor, stage)
  useFormReset(actor, details)
  useAskingWith(details, blocker)
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <Unsent stage={stage} details={details} draft={draft} initial={initial} />
      <section className="form-card wizard">
        <Progress step={step} />
        {step === 0 && <StageStep actor={actor} form={stage} />}
        {step === 1 && <DetailsStep form={details} back={back} />}
        {step === 2 && <ReviewStep actor={actor} stage={stage.values()} details={details.values()} back={back} />}
      </section>
    </>
  )
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
  initial: ErrorStageForm
  stage: SchemaFormApi<ErrorStageForm>
  details: SchemaFormApi<ErrorDetailsForm>
}

const hasText = (typed: object) => Object.values(typed).some((value) => value.trim() !== '')

/** What the form began with was not typed by anybody. */
const hasTyped = ({ errorType, apiName, endpointAddress, ...details }: NewTicketDraft, initial: ErrorStageForm) =>
  hasText(details) ||
  (hasText({ errorType, apiName, endpointAddress }) &&
    (errorType !== initial.errorType || apiName !== initial.apiName || endpointAddress !== initial.endpointAddress))

/** The text of both steps, kept while it is typed; the file is not. */
function Unsent({ stage, details, draft, initial }: UnsentProps) {
  const hasContent = (typed: NewTicketDraft) => hasTyped(typed, initial)
  const where = useFormValues(stage)
  const { subject, description, errorCode } = useFormValues(details)
  const typed = useMemo(() => ({ ...where, subject, description, errorCode }), [where, subject, description, errorCode])
  const restore = (kept: NewTicketDraft) => {
    for (const name of ['errorType', 'apiName', 'endpointAddress'] as const) stage.setValue(name, kept[name])
    for (const name of ['subject', 'description', 'errorCode'] as const) details.setValue(name, kept[name])
    stage.focus('errorType')
  }
  return (
    <DraftBanner draft={draft} values={typed} hasContent={hasContent} message={texts.draftKept} restore={restore} />
  )
}
