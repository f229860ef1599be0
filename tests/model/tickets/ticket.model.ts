import { ticketMachine } from '../../../src/machines/tickets/ticket.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import type { Ticket } from '../../../src/rules/tickets/tickets.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const noReply: Ticket = {
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
const answered: Ticket = { ...noReply, replies: [{ description: 'Since when?', userRole: 'A' }] }
const mine = 'The list of customer 3 stays empty.'
const theirs = 'The list of customer 4 stays empty.'
const saved: Ticket = { ...noReply, description: mine }
const rewritten: Ticket = { ...noReply, description: theirs }
const replied: Ticket = {
  ...answered,
  replies: [...answered.replies, { description: 'Since yesterday.', userRole: 'D' }],
}
const closedTicket: Ticket = { ...answered, status: 'C' }
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const moved: Problem = { kind: 'answer', status: 409, message: 'The ticket is closed', described: true }
const failure = (problem: Problem) => ({ type: 'failure' as const, problem })
const notFound: Problem = { kind: 'answer', status: 404, message: 'Ticket not found', described: true }
const success = (message: string) => ({ type: 'notice' as const, variant: 'success' as const, message })
const isSaved = success('Your ticket has been saved')
const isReplied = success('Your reply has been sent')
const hasArrived = success('Your reply was received and is listed')
const cleared = { type: 'form.cleared' as const, description: 'Since yesterday.' }

export const ticketModel: ModelSpec<typeof ticketMachine> = {
  machine: ticketMachine,
  input: { ticketNumber: 'TCK-1' },
  events: {
    'ticket.reload': [{}],
    'description.save': [{ description: mine, base: noReply.description }],
    'reply.send': [{ description: 'Since yesterday.' }],
  },
  calls: {
    getTicket: [
      resolve('noReply', noReply),
      resolve('answered', answered),
      resolve('closed', closedTicket),
      resolve('changed elsewhere', rewritten),
      resolve('saved', saved),
      resolve('replied', replied),
      reject('refused', closed),
      reject('notFound', notFound),
    ],
    updateTicket: [
      resolve('ok'),
      reject('refused', closed),
      reject('moved', moved),
      reject('timeout', problems.timeout),
    ],
    createReply: [
      resolve('ok'),
      reject('refused', closed),
      reject('moved', moved),
      reject('timeout', problems.timeout),
    ],
  },
  relevantContext: ({ ticket, baseline, submission, problem, outcomeUnknown }) => ({
    known: ticket && [ticket.status, ticket.description, ticket.replies.length],
    submission: outcomeUnknown ? [submission?.kind, baseline?.replies.length] : null,
    problem: problem !== null,
    outcomeUnknown,
  }),
  // Replies do not go, a closed ticket stays closed, and its form offers what its life allows. A second reply of the
  // same text is left to the unit tests.
  possible: (step, { ticket, submission }) => {
    const stage = ticket === null ? 0 : ticket.status === 'C' ? 3 : Math.min(ticket.replies.length, 2)
    if (/^getTicket: (?:noReply|saved|changed)/.test(step)) return stage < 1
    if (step === 'getTicket: answered') return stage < 2
    if (step === 'getTicket: replied') return submission?.kind === 'reply' && stage > 0 && stage < 3
    if (step === 'getTicket: notFound') return ticket === null
    if (step === 'description.save') return stage === 0
    if (step === 'reply.send') return stage === 1
    return true
  },
  expectations: {
    states: {
      loading: { tags: ['busy'], withoutTags: ['editable', 'mutating'], cannot: ['description.save', 'reply.send'] },
      noReply: { tags: ['editable'], can: ['description.save', 'ticket.reload'], cannot: ['reply.send'] },
      answered: { tags: ['editable'], can: ['reply.send', 'ticket.reload'], cannot: ['description.save'] },
      closed: {
        withoutTags: ['editable', 'busy'],
        can: ['ticket.reload'],
        cannot: ['description.save', 'reply.send'],
      },
      // Who leaves meanwhile reads what became of the text.
      comparing: { tags: ['busy', 'mutating'], cannot: ['description.save', 'reply.send', 'ticket.reload'] },
      checking: { tags: ['busy', 'mutating'], cannot: ['description.save', 'reply.send', 'ticket.reload'] },
      saving: { tags: ['busy', 'mutating'], cannot: ['description.save', 'ticket.reload'] },
      replying: { tags: ['busy', 'mutating'], cannot: ['reply.send', 'ticket.reload'] },
      unavailable: { tags: ['failed'], can: ['ticket.reload'] },
      notFound: { withoutTags: ['busy', 'editable'], cannot: ['ticket.reload', 'description.save', 'reply.send'] },
      'noReply.failed': { tags: ['failed'], can: ['description.save'], context: { problem: closed } },
      'answered.failed': { tags: ['failed'], can: ['reply.send'], context: { problem: closed } },
    },
    steps: {
      start: { to: 'loading', emits: [] },
      'loading / getTicket: noReply': { to: 'noReply.idle', context: { ticket: noReply }, emits: [] },
      'loading / getTicket: answered': { to: 'answered.idle', context: { ticket: answered }, emits: [] },
      'loading / getTicket: closed': { to: 'closed', context: { ticket: closedTicket }, emits: [] },
      'loading / getTicket: refused': { to: 'unavailable', context: { problem: closed }, emits: [failure(closed)] },
      'loading / getTicket: notFound': { to: 'notFound', emits: [failure(notFound)] },

      'description.save': { to: 'comparing', context: { problem: null }, emits: [] },
      'comparing / getTicket: noReply': { to: 'saving', emits: [] },
      'comparing / getTicket: changed elsewhere': {
        to: 'noReply.idle',
        context: { ticket: rewritten },
        emits: [{ type: 'message.notSent' }, { type: 'tickets.requested' }],
      },
      'comparing / getTicket: saved': { to: 'noReply.idle', context: { ticket: saved }, emits: [isSaved] },
      'comparing / getTicket: closed': {
        to: 'closed',
        emits: [{ type: 'message.notSent' }, { type: 'tickets.requested' }],
      },
      'comparing / getTicket: refused': { to: 'unavailable', emits: [failure(closed)] },
      'updateTicket: ok': { to: 'loading', context: { outcomeUnknown: false }, emits: [isSaved] },
      'updateTicket: refused': { to: 'noReply.failed', emits: [failure(closed)] },
      'updateTicket: moved': {
        to: 'loading',
        context: { problem: moved },
        emits: [failure(moved), { type: 'tickets.requested' }],
      },
      'updateTicket: timeout': {
        to: 'checking',
        context: { outcomeUnknown: true },
        emits: [{ type: 'tickets.requested' }],
      },
      'checking / getTicket: saved': {
        to: 'noReply.idle',
        context: { outcomeUnknown: false },
        emits: [isSaved],
      },
      'checking / getTicket: noReply': {
        to: 'noReply.idle',
        context: { outcomeUnknown: true },
        emits: [{ type: 'outcome.unknown' }],
      },
      'checking / getTicket: refused': {
        to: 'unavailable',
        context: { outcomeUnknown: true, problem: closed },
        emits: [{ type: 'outcome.unknown' }],
      },

      'createReply: ok': { to: 'loading', context: { outcomeUnknown: false }, emits: [cleared, isReplied] },
      'createReply: refused': { to: 'answered.failed', emits: [failure(closed)] },
      'createReply: moved': {
        to: 'loading',
        context: { problem: moved },
        emits: [failure(moved), { type: 'tickets.requested' }],
      },
      'createReply: timeout': {
        to: 'checking',
        context: { outcomeUnknown: true },
        emits: [{ type: 'tickets.requested' }],
      },
      'checking / getTicket: replied': {
        to: 'answered.idle',
        context: { outcomeUnknown: false, ticket: replied },
        emits: [cleared, hasArrived],
      },
      'checking / getTicket: answered': {
        to: 'answered.idle',
        context: { outcomeUnknown: true },
        emits: [{ type: 'outcome.unknown' }],
      },
      'comparing / getTicket: replied': {
        to: 'answered.idle',
        context: { outcomeUnknown: false, ticket: replied },
        emits: [cleared, hasArrived],
      },
      'answered.idle / reply.send': { context: { problem: null }, emits: [] },
    },
  },
  journeys: {
    'a reply whose answer was lost and that is listed is not sent again': [
      'getTicket: answered',
      'reply.send',
      'createReply: timeout',
      'getTicket: replied',
    ],
    'a reply that arrives late is found baseline it is sent again': [
      'getTicket: answered',
      'reply.send',
      'createReply: timeout',
      'getTicket: answered',
      'reply.send',
      'getTicket: replied',
    ],
    'a description that another tab changed is not overwritten unasked': [
      'getTicket: noReply',
      'description.save',
      'getTicket: changed elsewhere',
    ],
    'a ticket update answered 409 with nothing changed says what the server said': [
      'getTicket: noReply',
      'description.save',
      'getTicket: noReply',
      'updateTicket: moved',
      'getTicket: noReply',
    ],
    'answered while the description was being changed': [
      'getTicket: noReply',
      'description.save',
      'getTicket: answered',
      'reply.send',
      'createReply: ok',
      'getTicket: closed',
    ],
    'closed while the reply was on its way': [
      'getTicket: answered',
      'reply.send',
      'createReply: moved',
      'getTicket: closed',
    ],
    'a doubt outlives a read that fails': [
      'getTicket: answered',
      'reply.send',
      'createReply: timeout',
      'getTicket: refused',
      'ticket.reload',
      'getTicket: replied',
    ],
    'without a read nothing is sent again': [
      'getTicket: answered',
      'reply.send',
      'createReply: timeout',
      'getTicket: refused',
      'reply.send',
      'getTicket: refused',
    ],
  },
}
