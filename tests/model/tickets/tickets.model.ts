import { ticketsMachine } from '../../../src/machines/tickets/tickets.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const row = (ticketNumber: string, status = 'O') => ({
  ticketNumber,
  status,
  creationDate: '2026-01-05T10:00:00.000Z',
  errorType: '1',
  subject: 'Nothing comes',
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`TCK-${count - index}`))
const six = rows(6)
const one = rows(1)
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }

const shown = (page: number, size = 5) => ({ type: 'page.changed' as const, page, size })

export const ticketsModel: ModelSpec<typeof ticketsMachine> = {
  machine: ticketsMachine,
  // As the address says it: without more, and with the second page of five.
  inputs: { first: { page: 0, size: 5 }, second: { page: 1, size: 5 } },
  events: {
    'tickets.reload': [{}],
    'ticket.read': { closed: { ticket: row('TCK-6', 'C') }, other: { ticket: row('TCK-9', 'C') } },
    'page.change': { baseline: { page: -1 }, first: { page: 0 }, second: { page: 1 }, third: { page: 2 } },
    'page.restore': { ten: { page: 0, size: 10 }, far: { page: 9, size: 5 } },
    'pageSize.choose': { five: { size: 5 }, ten: { size: 10 }, seven: { size: 7 } },
  },
  calls: {
    listTickets: [
      resolve('six', six),
      resolve('one', one),
      resolve('none', []),
      reject('closed', closed),
      reject('offline', problems.network),
    ],
  },
  relevantContext: ({ tickets, page, size, problem }) => ({
    rows: tickets.length,
    status: tickets[0]?.status,
    page,
    size,
    problem,
  }),
  // Without tickets there is one page only, and none is read.
  possible: (step, _, state) => !/^(?:page\.restore|ticket\.read)/.test(step) || state === 'populated',
  expectations: {
    states: {
      loading: { tags: ['busy'], withoutTags: ['failed'] },
      empty: { withoutTags: ['busy', 'failed'], context: { tickets: [], page: 0, problem: null } },
      populated: {
        withoutTags: ['busy', 'failed'],
        can: ['tickets.reload'],
        cannot: ['page.change(baseline)', 'page.change(third)', 'pageSize.choose(seven)'],
        context: { problem: null },
      },
      failed: { tags: ['failed'], can: ['tickets.reload'] },
    },
    steps: {
      'start(first)': { to: 'loading', context: { size: 5, page: 0 }, emits: [] },
      'start(second)': { to: 'loading', context: { size: 5, page: 1 }, emits: [] },
      'populated / page.restore(ten)': { context: { page: 0, size: 10 }, emits: [shown(0, 10)] },
      'listTickets: six': { to: 'populated', context: { tickets: six } },
      'listTickets: one': { to: 'populated', context: { tickets: one, page: 0 } },
      'listTickets: none': { to: 'empty' },
      'listTickets: closed': { to: 'failed', context: { problem: closed } },
      'listTickets: offline': { to: 'failed', context: { problem: problems.network } },
      'populated / ticket.read(other)': { emits: [] },
      'page.change(second)': { context: { page: 1 }, emits: [shown(1)] },
      'page.change(first)': { context: { page: 0 } },
      'pageSize.choose(ten)': { context: { size: 10, page: 0 }, emits: [shown(0, 10)] },
    },
  },
  journeys: {
    'a ticket that was closed since the list was read': ['listTickets: six', 'ticket.read(closed)'],
    'the list’s page survives Back': ['start(second)', 'listTickets: six', 'page.change(first)', 'page.restore(far)'],
    'what is not offered is not taken': [
      'listTickets: six',
      'page.change(second)',
      'pageSize.choose(ten)',
      'pageSize.choose(five)',
      'page.change(second)',
      'tickets.reload',
      'listTickets: one',
    ],
  },
}
