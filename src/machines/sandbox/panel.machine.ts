import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import { sandboxLimits } from '../../rules/sandbox/sandboxLimits.ts'
import { clearProblem, setProblem, withProblem } from '../failure.ts'
import { unprovided, unprovidedCallback, withOutput } from '../port.ts'

export interface PanelContext {
  /** What was read last; stays while it is read again, also when that fails. Each panel has its own type (`PanelActor`). */
  data: unknown
  /** Changes that were asked for and not made yet, the one under way first. */
  queue: readonly unknown[]
  /** The last change that was asked for, until it is read back or refused: what is chosen shows at once. */
  pending: unknown
  /** The change that the bank made last, until another is asked for or the content of the bank is replaced. */
  done: unknown
  /** The bank has changed since what is shown was asked for. */
  isStale: boolean
  /** Why the bank could not be read. */
  problem: Problem | null
  /** Why a change was not made. */
  changeProblem: Problem | null
}

/** While a change waits, what was asked for last is not made yet. */
const stillPending = ({ queue, pending }: PanelContext): unknown => (queue.length > 0 ? pending : null)

/** A reset, an import, a restore or a scenario replaces the content of the bank. */
type BankEvent = { type: 'bank.changed' } | { type: 'bank.replaced' }

/**
 * One panel of the workbench: what it shows of the bank, read again whenever the bank changes, and what it changes in the
 * bank, one change after another.
 */
export const panelMachine = setup({
  types: {} as {
    context: PanelContext
    events: { type: 'panel.reload' } | { type: 'panel.change'; change: unknown } | BankEvent
    tags: 'busy' | 'mutating' | 'failed'
  },
  actors: {
    readBank: unprovided<unknown>('readBank'),
    changeBank: unprovided<void, { change: unknown }>('changeBank'),
    followBank: unprovidedCallback<BankEvent>('followBank'),
  },
  guards: {
    hasChanges: ({ context }) => context.queue.length > 0,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    setData: assign({
      data: (_, data: unknown) => data,
      problem: null,
      pending: ({ context }) => stillPending(context),
    }),
    setProblem: setProblem(),
    setChangeProblem: setProblem('changeProblem'),
    clearChangeProblem: clearProblem('changeProblem'),
    enqueue: assign(({ context }, { change }: { change: unknown }) => ({
      queue: [...context.queue, change],
      pending: change,
      done: null,
    })),
    clearPending: assign({ pending: ({ context }) => stillPending(context) }),
    setDone: assign({ done: ({ context }) => context.queue[0] }),
    clearDone: assign({ done: null }),
    dequeue: assign({ queue: ({ context }) => context.queue.slice(1) }),
    setStale: assign({ isStale: true }),
    clearStale: assign({ isStale: false }),
  },
  delays: { quietTime: sandboxLimits.quietTime },
}).createMachine({
  id: 'panel',
  context: { data: null, queue: [], pending: null, done: null, isStale: false, problem: null, changeProblem: null },
  invoke: { id: 'followBank', src: 'followBank' },
  initial: 'reading',
  on: {
    'bank.changed': { actions: 'setStale' },
    'bank.replaced': { actions: ['clearDone', 'setStale'] },
    'panel.change': {
      actions: ['clearChangeProblem', { type: 'enqueue', params: ({ event: { change } }) => ({ change }) }],
    },
  },
  states: {
    reading: {
      tags: 'busy',
      entry: 'clearStale',
      invoke: {
        id: 'readBank',
        src: 'readBank',
        onDone: { target: 'ready', actions: withOutput('setData') },
        onError: [
          { guard: 'isStale', target: 'failed.stale', actions: withProblem('setProblem') },
          { target: 'failed', actions: withProblem('setProblem') },
        ],
      },
    },
    ready: {
      always: [
        { guard: 'hasChanges', target: 'changing' },
        { guard: 'isStale', target: 'waiting' },
      ],
    },
    waiting: {
      always: { guard: 'hasChanges', target: 'changing' },
      after: { quietTime: 'reading' },
    },
    changing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'changeBank',
        src: 'changeBank',
        input: ({ context }) => {
          const [change] = context.queue
          return { change }
        },
        onDone: { target: 'changed', actions: ['setDone', 'dequeue'] },
        onError: { target: 'changed', actions: ['dequeue', 'clearPending', ...withProblem('setChangeProblem')] },
      },
    },
    changed: {
      always: [{ guard: 'hasChanges', target: 'changing' }, { target: 'reading' }],
    },
    failed: {
      tags: 'failed',
      always: { guard: 'hasChanges', target: 'changing' },
      on: {
        'panel.reload': { target: 'reading', actions: 'clearChangeProblem' },
        'bank.changed': 'reading',
        'bank.replaced': { target: 'reading', actions: 'clearDone' },
      },
      initial: 'resting',
      states: {
        resting: {},
        /** The bank changed while it was read. */
        stale: { after: { quietTime: '#panel.reading' } },
      },
    },
  },
})

/** A panel's actor, with the types of what it shows and what it can change. */
export type PanelActor<Data, Change = never> = ActorRefFrom<typeof panelMachine> & {
  readonly types?: { data: Data; change: Change }
}
