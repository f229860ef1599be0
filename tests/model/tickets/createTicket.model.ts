import { createTicketMachine } from '../../../src/machines/tickets/createTicket.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const apis = [{ name: 'Account list', endpointAddress: '/api/accounts/v1/accounts' }]
const form = seal({
  errorType: '1',
  apiName: 'Account list',
  endpointAddress: '/api/accounts/v1/accounts',
  subject: 'Nothing comes',
  description: 'The list stays empty.',
  errorCode: '404',
  file: new File(['GET /'], 'trace.txt'),
})
const notAuthorized: Problem = {
  kind: 'answer',
  status: 403,
  message: 'You are not authorized for this operation.',
  described: true,
}
const failure = (problem: Problem) => ({ type: 'failure' as const, problem })

const known = ['TCK-1', 'TCK-2']
const refused: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const gateway: Problem = { kind: 'answer', status: 504, message: 'Gateway Timeout', described: false }
const created = [
  { type: 'form.cleared' as const },
  { type: 'step.left' as const, step: 0 },
  { type: 'ticket.created' as const, ticketNumber: 'TCK-7' },
]
const unconfirmed = (outcome: 'found' | 'notFound' | 'unknown', ticketNumber: string | null) => [
  { type: 'ticket.unconfirmed' as const, outcome, ticketNumber },
]
const sending = { tags: ['busy', 'mutating'], cannot: ['ticket.submit', 'step.back', 'ticket.submitAnyway'] } as const

