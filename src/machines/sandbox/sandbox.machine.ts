import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { BankState, SandboxChange } from '../../rules/sandboxPage.ts'
import { clearProblem, problemOf, setProblem } from '../failure.ts'
import { unprovided } from '../port.ts'

interface SandboxContext {
  /** What was read last; stays while it is read again, also when that fails. */
  bank: BankState | null
  /** Changes that were asked for and not made yet, the one under way first. */
  queue: readonly SandboxChange[]
  /** Why the bank could not be read. */
  problem: Problem | null
  /** Why a change was not made. */
  changeProblem: Problem | null
}

/** The sandbox's own page: what the bank in the box holds, and the levers that steer it, one change after another. */
export const sandboxMachine = setup({
  types: {} as {
    context: SandboxContext
    events: { type: 'bank.reload' } | { type: 'bank.change'; change: SandboxChange }
    tags: 'busy' | 'mutating' | 'failed'
  },
  actors: {
    readBank: unprovided<BankState>('readBank'),
    changeBank: unprovided<void, SandboxChange>('changeBank'),
  },
  guards: {
    hasBank: ({ context }) => context.bank !== null,
    hasChanges: ({ context }) => context.queue.length > 0,
  },
  actions: {
    setBank: assign({ bank: (_, bank: BankState) => bank, problem: null }),
    setProblem: setProblem(),
    setChangeProblem: setProblem('changeProblem'),
    clearChangeProblem: clearProblem('changeProblem'),
    enqueue: assign({ queue: ({ context }, change: SandboxChange) => [...context.queue, change] }),
    dequeue: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
}).createMachine({
  id: 'sandbox',
  context: { bank: null, queue: [], problem: null, changeProblem: null },
  initial: 'reading',
  on: {
    'bank.change': { guard: 'hasBank', actions: { type: 'enqueue', params: ({ event }) => event.change } },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readBank',
        src: 'readBank',
        onDone: { target: 'ready', actions: { type: 'setBank', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: problemOf },
        },
      },
    },
    ready: {
      always: { guard: 'hasChanges', target: 'changing' },
      on: {
        'bank.reload': { target: 'reading', actions: 'clearChangeProblem' },
        'bank.change': {
          actions: ['clearChangeProblem', { type: 'enqueue', params: ({ event }) => event.change }],
        },
      },
    },
    changing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'changeBank',
        src: 'changeBank',
        input: ({ context }) => {
          const [change] = context.queue
          if (!change) throw new Error('changing was entered without a change')
          return change
        },
        onDone: { target: 'changed', actions: 'dequeue' },
        onError: {
          target: 'changed',
          actions: ['dequeue', { type: 'setChangeProblem', params: problemOf }],
        },
      },
    },
    changed: {
      always: [{ guard: 'hasChanges', target: 'changing' }, { target: 'reading' }],
    },
    failed: {
      tags: 'failed',
      always: { guard: 'hasChanges', target: 'changing' },
      on: { 'bank.reload': { target: 'reading', actions: 'clearChangeProblem' } },
    },
  },
})
