import { requestMachine } from '../../../src/machines/sandbox/request.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { RequestDetail } from '../../../src/rules/sandbox/requests/requestLog.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const detail = (id: string): RequestDetail => ({
  id,
  at: '2026-03-14T10:00:00.000Z',
  operation: 'listAccounts',
  subject: '1',
  status: 200,
  fault: null,
  request: null,
  answer: null,
})

export const requestModel: ModelSpec<typeof requestMachine> = {
  machine: requestMachine,
  events: {
    'request.open': { first: { id: 'call-1' }, second: { id: 'call-2' } },
    'request.close': [{}],
    'request.reload': [{}],
    'request.replay': [{}],
  },
  calls: {
    readRequest: [
      resolve<RequestDetail, { id: string }>('read', ({ id }) => detail(id)),
      reject('broken', problems.network),
    ],
    replayRequest: [resolve('sent', 'call-3'), reject('refused', problems.timeout)],
  },
  relevantContext: ({ id, detail, problem, isReplayed }) => [id, detail?.id ?? null, problem !== null, isReplayed],
  expectations: {
    states: {
      closed: { cannot: ['request.replay', 'request.reload'], context: { detail: null, problem: null } },
      reading: { tags: ['busy'], can: ['request.open', 'request.close'], context: { problem: null } },
      shown: { can: ['request.replay', 'request.close'], cannot: ['request.reload'] },
      replaying: { tags: ['busy', 'mutating'], cannot: ['request.replay'] },
      failed: { can: ['request.reload', 'request.open'], context: { problem: problems.network } },
    },
    steps: {
      'replayRequest: sent': { to: 'reading', context: { id: 'call-3', isReplayed: true } },
      'request.open(second)': { context: { isReplayed: false } },
      'replayRequest: refused': { to: 'shown', context: { problem: problems.timeout, isReplayed: false } },
    },
  },
  journeys: {
    'a call is sent again and the new one opens': [
      'request.open(first)',
      'readRequest: read',
      'request.replay',
      'replayRequest: sent',
      'readRequest: read',
    ],
    'another call is opened while the first is read': [
      'request.open(first)',
      'request.open(second)',
      'readRequest: read',
      'request.close',
    ],
  },
}
