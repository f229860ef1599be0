import type { Secret } from '../../rules/security/secret.ts'
import type { NewTicket } from '../../rules/tickets/createTicketForm.ts'
import { withOutput } from '../port.ts'
import { checking, listing, rechecking, submitting } from './createTicket.sending.ts'
import { createTicketSetup } from './createTicket.setup.ts'

const setForm = {
  type: 'setForm',
  params: ({ event }: { event: { form: Secret<NewTicket> } }) => event.form,
} as const

/**
 * Create a Ticket (001 section 2): three steps, then the number. What is typed and the file stay in the view; the
 * handle keeps the file's megabytes out of snapshots. After a call without an answer the list is read, to see whether
 * the ticket is there, and once more before anything is sent again.
 */
export const createTicketMachine = createTicketSetup.createMachine({
  id: 'createTicket',
  context: {
    apis: [],
    furthestStep: 0,
    form: null,
    known: null,
    unconfirmed: null,
    progress: null,
    problem: null,
    ticketNumber: null,
  },
  type: 'parallel',
  states: {
    apis: {
      initial: 'loading',
      invoke: { id: 'watchApplications', src: 'watchApplications' },
      on: { 'applications.changed': '.loading' },
      states: {
        loading: {
          invoke: {
            id: 'listApis',
            src: 'listApis',
            onDone: { target: 'known', actions: withOutput('setApis') },
            onError: 'failed',
          },
        },
        known: {},
        failed: { on: { 'apis.reload': 'loading' } },
      },
    },
    wizard: {
      initial: 'stage',
      invoke: { id: 'watchSteps', src: 'watchSteps' },
      states: {
        stage: {
          tags: 'editable',
          on: {
            'step.next': { target: 'details', actions: [{ type: 'setFurthestStep', params: 1 }, 'emitDetailsEntered'] },
            'step.restore': [
              { guard: { type: 'isStep', params: 1 }, target: 'details' },
              { guard: { type: 'isStep', params: 2 }, target: 'review' },
            ],
          },
        },
        details: {
          tags: 'editable',
          on: {
            'step.next': { target: 'review', actions: [{ type: 'setFurthestStep', params: 2 }, 'emitReviewEntered'] },
            'step.back': { target: 'stage', actions: 'emitDetailsLeft' },
            'step.restore': [
              { guard: { type: 'isStep', params: 0 }, target: 'stage' },
              { guard: { type: 'isStep', params: 2 }, target: 'review' },
            ],
          },
        },
        review: {
          initial: 'pristine',
          states: {
            pristine: {},
            failed: { tags: 'failed' },
            cancelled: {},
            found: { tags: 'failed', entry: 'emitFound' },
            notFound: { tags: 'failed', entry: 'emitNotFound' },
            unknown: {
              tags: 'failed',
              entry: 'emitUnknown',
              on: {
                'ticket.submitAnyway': { target: '#createTicket.wizard.submitting', actions: setForm },
              },
            },
          },
          on: {
            'step.back': { target: 'details', actions: 'emitReviewLeft' },
            'step.restore': [
              { guard: { type: 'isStep', params: 0 }, target: 'stage' },
              { guard: { type: 'isStep', params: 1 }, target: 'details' },
            ],
            'ticket.submit': [
              { guard: 'isUnconfirmed', target: 'rechecking', actions: setForm },
              { guard: 'needsTicketNumbers', target: 'listing', actions: setForm },
              { target: 'submitting', actions: setForm },
            ],
          },
        },
        listing,
        submitting,
        checking,
        rechecking,
        submitted: {
          entry: ['markConfirmed', 'clearForm', 'emitDetailsLeft', 'emitCreated'],
          on: { 'ticket.createAnother': { target: 'stage', actions: 'reset' } },
        },
      },
    },
  },
})
