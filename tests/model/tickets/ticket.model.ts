import { ticketMachine } from '../../../src/machines/tickets/ticket.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import type { Ticket } from '../../../src/rules/tickets.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const unanswered: Ticket = {
  ticketNumber: 'TCK-1',
  status: 'O',
  creationDate: '2026-01-05T10:00:00.000Z',
  errorType: '1',
  subject: 'Nothing comes',
  description: 'The list stays empty.',
  apiName: 'Account list',
  endpointAddress: '/api/accounts/v1/accounts',
  errorCode: '404',
  fileName: '',
  fileExtension: '',
  fileData: '',
  userEmail: 'ada@example.com',
  replies: [],
}
const answered: Ticket = { ...unanswered, replies: [{ description: 'Since when?', userRole: 'A' }] }
const closedTicket: Ticket = { ...answered, status: 'C' }
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const moved: Problem = { kind: 'answer', status: 409, message: 'The ticket is closed', described: true }
const failure = (problem: Problem) => ({ type: 'failure' as const, problem })
const saved = { type: 'notice' as const, variant: 'success' as const, message: 'Your ticket has been saved' }
const replied = { type: 'notice' as const, variant: 'success' as const, message: 'Your reply has been sent' }

export const ticketModel: ModelSpec<typeof ticketMachine> = {
  machine: ticketMachine,
  input: { ticketNumber: 'TCK-1' },
  events: {
    'ticket.reload': [{}],
    'description.save': [{ description: 'The list of customer 3 stays empty.' }],
    'reply.send': [{ description: 'Since yesterday.' }],
  },
  calls: {
    getTicket: [
      resolve('unanswered', unanswered),
      resolve('answered', answered),
      resolve('closed', closedTicket),
      reject('refused', closed),
      reject('offline', problems.network),
    ],
    updateTicket: [
      resolve('ok'),
      reject('refused', closed),
      reject('moved', moved),
      reject('timeout', problems.timeout),
      reject('offline', problems.network),
    ],
    createReply: [
      resolve('ok'),
      reject('refused', closed),
      reject('moved', moved),
      reject('timeout', problems.timeout),
      reject('offline', problems.network),
    ],
  },
  relevantContext: ({ ticket, problem, isOutcomeUnknown }) => ({
    known: ticket && [ticket.status, ticket.replies.length],
    problem,
    isOutcomeUnknown,
  }),
  expectations: {
    states: {
      loading: { tags: ['busy'], withoutTags: ['editable', 'mutating'], cannot: ['description.save', 'reply.send'] },
      unanswered: { tags: ['editable'], can: ['description.save', 'ticket.reload'], cannot: ['reply.send'] },
      answered: { tags: ['editable'], can: ['reply.send', 'ticket.reload'], cannot: ['description.save'] },
      closed: {
        withoutTags: ['editable', 'busy'],
        can: ['ticket.reload'],
        cannot: ['description.save', 'reply.send'],
      },
      saving: { tags: ['busy', 'mutating'], cannot: ['description.save', 'ticket.reload'] },
      replying: { tags: ['busy', 'mutating'], cannot: ['reply.send', 'ticket.reload'] },
      unavailable: { tags: ['failed'], can: ['ticket.reload'], cannot: ['description.save', 'reply.send'] },
      'unanswered.failed': { tags: ['failed'], can: ['description.save'], context: { problem: closed } },
      'answered.failed': { tags: ['failed'], can: ['reply.send'], context: { problem: closed } },
    },
    steps: {
      start: { to: 'loading', emits: [] },
      'getTicket: unanswered': { to: 'unanswered.resting', context: { ticket: unanswered }, emits: [] },
      'getTicket: answered': { to: 'answered.resting', context: { ticket: answered }, emits: [] },
      'getTicket: closed': { to: 'closed', context: { ticket: closedTicket }, emits: [] },
      'getTicket: refused': { to: 'unavailable', context: { problem: closed }, emits: [failure(closed)] },
      'getTicket: offline': { to: 'unavailable', emits: [failure(problems.network)] },
      'unavailable / ticket.reload': { to: 'loading', context: { problem: null } },
      'updateTicket: ok': { to: 'loading', emits: [saved] },
      'updateTicket: refused': { to: 'unanswered.failed', emits: [failure(closed)] },
      'updateTicket: moved': {
        to: 'loading',
        context: { problem: moved },
        emits: [failure(moved), { type: 'tickets.wanted' }],
      },
      'updateTicket: timeout': {
        to: 'loading',
        context: { isOutcomeUnknown: true },
        emits: [failure(problems.timeout), { type: 'tickets.wanted' }],
      },
      'updateTicket: offline': { to: 'loading', context: { isOutcomeUnknown: true } },
      'createReply: ok': { to: 'loading', emits: [{ type: 'form.cleared', description: 'Since yesterday.' }, replied] },
      'createReply: refused': { to: 'answered.failed', emits: [failure(closed)] },
      'createReply: moved': {
        to: 'loading',
        context: { problem: moved },
        emits: [failure(moved), { type: 'tickets.wanted' }],
      },
      'createReply: timeout': {
        to: 'loading',
        context: { isOutcomeUnknown: true },
        emits: [failure(problems.timeout), { type: 'tickets.wanted' }],
      },
      'createReply: offline': { to: 'loading', context: { isOutcomeUnknown: true } },
      'description.save': { to: 'saving', context: { problem: null, isOutcomeUnknown: false } },
      'reply.send': { to: 'replying', context: { problem: null, isOutcomeUnknown: false } },
    },
  },
  journeys: {
    'answered while the description was being changed': [
      'getTicket: unanswered',
      'description.save',
      'updateTicket: moved',
      'getTicket: answered',
      'reply.send',
      'createReply: ok',
      'getTicket: closed',
    ],
    'a doubt outlives a read that fails': [
      'getTicket: answered',
      'reply.send',
      'createReply: timeout',
      'getTicket: offline',
      'ticket.reload',
      'getTicket: answered',
    ],
  },
}
