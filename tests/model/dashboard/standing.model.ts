import { standingMachine } from '../../../src/machines/dashboard/standing.machine.ts'
import type { Problem } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const applications = [{ id: 'application-1', name: 'Till Companion', productList: ['1000'] }]
const ticket = { ticketNumber: '1001', subject: 'A wrong balance', status: 'Open' }
const refused: Problem = { kind: 'answer', status: 400, message: 'The bank says no', described: true }

export const standingModel: ModelSpec<typeof standingMachine> = {
  machine: standingMachine,
  events: { 'work.reload': [{}], 'ticket.reload': [{}] },
  calls: {
    loadApplications: [resolve('one', applications), reject('refused', refused)],
    countCalls: [resolve('some', 42), resolve('too many', null), reject('refused', refused)],
    loadLastTicket: [resolve('one', ticket), resolve('none', null), reject('refused', refused)],
  },
  expectations: {
    states: {
      'work.loading': { tags: ['busy'], cannot: ['work.reload'] },
      'work.counting': { tags: ['busy'], cannot: ['work.reload'], context: { applications } },
      'work.unavailable': { tags: ['failed'], can: ['work.reload'], context: { workProblem: refused } },
      'work.uncounted': { tags: ['failed'], can: ['work.reload'], context: { applications, workProblem: refused } },
      'work.known': { cannot: ['work.reload'], context: { applications } },
      'ticket.unavailable': { tags: ['failed'], can: ['ticket.reload'], context: { ticketProblem: refused } },
      'ticket.known': { cannot: ['ticket.reload'] },
    },
    steps: {
      'countCalls: some': { context: { calls: 42 } },
      'countCalls: too many': { context: { calls: null } },
      'loadLastTicket: one': { context: { ticket } },
      'loadLastTicket: none': { context: { ticket: null } },
    },
  },
}
