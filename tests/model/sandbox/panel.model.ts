import { panelMachine } from '../../../src/machines/sandbox/panel.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const data = { mails: 2 }
const change = { advance: 3_600_000 }

export const panelModel: ModelSpec<typeof panelMachine> = {
  machine: panelMachine,
  events: { 'panel.reload': [{}], 'panel.change': [{ change }] },
  calls: {
    readBank: [resolve<unknown, void>('read', data), reject('broken', problems.network)],
    changeBank: [resolve('done'), reject('refused', problems.timeout)],
  },
  listeners: { followBank: { 'bank.changed': [{}], 'bank.replaced': [{}] } },
  // Three presses are enough to see a queue; without a limit there are endless worlds.
  possible: (step, { queue }) => step !== 'panel.change' || queue.length < 3,
  relevantContext: ({ data, queue, pending, done, isStale, problem, changeProblem }) => [
    data !== null,
    queue.length,
    pending !== null,
    done !== null,
    isStale,
    problem !== null,
    changeProblem !== null,
  ],
  expectations: {
    states: {
      reading: { tags: ['busy'], cannot: ['panel.reload'] },
      ready: { can: ['panel.change'], cannot: ['panel.reload'], context: { data, problem: null, queue: [] } },
      waiting: { can: ['panel.change'], context: { data, problem: null, isStale: true } },
      changing: { tags: ['busy', 'mutating'], can: ['panel.change'], cannot: ['panel.reload'] },
      failed: { tags: ['failed'], can: ['panel.reload'], context: { problem: problems.network, queue: [] } },
    },
    steps: {
      start: { to: 'reading' },
      'readBank: broken': { context: { problem: problems.network } },
      'changeBank: refused': { context: { changeProblem: problems.timeout, done: null } },
      'changeBank: done': { context: { done: change } },
      'panel.change': { context: { pending: change, done: null } },
      'ready / followBank > bank.changed': { to: 'waiting' },
      'failed / followBank > bank.changed': { to: 'reading' },
      'followBank > bank.replaced': { context: { done: null } },
      'failed / followBank > bank.replaced': { to: 'reading' },
      'after quietTime (failed.stale)': { to: 'reading' },
    },
  },
  journeys: {
    "'+1 hour' pressed three times quickly counts three": [
      'readBank: read',
      'panel.change',
      'panel.change',
      'panel.change',
      'changeBank: done',
      'changeBank: done',
      'changeBank: done',
      'readBank: read',
    ],
    'one failed change hides no panel, and the changes after it are made': [
      'readBank: read',
      'panel.change',
      'panel.change',
      'changeBank: refused',
      'changeBank: done',
      'readBank: read',
      'panel.change',
    ],
    'several changes of the bank are read once': [
      'readBank: read',
      'followBank > bank.changed',
      'followBank > bank.changed',
      'after quietTime (waiting)',
      'readBank: read',
    ],
    'what the bank changes while it is read is read again': [
      'followBank > bank.changed',
      'readBank: read',
      'after quietTime (waiting)',
      'readBank: read',
    ],
    'what the bank changes during a reading that fails is read': [
      'followBank > bank.changed',
      'readBank: broken',
      'after quietTime (failed.stale)',
      'readBank: read',
    ],
    'a failed reading keeps what was read': [
      'readBank: read',
      'followBank > bank.changed',
      'after quietTime (waiting)',
      'readBank: broken',
      'panel.change',
    ],
  },
}
