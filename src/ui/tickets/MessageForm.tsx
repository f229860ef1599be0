import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../machines/tickets/ticket.machine.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import { type TicketMessage, ticketMessage } from '../../rules/tickets.ts'
import { ticketTexts as texts } from '../../rules/ticketTexts.ts'
import { FormField } from '../kit/FormField.tsx'
import { Notice } from '../kit/Notice.tsx'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { SchemaForm, useClearing, useSchemaForm } from '../kit/schemaForm.tsx'

interface Props {
  actor: ActorRefFrom<typeof ticketMachine>
  kind: 'description' | 'reply'
  /** What stands in the field at first. */
  initial: string
  submit: (description: string) => void
}

const schema = standardSchema(ticketMessage)
const labels = {
  description: { field: texts.description, submit: texts.save, hint: texts.unanswered },
  reply: { field: texts.reply, submit: texts.send, hint: '' },
} as const

/** The one text that a developer can change or add; what is typed stays until the bank has it. */
export function MessageForm({ actor, kind, initial, submit }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('failed') && !snapshot.matches('unavailable'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const first = useRef(initial)
  const form = useSchemaForm<TicketMessage>({
    schema,
    defaultValues: kind === 'description' ? { description: first.current } : { description: '' },
    onSubmit: ({ description }) => submit(description),
  })
  useClearing(actor, form)
  useEffect(() => {
    if (kind === 'reply' && first.current !== '') form.setValue('description', first.current)
  }, [form, kind])
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
