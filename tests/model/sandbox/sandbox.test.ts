import { sandboxMachine } from '../../../src/machines/sandbox/sandbox.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { BankState, SandboxChange } from '../../../src/rules/sandboxPage.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { reject, resolve } from '../../support/model/spec.ts'

const bank: BankState = {
  clock: { now: '2026-01-01T00:00:00.000Z', offset: 0 },
  faults: {},
  mails: [],
  operations: [],
  tickets: [],
}
const change: SandboxChange = { kind: 'clock', change: { advance: 3_600_000 } }

modelTest({
  machine: sandboxMachine,
  events: { 'bank.reload': [{}], 'bank.change': [{ change }] },
  calls: {
    readBank: [resolve<BankState, void>('read', bank), reject('broken', problems.network)],
    changeBank: [resolve('done'), reject('refused', problems.timeout)],
  },
  // Three presses are enough to see a queue; without a limit there are endless worlds.
  possible: (step, { queue }) => step !== 'bank.change' || queue.length < 3,
  relevantContext: ({ bank, queue, problem, changeProblem }) => [
    bank !== null,
    queue.length,
    problem !== null,
    changeProblem !== null,
  ],
  expectations: {
    states: {
      reading: { tags: ['busy'], cannot: ['bank.reload'] },
      ready: { can: ['bank.change', 'bank.reload'], context: { bank, problem: null, queue: [] } },
      changing: { tags: ['busy', 'mutating'], can: ['bank.change'], cannot: ['bank.reload'] },
      failed: { tags: ['failed'], can: ['bank.reload'], context: { problem: problems.network, queue: [] } },
    },
    steps: {
      start: { to: 'reading' },
      'readBank: broken': { context: { problem: problems.network } },
      'changeBank: refused': { context: { changeProblem: problems.timeout, bank } },
    },
  },
  journeys: {
    "'+ 1 hour' pressed three times quickly counts three": [
      'readBank: read',
      'bank.change',
      'bank.change',
      'bank.change',
      'changeBank: done',
      'changeBank: done',
      'changeBank: done',
      'readBank: read',
    ],
    'one failed change hides no panel, and the changes after it are made': [
      'readBank: read',
      'bank.change',
      'bank.change',
      'changeBank: refused',
      'changeBank: done',
      'readBank: read',
      'bank.change',
    ],
    'a failed reading keeps what was read': ['readBank: read', 'bank.reload', 'readBank: broken', 'bank.change'],
  },
})
