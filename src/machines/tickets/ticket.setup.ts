import { assign, emit, setup } from 'xstate'
import { isOutcomeUnknown, type Problem, toProblem } from '../../rules/problem.ts'
import { holdsSent, lifecycleOf, type Ticket, type TicketChange, type TicketSending } from '../../rules/tickets.ts'
import { ticketTexts } from '../../rules/ticketTexts.ts'
import { unprovided } from '../port.ts'

interface Failure {
  error: unknown
}

interface Context {
  ticketNumber: string
  ticket: Ticket | null
  /** What was sent last, or is to be sent. */
  sending: TicketSending | null
  /** The ticket as it was known before `sending` was tried first. */
  before: Ticket | null
  problem: Problem | null
  /** A change was sent and not answered, and the ticket does not show it. */
  isOutcomeUnknown: boolean
}

const isThere = ({ sending, before }: Context, ticket: Ticket) => sending !== null && holdsSent(ticket, before, sending)

const hasStatus = (error: unknown, status: number) => {
  const problem = toProblem(error)
  return problem.kind === 'answer' && problem.status === status
}

const success = (message: string) => ({ type: 'notice' as const, variant: 'success' as const, message })

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
      | { type: 'notice'; variant: 'success'; message: string }
      | { type: 'form.cleared'; description: string }
      | { type: 'tickets.requested' }
      | { type: 'failure'; problem: Problem }
      /** Whether the bank has what was sent could not be found out. */
      | { type: 'outcome.unknown' }
      /** Nothing was sent, as the ticket has changed meanwhile. */
      | { type: 'message.unsent' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    getTicket: unprovided<Ticket, { ticketNumber: string }>('getTicket'),
    updateTicket: unprovided<void, TicketChange>('updateTicket'),
    createReply: unprovided<void, TicketChange>('createReply'),
  },
  guards: {
    isOutcomeUnknown: (_, { error }: Failure) => isOutcomeUnknown(toProblem(error)),
    isConflict: (_, { error }: Failure) => hasStatus(error, 409),
    isAbsent: ({ context }, { error }: Failure) => context.ticket === null && hasStatus(error, 404),
    isUnconfirmed: ({ context }) => context.isOutcomeUnknown,
    isKnown: ({ context }) => context.ticket !== null,
    isClosed: ({ context }) => context.ticket !== null && lifecycleOf(context.ticket) === 'closed',
    isAnswered: ({ context }) => context.ticket !== null && lifecycleOf(context.ticket) === 'answered',
    isReplyThere: ({ context }, ticket: Ticket) => context.sending?.kind === 'reply' && isThere(context, ticket),
    isDescriptionThere: ({ context }, ticket: Ticket) =>
      context.sending?.kind === 'description' && isThere(context, ticket),
    canReply: ({ context }, ticket: Ticket) => context.sending?.kind === 'reply' && lifecycleOf(ticket) === 'answered',
    /** Nobody else has changed the description since it was shown. */
    canSave: ({ context: { sending } }, ticket: Ticket) =>
      sending?.kind === 'description' && lifecycleOf(ticket) === 'unanswered' && ticket.description === sending.base,
  },
  actions: {
    setTicket: assign({ ticket: (_, ticket: Ticket) => ticket }),
    setSending: assign(({ context: { isOutcomeUnknown, before, ticket } }, sending: TicketSending) => ({
      sending,
      before: isOutcomeUnknown ? before : ticket,
      problem: null,
    })),
    setProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    clearProblem: assign({ problem: null }),
    markOutcomeUnknown: assign({ isOutcomeUnknown: true }),
    markOutcomeKnown: assign({ isOutcomeUnknown: false }),
    emitFailure: emit((_, { error }: Failure) => ({ type: 'failure' as const, problem: toProblem(error) })),
    emitUnknown: emit({ type: 'outcome.unknown' as const }),
    emitUnsent: emit({ type: 'message.unsent' as const }),
    requestTickets: emit({ type: 'tickets.requested' as const }),
    clearForm: emit(({ context }) => ({
      type: 'form.cleared' as const,
      description: context.sending?.description ?? '',
    })),
    emitSaved: emit(success(ticketTexts.saved)),
    emitReplied: emit(success(ticketTexts.replied)),
    emitArrived: emit(success(ticketTexts.arrived)),
  },
})

export const changeOf = ({ ticketNumber, sending }: Context): TicketChange => {
  if (!sending) throw new Error('Nothing is to be sent')
  return { ticketNumber, description: sending.description }
}
