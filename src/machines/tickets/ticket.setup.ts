import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import { ticketNotices } from '../../rules/tickets/ticketNotices.ts'
import { lifecycleOf } from '../../rules/tickets/ticketStatus.ts'
import {
  includesSubmission,
  type Ticket,
  type TicketChange,
  type TicketSubmission,
} from '../../rules/tickets/tickets.ts'
import {
  clearProblem,
  emitFailure,
  isOutcomeUnknown,
  markOutcomeKnown,
  markOutcomeUnknown,
  setProblem,
} from '../failure.ts'
import { type Notice, notice } from '../notice.ts'
import { unprovided } from '../port.ts'

interface Context {
  ticketNumber: string
  ticket: Ticket | null
  /** What was sent last, or is to be sent. */
  submission: TicketSubmission | null
  /** The ticket as it was known before `sending` was tried first. */
  baseline: Ticket | null
  problem: Problem | null
  /** A change was sent and not answered, and the ticket does not show it. */
  outcomeUnknown: boolean
}

const isApplied = ({ submission, baseline }: Context, ticket: Ticket) =>
  submission !== null && includesSubmission(ticket, baseline, submission)

const hasStatus = (problem: Problem, status: number) => problem.kind === 'answer' && problem.status === status

export const ticketSetup = setup({
  types: {} as {
    input: { ticketNumber: string }
    context: Context
    events:
      | { type: 'ticket.reload' }
      /** `base` is the description that was changed. */
      | { type: 'description.save'; description: string; base: string }
      | { type: 'reply.send'; description: string }
    emitted:
      | Notice<'success'>
      | { type: 'form.cleared'; description: string }
      | { type: 'tickets.requested' }
      | { type: 'failure'; problem: Problem }
      /** Whether the bank has what was sent could not be found out. */
      | { type: 'outcome.unknown' }
      /** Nothing was sent, as the ticket has changed meanwhile. */
      | { type: 'message.notSent' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    getTicket: unprovided<Ticket, { ticketNumber: string }>('getTicket'),
    updateTicket: unprovided<void, TicketChange>('updateTicket'),
    createReply: unprovided<void, TicketChange>('createReply'),
  },
  guards: {
    isOutcomeUnknown,
    isConflict: (_, problem: Problem) => hasStatus(problem, 409),
    isNotFound: ({ context }, problem: Problem) => context.ticket === null && hasStatus(problem, 404),
    isUnconfirmed: ({ context }) => context.outcomeUnknown,
    isLoaded: ({ context }) => context.ticket !== null,
    isClosed: ({ context }) => context.ticket !== null && lifecycleOf(context.ticket) === 'closed',
    isAnswered: ({ context }) => context.ticket !== null && lifecycleOf(context.ticket) === 'answered',
    isReplyApplied: ({ context }, ticket: Ticket) => context.submission?.kind === 'reply' && isApplied(context, ticket),
    isDescriptionApplied: ({ context }, ticket: Ticket) =>
      context.submission?.kind === 'description' && isApplied(context, ticket),
    canReply: ({ context }, ticket: Ticket) =>
      context.submission?.kind === 'reply' && lifecycleOf(ticket) === 'answered',
    /** Nobody else has changed the description since it was shown. */
    canSave: ({ context: { submission } }, ticket: Ticket) =>
      submission?.kind === 'description' && lifecycleOf(ticket) === 'noReply' && ticket.description === submission.base,
  },
  actions: {
    setTicket: assign({ ticket: (_, ticket: Ticket) => ticket }),
    setSubmission: assign(({ context: { outcomeUnknown, baseline, ticket } }, submission: TicketSubmission) => ({
      submission,
      baseline: outcomeUnknown ? baseline : ticket,
      problem: null,
    })),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    markOutcomeUnknown: markOutcomeUnknown(),
    markOutcomeKnown: markOutcomeKnown(),
    emitFailure: emitFailure(),
    emitUnknown: emit({ type: 'outcome.unknown' as const }),
    emitNotSent: emit({ type: 'message.notSent' as const }),
    requestTickets: emit({ type: 'tickets.requested' as const }),
    clearForm: emit(({ context }) => ({
      type: 'form.cleared' as const,
      description: context.submission?.description ?? '',
    })),
    emitSaved: emit(notice('success', ticketNotices.saved)),
    emitReplied: emit(notice('success', ticketNotices.replied)),
    emitReplyFound: emit(notice('success', ticketNotices.arrived)),
  },
})

export const changeOf = ({ ticketNumber, submission }: Context): TicketChange => {
  if (!submission) throw new Error('Nothing is to be sent')
  return { ticketNumber, description: submission.description }
}