export const createTicketModel: ModelSpec<typeof createTicketMachine> = {
  machine: createTicketMachine,
  events: {
    'apis.reload': [{}],
    'step.next': [{}],
    'step.back': [{}],
    'ticket.submit': [{ form }],
    'ticket.submitAnyway': [{ form }],
    'ticket.cancel': [{}],
    'ticket.createAnother': [{}],
  },
  listeners: {
    watchApplications: { 'applications.changed': [{}] },
    watchSteps: { 'step.restore': { stage: { step: 0 }, details: { step: 1 }, review: { step: 2 } } },
    watchUpload: { 'upload.progress': { half: { percent: 50 }, all: { percent: 100 } } },
  },
  calls: {
    listApis: [resolve('some', apis), reject('offline', problems.network)],
    listTicketNumbers: [resolve('two', known), reject('refused', refused)],
    createTicket: [
      resolve('created', 'TCK-7'),
      reject('not authorized', notAuthorized),
      reject('timeout', problems.timeout),
      reject('504', gateway),
      reject('not JSON', problems.malformed),
    ],
    findTicket: [resolve('found', 'TCK-7'), resolve('none', null), reject('offline', problems.network)],
  },
  relevantContext: ({ known, unconfirmed, furthestStep, progress }) => ({
    known: known !== null,
    unconfirmed: unconfirmed !== null,
    furthestStep,
    progress,
  }),
  // The names of the APIs are looked up beside the steps: the wizard moves once they are known.
  // Changes elsewhere are heard before it moves.
  possible: (step, _, state) =>
    step.startsWith('watchApplications')
      ? state.endsWith('wizard.stage')
      : !/^(?:step|ticket)/.test(step) || state.startsWith('apis.known'),
  expectations: {
    states: {
      'apis.failed': { can: ['apis.reload'] },
      'wizard.stage': { tags: ['editable'], can: ['step.next'], cannot: ['step.back', 'ticket.submit'] },
      'wizard.details': { tags: ['editable'], can: ['step.next', 'step.back'], cannot: ['ticket.submit'] },
      'wizard.review': { can: ['step.back', 'ticket.submit'], cannot: ['step.next', 'ticket.cancel'] },
      'wizard.review.pristine': { withoutTags: ['failed', 'busy'], cannot: ['ticket.submitAnyway'] },
      'wizard.review.failed': { tags: ['failed'], can: ['ticket.submit'], context: { problem: notAuthorized } },
      'wizard.review.cancelled': { withoutTags: ['failed', 'busy'], can: ['ticket.submit'] },
      // What was found is reported; what comes next is a ticket of its own.
      'wizard.review.found': {
        tags: ['failed'],
        can: ['ticket.submit'],
        context: { ticketNumber: 'TCK-7', unconfirmed: null, known: null },
        emits: unconfirmed('found', 'TCK-7'),
      },
      'wizard.review.notFound': {
        tags: ['failed'],
        can: ['ticket.submit'],
        cannot: ['ticket.submitAnyway'],
        context: { ticketNumber: null },
        emits: unconfirmed('notFound', null),
      },
      'wizard.review.unknown': {
        tags: ['failed'],
        can: ['ticket.submit', 'ticket.submitAnyway'],
        context: { ticketNumber: null },
        emits: unconfirmed('unknown', null),
      },
      'wizard.listing': { ...sending, can: ['ticket.cancel'] },
      'wizard.submitting': { ...sending, can: ['ticket.cancel'] },
      'wizard.checking': { ...sending },
      'wizard.rechecking': { ...sending },
      'wizard.submitted': {
        withoutTags: ['busy', 'failed', 'editable'],
        can: ['ticket.createAnother'],
        cannot: ['ticket.submit', 'step.back'],
        context: { ticketNumber: 'TCK-7', form: null, unconfirmed: null },
        emits: created,
      },
    },
    steps: {
      start: { to: 'wizard.stage', emits: [] },
      'listApis: some': { to: 'apis.known', context: { apis } },
      'listApis: offline': { to: 'apis.failed', emits: [] },
      'wizard.stage / step.next': { to: 'wizard.details', emits: [{ type: 'step.entered', step: 1 }] },
      'wizard.details / step.next': { to: 'wizard.review.pristine', emits: [{ type: 'step.entered', step: 2 }] },
      'wizard.details / step.back': { to: 'wizard.stage', emits: [{ type: 'step.left', step: 0 }] },
      'wizard.submitting / watchSteps > step.restore(details)': {
        to: 'wizard.submitting',
        emits: [{ type: 'step.kept', step: 2 }],
      },
      'listTicketNumbers: two': { to: 'wizard.submitting', context: { known } },
      'listTicketNumbers: refused': { to: 'wizard.submitting', context: { known: null } },
      'createTicket: created': { to: 'wizard.submitted', context: { ticketNumber: 'TCK-7', problem: null } },
      'createTicket: not authorized': { to: 'wizard.review.failed', emits: [failure(notAuthorized)] },
      'createTicket: timeout': { to: 'wizard.checking', emits: [] },
      'createTicket: 504': { to: 'wizard.checking', emits: [] },
      'createTicket: not JSON': { to: 'wizard.checking', emits: [] },
      'watchUpload > upload.progress(half)': { to: 'wizard.submitting', context: { progress: 50 } },
      'wizard.rechecking / findTicket: found': { to: 'wizard.review.found', context: { known: null } },
      // Whatever was sent before is not there: it goes.
      'wizard.rechecking / findTicket: none': { to: 'wizard.submitting', emits: [] },
      'findTicket: offline': { to: 'wizard.review.unknown' },
      'ticket.createAnother': {
        to: 'wizard.stage',
        context: { ticketNumber: null, problem: null, known: null, furthestStep: 0 },
      },
    },
  },
  journeys: {
    'a new ticket whose answer is 504, not JSON or lost is looked for before it is sent again': [
      'listApis: some',
      'step.next',
      'watchSteps > step.restore(stage)',
      'watchSteps > step.restore(details)',
      'step.next',
      'ticket.submit',
      'listTicketNumbers: two',
      'createTicket: 504',
      'findTicket: none',
      'ticket.submit',
      'findTicket: none',
      'createTicket: not JSON',
      'findTicket: offline',
      'ticket.submit',
      'findTicket: found',
      'ticket.submit',
      'listTicketNumbers: two',
      'createTicket: timeout',
      'findTicket: found',
      'ticket.createAnother',
    ],
    'a look-alike is no proof while the earlier numbers are not known': [
      'listApis: some',
      'step.next',
      'step.next',
      'ticket.submit',
      'listTicketNumbers: refused',
      'createTicket: timeout',
      'findTicket: found',
      'ticket.submit',
      'listTicketNumbers: two',
      'createTicket: created',
    ],
    'an edited text does not hide a ticket in doubt': [
      'listApis: some',
      'step.next',
      'step.next',
      'ticket.submit',
      'listTicketNumbers: two',
      'createTicket: timeout',
      'findTicket: none',
      'step.back',
      'step.next',
      'ticket.submit',
      'findTicket: found',
    ],
    'cancelled half-way nothing was sent, cancelled at the end it may have been': [
      'listApis: some',
      'step.next',
      'step.next',
      'ticket.submit',
      'listTicketNumbers: two',
      'watchUpload > upload.progress(half)',
      'ticket.cancel',
      'ticket.submit',
      'watchUpload > upload.progress(all)',
      'ticket.cancel',
      'findTicket: offline',
      'ticket.submitAnyway',
      'createTicket: created',
    ],
  },
}
