import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import type { NewTicket, TicketSearch } from '../../rules/tickets/createTicketForm.ts'
import type { TicketApi } from '../../rules/tickets/tickets.ts'
import { emitFailure, isOutcomeUnknown, setProblem } from '../failure.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

interface Context {
  apis: readonly TicketApi[]
  /** The last step that was reached with the steps before it filled in, counted from 0. */
  furthestStep: number
  form: Secret<NewTicket> | null
  /** Numbers that the list had before the ticket was sent first; null until it is read. */
  known: readonly string[] | null
  /** A ticket that was sent and not answered, and that is not listed. */
  unconfirmed: Secret<NewTicket> | null
  /** Percent of the call that have been sent; null where the browser does not report it. */
  progress: number | null
  problem: Problem | null
  /** The new ticket; after a call without an answer, the one that the list seems to have. */
  ticketNumber: string | null
}

type Outcome = 'found' | 'notFound' | 'unknown'

const unconfirmed =
  (outcome: Outcome) =>
  ({ context: { ticketNumber } }: { context: Context }) => ({
    type: 'ticket.unconfirmed' as const,
    outcome,
    ticketNumber,
  })

export const createTicketSetup = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'apis.reload' }
      | { type: 'applications.changed' }
      | { type: 'step.next' }
      | { type: 'step.back' }
      /** The browser went back or forward to a step. */
      | { type: 'step.restore'; step: number }
      | { type: 'ticket.submit'; form: Secret<NewTicket> }
      /** Sent although the list, which could show whether it is there, cannot be read. */
      | { type: 'ticket.submitAnyway'; form: Secret<NewTicket> }
      | { type: 'ticket.cancel' }
      | { type: 'ticket.createAnother' }
      | { type: 'upload.progress'; percent: number }
    emitted:
      | { type: 'form.cleared' }
      | { type: 'step.entered'; step: number }
      | { type: 'step.left'; step: number }
      | { type: 'step.kept'; step: number }
      | { type: 'ticket.created'; ticketNumber: string }
      | { type: 'ticket.unconfirmed'; outcome: Outcome; ticketNumber: string | null }
      | { type: 'failure'; problem: Problem }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    /** The APIs of the developer's applications, offered as names to choose from. */
    listApis: unprovided<readonly TicketApi[]>('listApis'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
    /** The browser's Back and Forward between the steps. */
    watchSteps: unprovidedCallback<{ type: 'step.restore'; step: number }>('watchSteps'),
    listTicketNumbers: unprovided<readonly string[]>('listTicketNumbers'),
    createTicket: unprovided<string, Secret<NewTicket>>('createTicket'),
    watchUpload: unprovidedCallback<{ type: 'upload.progress'; percent: number }>('watchUpload'),
    /** The number of the newest ticket that looks like the one that was sent; null when there is none. */
    findTicket: unprovided<string | null, TicketSearch>('findTicket'),
  },
  guards: {
    isOutcomeUnknown,
    isUnconfirmed: ({ context }) => context.unconfirmed !== null,
    needsTicketNumbers: ({ context }) => context.known === null,
    /** The bank cannot have a call that was not sent to its end. */
    isUploading: ({ context }) => context.progress !== null && context.progress < 100,
    isFound: (_, found: string | null) => found !== null,
    /** Among tickets that look alike only the numbers show which one was just made. */
    isConfirmed: ({ context }, found: string | null) => found !== null && context.known !== null,
    isStep: ({ context, event }, step: number) =>
      event.type === 'step.restore' && event.step === step && step <= context.furthestStep,
  },
  actions: {
    setApis: assign({ apis: (_, apis: readonly TicketApi[]) => apis }),
    setForm: assign((_, form: Secret<NewTicket>) => ({ form, problem: null, ticketNumber: null })),
    setKnownNumbers: assign({ known: (_, known: readonly string[]) => known }),
    clearKnownNumbers: assign({ known: null }),
    setProgress: assign({ progress: (_, percent: number) => percent }),
    clearProgress: assign({ progress: null }),
    setNumber: assign({ ticketNumber: (_, ticketNumber: string | null) => ticketNumber }),
    setProblem: setProblem(),
    setFurthestStep: assign({ furthestStep: ({ context }, step: number) => Math.max(context.furthestStep, step) }),
    markUnconfirmed: assign({ unconfirmed: ({ context }) => context.form }),
    markConfirmed: assign({ unconfirmed: null, form: null }),
    reset: assign({ problem: null, ticketNumber: null, known: null, furthestStep: 0 }),
    clearForm: emit({ type: 'form.cleared' as const }),
    emitDetailsEntered: emit({ type: 'step.entered' as const, step: 1 }),
    emitReviewEntered: emit({ type: 'step.entered' as const, step: 2 }),
    emitReviewKept: emit({ type: 'step.kept' as const, step: 2 }),
    emitReviewLeft: emit({ type: 'step.left' as const, step: 1 }),
    emitDetailsLeft: emit({ type: 'step.left' as const, step: 0 }),
    emitCreated: emit(({ context }) => ({
      type: 'ticket.created' as const,
      ticketNumber: context.ticketNumber ?? '',
    })),
    emitFound: emit(unconfirmed('found')),
    emitNotFound: emit(unconfirmed('notFound')),
    emitUnknown: emit(unconfirmed('unknown')),
    emitFailure: emitFailure(),
  },
})

export function formOf({ form }: Context): Secret<NewTicket> {
  if (!form) throw new Error('Nothing is to be sent')
  return form
}

export const searchOf = ({ unconfirmed, known }: Context): TicketSearch => {
  if (!unconfirmed) throw new Error('Nothing is unconfirmed')
  return { form: unconfirmed, known: known ?? [] }
}
