import { overviewMachine } from '../../../src/machines/dashboard/overview.machine.ts'
import type { Problem } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const applications = [{ id: 'application-1', name: 'Till Companion', productList: ['1000'] }]
const count = { calls: 42, omitted: 0 }
const ticket = { ticketNumber: '1001', subject: 'A wrong balance', status: 'Open' }
const refused: Problem = { kind: 'answer', status: 400, message: 'The bank says no', described: true }

export const overviewModel: ModelSpec<typeof overviewMachine> = {
  machine: overviewMachine,
  events: { 'usage.reload': [{}], 'ticket.reload': [{}] },
  calls: {
    loadApplications: [resolve('one', applications), reject('refused', refused)],
    countCalls: [resolve('some', count), resolve('too many', null), reject('refused', refused)],
    loadLastTicket: [resolve('one', ticket), resolve('none', null), reject('refused', refused)],
  },
  listeners: { watchApplications: { 'applications.changed': [{}] } },
  expectations: {
    states: {
      'usage.loading': { tags: ['busy'], cannot: ['usage.reload'] },
      'usage.counting': { tags: ['busy'], cannot: ['usage.reload'], context: { applications } },
      'usage.unavailable': {
        tags: ['failed'],
        can: ['usage.reload'],
        context: { applications: null, usageProblem: refused },
      },
      'usage.countFailed': {
        tags: ['failed'],
        can: ['usage.reload'],
        context: { applications, usageProblem: refused },
      },
      'usage.loaded': { cannot: ['usage.reload'], context: { applications } },
      'ticket.unavailable': { tags: ['failed'], can: ['ticket.reload'], context: { ticketProblem: refused } },
      'ticket.loaded': { cannot: ['ticket.reload'] },
    },
    steps: {
      // One of them may have been deleted elsewhere, and is then not found for ever.
      'usage.countFailed / usage.reload': { to: 'usage.loading', context: { applications } },
      start: { context: { applications: null } },
      'countCalls: some': { context: { count } },
      'countCalls: too many': { context: { count: null } },
      'loadLastTicket: one': { context: { ticket } },
      'loadLastTicket: none': { context: { ticket: null } },
    },
  },
}
