import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../../machines/tickets/ticket.machine.ts'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { lifecycleOf } from '../../../rules/tickets/ticketStatus.ts'
import { replyAuthor, type Ticket, type TicketDraft } from '../../../rules/tickets/tickets.ts'
import { useReturnFocus } from '../../kit/focus/useReturnFocus.ts'
import { Cross2Icon } from '../../kit/icons.tsx'
import { isComposing } from '../../kit/keys/isComposing.ts'
import { LoadingMessage } from '../../kit/states/Spinner.tsx'
import { ErrorState } from '../../kit/states/States.tsx'
import { TicketFields } from '../TicketFields.tsx'
import { TicketText } from '../TicketText.tsx'
import { ticketTexts as texts } from '../ticketTexts.ts'
import { ClosedTicket } from './ClosedTicket.tsx'
import { MessageForm } from './MessageForm.tsx'
import { MessageOutcome } from './MessageOutcome.tsx'
import { useMessage } from './useMessage.ts'
import '../../kit/dialogs/dialogs.css'

type TicketActor = ActorRefFrom<typeof ticketMachine>

interface Props {
  actor: TicketActor
  draft: DraftStore<TicketDraft>
  /** Takes what was typed into a new ticket. */
  startNew: (description: string) => void
  close: () => void
}

/** Ticket Details (001 section 2). What was read stays in sight while it is read again. */
export default function TicketDialog({ actor, draft, startNew, close }: Props) {
  const ticket = useSelector(actor, (snapshot) => snapshot.context.ticket)
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  const isNotFound = useSelector(actor, (snapshot) => snapshot.matches('notFound'))
  const ticketNumber = useSelector(actor, (snapshot) => snapshot.context.ticketNumber)
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const returnFocus = useReturnFocus()
  const reload = () => actor.send({ type: 'ticket.reload' })
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content
        // What grows when the ticket has come, in the middle of the window would move up.
        align="start"
        maxWidth="44rem"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
      >
        <div className="ticket-dialog-head">
          <Dialog.Title as="h2" mb="0">
            {texts.details}
          </Dialog.Title>
          <Button type="button" variant="soft" color="gray" onClick={close} aria-label={texts.close}>
            <Cross2Icon aria-hidden="true" />
          </Button>
        </div>
        {isNotFound && <ErrorState title={texts.absent} message={texts.absentHint(startOf(ticketNumber, 'cell'))} />}
        {!ticket && !isUnavailable && !isNotFound && <LoadingMessage>{texts.loadingDetails}</LoadingMessage>}
        {!ticket && isUnavailable && (
          <ErrorState title={texts.detailsFailed} message={problem?.message ?? ''} onRetry={reload} />
        )}
        {ticket && <Details actor={actor} draft={draft} startNew={startNew} ticket={ticket} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Details({ actor, draft, startNew, ticket }: Omit<Props, 'close'> & { ticket: Ticket }) {
  const message = useMessage(actor, draft, ticket)
  const outcomeUnknown = useSelector(actor, (snapshot) => snapshot.context.outcomeUnknown)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const lifecycle = lifecycleOf(ticket)
  return (
    <div className="stack ticket-details" aria-busy={isBusy}>
      <TicketFields ticket={ticket} withDescription={lifecycle !== 'noReply' || outcomeUnknown} />
      <Replies ticket={ticket} />
      {lifecycle === 'closed' ? (
        <>
          <ClosedTicket unsent={message.isUnsent ? message.typed : null} startNew={startNew} />
          <MessageOutcome actor={actor} />
        </>
      ) : (
        <MessageForm
          actor={actor}
          message={message}
          kind={lifecycle === 'answered' ? 'reply' : 'description'}
          description={ticket.description}
        />
      )}
      <div className="ticket-again">
        <Button
          type="button"
          variant="ghost"
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'ticket.reload' })}
        >
          {texts.reload}
        </Button>
      </div>
    </div>
  )
}

function Replies({ ticket: { replies } }: { ticket: Ticket }) {
  const list = useRef<HTMLOListElement>(null)
  const known = useRef(replies.length)
  useEffect(() => {
    if (replies.length > known.current) {
      // It moves the form down: both are seen, and what has the focus if there is not enough room.
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    known.current = replies.length
  }, [replies.length])
  if (replies.length === 0) return null
  return (
    <section aria-label={texts.replies} className="ticket-replies">
      <h3>{texts.replies}</h3>
      <ol ref={list}>
        {replies.map(({ description, userRole }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies are only ever added at the end
          <li key={index} data-role={userRole === 'D' ? 'developer' : 'admin'}>
            <h4>{replyAuthor(userRole)}</h4>
            <TicketText>{description}</TicketText>
          </li>
        ))}
      </ol>
    </section>
  )
}
