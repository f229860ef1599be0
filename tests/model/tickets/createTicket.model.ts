import { createTicketMachine } from '../../../src/machines/tickets/createTicket.machine.ts'
import { conceal } from '../../../src/rules/handle.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const apis = [{ name: 'Account list', endpointAddress: '/api/accounts/v1/accounts' }]
const form = conceal({
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

export const createTicketModel: ModelSpec<typeof createTicketMachine> = {
  machine: createTicketMachine,
  events: {
    'apis.retry': [{}],
    'step.next': [{}],
    'step.back': [{}],
    'ticket.submit': [{ form }],
    'ticket.another': [{}],
  },
  calls: {
    listApis: [resolve('some', apis), reject('offline', problems.network)],
    createTicket: [
      resolve('created', 'TCK-7'),
      reject('not authorized', notAuthorized),
      reject('timeout', problems.timeout),
      reject('offline', problems.network),
    ],
    findTicket: [resolve('found', 'TCK-7'), resolve('none', null), reject('offline', problems.network)],
  },
  expectations: {
    states: {
      'apis.failed': { can: ['apis.retry'] },
      'wizard.stage': { tags: ['editable'], can: ['step.next'], cannot: ['step.back', 'ticket.submit'] },
      'wizard.details': { tags: ['editable'], can: ['step.next', 'step.back'], cannot: ['ticket.submit'] },
      'wizard.review': { can: ['step.back', 'ticket.submit'], cannot: ['step.next'] },
      'wizard.review.untried': { withoutTags: ['failed', 'busy'] },
      'wizard.review.failed': { tags: ['failed'], can: ['ticket.submit'], context: { problem: notAuthorized } },
      'wizard.review.found': { tags: ['failed'], can: ['ticket.submit'], context: { ticketNumber: 'TCK-7' } },
      'wizard.review.notFound': { tags: ['failed'], can: ['ticket.submit'], context: { ticketNumber: null } },
      'wizard.review.unknown': { tags: ['failed'], can: ['ticket.submit'], context: { ticketNumber: null } },
      'wizard.submitting': { tags: ['busy', 'mutating'], cannot: ['ticket.submit', 'step.back'] },
      'wizard.checking': { tags: ['busy'], withoutTags: ['mutating'], cannot: ['ticket.submit', 'step.back'] },
      'wizard.submitted': {
        withoutTags: ['busy', 'failed', 'editable'],
        can: ['ticket.another'],
        cannot: ['ticket.submit', 'step.back'],
        context: { ticketNumber: 'TCK-7', sent: null },
      },
    },
    steps: {
      start: { to: 'wizard.stage', emits: [] },
      'listApis: some': { to: 'apis.known', context: { apis } },
      'listApis: offline': { to: 'apis.failed', emits: [] },
      'createTicket: created': {
        to: 'wizard.submitted',
        context: { ticketNumber: 'TCK-7', problem: null },
        emits: [{ type: 'form.cleared' }, { type: 'ticket.created', ticketNumber: 'TCK-7' }],
      },
      'createTicket: not authorized': { to: 'wizard.review.failed', emits: [failure(notAuthorized)] },
      'createTicket: timeout': { to: 'wizard.checking', emits: [failure(problems.timeout)] },
      'createTicket: offline': { to: 'wizard.checking', emits: [failure(problems.network)] },
      'findTicket: found': { to: 'wizard.review.found', emits: [] },
      'findTicket: none': { to: 'wizard.review.notFound', emits: [] },
      'findTicket: offline': { to: 'wizard.review.unknown', emits: [] },
      'ticket.another': { to: 'wizard.stage', context: { ticketNumber: null, problem: null } },
    },
  },
  journeys: {
    'one after another': [
      'listApis: some',
      'step.next',
      'step.back',
      'step.next',
      'step.next',
      'ticket.submit',
      'createTicket: offline',
      'findTicket: none',
      'step.back',
      'step.next',
      'ticket.submit',
      'createTicket: created',
      'ticket.another',
    ],
  },
}
