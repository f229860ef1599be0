import { sandboxMachine } from '../../../src/machines/sandbox/sandbox.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { BankState } from '../../../src/rules/sandboxPage.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { reject, resolve } from '../../support/model/spec.ts'

const bank: BankState = {
  clock: { now: '2026-01-01T00:00:00.000Z', offset: 0 },
  faults: {},
  mails: [],
  operations: [],
  tickets: [],
}

modelTest({
  machine: sandboxMachine,
  events: { 'bank.reload': [{}], 'bank.change': [{ change: { kind: 'reset' as const } }] },
  calls: {
    readBank: [resolve<BankState, void>('read', bank), reject('broken', problems.network)],
    changeBank: [resolve('done'), reject('broken', problems.network)],
  },
  expectations: {
    states: {
      reading: { tags: ['busy'], cannot: ['bank.change', 'bank.reload'] },
      ready: { can: ['bank.change', 'bank.reload'], context: { bank, problem: null } },
      changing: { tags: ['busy', 'mutating'], cannot: ['bank.change', 'bank.reload'] },
      failed: { tags: ['failed'], can: ['bank.reload'], context: { problem: problems.network } },
    },
    steps: {
      start: { to: 'reading' },
      'readBank: read': { to: 'ready' },
      'readBank: broken': { to: 'failed' },
      'changeBank: done': { to: 'reading' },
      'changeBank: broken': { to: 'failed' },
    },
  },
})
