import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../../machines/tickets/ticket.machine.ts'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
import { standardSchema } from '../../../rules/forms/standardSchema.ts'
import { lifecycleOf } from '../../../rules/tickets/ticketStatus.ts'
import {
  hasMessage,
  type Ticket,
  type TicketDraft,
  type TicketMessage,
  ticketMessage,
} from '../../../rules/tickets/tickets.ts'
import { useDraftRenewal } from '../../kit/drafts/useDraftRenewal.ts'
import { useFormReset, useFormValues, useSchemaForm } from '../../kit/forms/schemaForm.tsx'

const schema = standardSchema(ticketMessage)

export type Message = ReturnType<typeof useMessage>

/**
 * The one text that a developer can change or add. It stays while the ticket is answered, closed or changed by somebody
 * else, and as a draft past the end of the dialog and of the session.
 */
export function useMessage(actor: ActorRefFrom<typeof ticketMachine>, draft: DraftStore<TicketDraft>, ticket: Ticket) {
  const lifecycle = lifecycleOf(ticket)
  const isOwn = (text: string, base: string) => text.trim() !== '' && text !== base && !hasMessage(ticket, text)
  const [first] = useState<TicketDraft>(() => {
    const kept = draft.load()
    if (kept && isOwn(kept.description, kept.base)) return kept
    return { description: lifecycle === 'noReply' ? ticket.description : '', base: ticket.description }
  })
  /** The description that was there when the developer began to change it. */
  const [base, setBase] = useState(first.base)
  /** A description that the bank has answered meanwhile. */
  const [moved, setMoved] = useState<string>()
  const form = useSchemaForm<TicketMessage>({
    schema,
    defaultValues: { description: '' },
    onSubmit: ({ description }) =>
      actor.send(
        lifecycle === 'noReply' ? { type: 'description.save', description, base } : { type: 'reply.send', description },
      ),
  })
  useFormReset(actor, form)
  useEffect(() => form.setValue('description', first.description), [form, first])

  const last = useRef(lifecycle)
  useEffect(() => {
    const typed = form.values().description
    const isUntouched = typed === base || typed === ticket.description
    if (lifecycle === 'noReply' && isUntouched) {
      form.setValue('description', ticket.description)
      setBase(ticket.description)
    }
    if (lifecycle === 'answered' && last.current === 'noReply') {
      if (isUntouched) form.setValue('description', '')
      else setMoved(typed)
    }
    last.current = lifecycle
  }, [form, base, lifecycle, ticket.description])

  const values = useFormValues(form)
  const typed = values.description
  const isUnsent = isOwn(typed, base)
  useEffect(() => {
    if (isUnsent) draft.save({ description: typed, base })
    else draft.clear()
  }, [draft, typed, base, isUnsent])
  useDraftRenewal(draft)

  const decide = (description: string) => {
    form.setValue('description', description)
    setBase(ticket.description)
    form.focus('description')
  }
  return {
    form,
    typed,
    isUnsent,
    isMoved: isUnsent && typed === moved,
    isConflict: lifecycle === 'noReply' && base !== ticket.description && typed !== ticket.description,
    takeTheirs: () => decide(ticket.description),
    keepMine: () => decide(typed),
  }
}
