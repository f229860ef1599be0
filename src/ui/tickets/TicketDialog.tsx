import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../machines/tickets/ticket.machine.ts'
import { lifecycleOf, replyAuthor, type Ticket, type TicketMessage } from '../../rules/tickets.ts'
import { ticketTexts as texts } from '../../rules/ticketTexts.ts'
import { Cross2Icon } from '../kit/icons.tsx'
import type { DraftStore } from '../kit/KeptDraft.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useReturnFocus } from '../kit/returnFocus.ts'
import { Waiting } from '../kit/Spinner.tsx'
import { ErrorState } from '../kit/States.tsx'
import { ForeignText } from './ForeignText.tsx'
import { MessageForm } from './MessageForm.tsx'
import { TicketFields } from './TicketFields.tsx'

type TicketActor = ActorRefFrom<typeof ticketMachine>

interface Props {
  actor: TicketActor
  draft: DraftStore<TicketMessage>
  close: () => void
}

/** Ticket Details (001 section 2). What was read stays in sight while it is read again. */
export default function TicketDialog({ actor, draft, close }: Props) {
  const ticket = useSelector(actor, (snapshot) => snapshot.context.ticket)
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const returnFocus = useReturnFocus()
  const reload = () => actor.send({ type: 'ticket.reload' })
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content maxWidth="44rem" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <div className="ticket-dialog-head">
          <Dialog.Title as="h2" mb="0">
            {texts.details}
          </Dialog.Title>
          <Button type="button" size="2" variant="soft" color="gray" onClick={close} aria-label={texts.close}>
            <Cross2Icon aria-hidden="true" />
          </Button>
        </div>
        {!ticket && !isUnavailable && <Waiting>{texts.loadingDetails}</Waiting>}
        {!ticket && isUnavailable && <ErrorState message={problem?.message ?? ''} onRetry={reload} />}
        {ticket && <Details actor={actor} draft={draft} ticket={ticket} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Details({ actor, draft, ticket }: Pick<Props, 'actor' | 'draft'> & { ticket: Ticket }) {
  const [typed, setTyped] = useState('')
  const isOutcomeUnknown = useSelector(actor, (snapshot) => snapshot.context.isOutcomeUnknown)
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const reload = () => actor.send({ type: 'ticket.reload' })
  const lifecycle = lifecycleOf(ticket)
  const save = (description: string) => {
    setTyped(description)
    actor.send({ type: 'description.save', description })
  }
  const form = { actor, draft, ticket, typed }
  const send = (description: string) => actor.send({ type: 'reply.send', description })
  return (
    <div className="ticket-details" aria-busy={isBusy}>
      {isOutcomeUnknown && <Notice variant="warning">{texts.outcomeUnknown}</Notice>}
      {isUnavailable && (
        <Notice variant="error" onRetry={reload}>
          {problem?.message}
        </Notice>
      )}
      {problem && !isFailed && <Notice variant="warning">{problem.message}</Notice>}
      <TicketFields ticket={ticket} withDescription={lifecycle !== 'unanswered' || isOutcomeUnknown} />
      <Replies ticket={ticket} />
      {lifecycle === 'unanswered' && (
        <MessageForm key="description" kind="description" {...form} initial={ticket.description} submit={save} />
      )}
      {lifecycle === 'answered' && <MessageForm key="reply" kind="reply" {...form} initial="" submit={send} />}
      {lifecycle === 'closed' && <Notice variant="info">{texts.closed}</Notice>}
      <div className="ticket-again">
        <Button type="button" variant="ghost" aria-disabled={isBusy} onClick={reload}>
          {texts.reload}
        </Button>
      </div>
    </div>
  )
}

function Replies({ ticket: { replies } }: { ticket: Ticket }) {
  if (replies.length === 0) return null
  return (
    <section aria-label={texts.replies} className="ticket-replies">
      <h3>{texts.replies}</h3>
      <ol>
        {replies.map(({ description, userRole }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies are only ever added at the end
          <li key={index} data-role={userRole === 'D' ? 'developer' : 'admin'}>
            <h4>{replyAuthor(userRole)}</h4>
            <ForeignText>{description}</ForeignText>
          </li>
        ))}
      </ol>
    </section>
  )
}
