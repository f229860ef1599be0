import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../machines/tickets/ticket.machine.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import { holdsMessage, type Ticket, type TicketMessage, ticketMessage } from '../../rules/tickets.ts'
import { ticketTexts as texts } from '../../rules/ticketTexts.ts'
import { FormField } from '../kit/FormField.tsx'
import type { DraftStore } from '../kit/KeptDraft.tsx'
import { Notice } from '../kit/Notice.tsx'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { SchemaForm, useClearing, useFormValues, useSchemaForm } from '../kit/schemaForm.tsx'

interface Props {
  actor: ActorRefFrom<typeof ticketMachine>
  draft: DraftStore<TicketMessage>
  ticket: Ticket
  kind: 'description' | 'reply'
  /** What the field says when nothing was typed. */
  initial: string
  /** What was sent from the form that stood here before. */
  typed: string
  submit: (description: string) => void
}

const schema = standardSchema(ticketMessage)
const labels = {
  description: { field: texts.description, submit: texts.save, hint: texts.unanswered },
  reply: { field: texts.reply, submit: texts.send, hint: '' },
} as const

/**
 * The one text that a developer can change or add; what is typed stays until the bank has it, also past the end of the
 * dialog and of the session.
 */
export function MessageForm({ actor, draft, ticket, kind, initial, typed, submit }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('failed') && !snapshot.matches('unavailable'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const isWorth = (text: string) => text.trim() !== '' && !holdsMessage(ticket, text)
  const [first] = useState(() => {
    const kept = draft.recall()?.description ?? typed
    return { initial, typed: isWorth(kept) ? kept : initial }
  })
  const form = useSchemaForm<TicketMessage>({
    schema,
    defaultValues: { description: first.initial },
    onSubmit: ({ description }) => submit(description),
  })
  useClearing(actor, form)
  useEffect(() => form.setValue('description', first.typed), [form, first])
  const values = useFormValues(form)
  const worth = isWorth(values.description)
  useEffect(() => {
    if (worth) draft.keep(values)
    else draft.forget()
  }, [draft, values, worth])
  const label = labels[kind]
  return (
    <SchemaForm form={form}>
      <FormField form={form} name="description" label={label.field} rows={4} hint={label.hint} />
      {isRefused && (
        <Notice variant="error" onRetry={() => void form.api.handleSubmit()}>
          {problem?.message}
        </Notice>
      )}
      <SubmitButton busy={isBusy} fullWidth={false}>
        {label.submit}
      </SubmitButton>
    </SchemaForm>
  )
}
