import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import { asksFirst, type DataControl } from '../../rules/sandbox/data/data.ts'
import { clearProblem, setProblem, withProblem } from '../failure.ts'
import { unprovided } from '../port.ts'

interface DataControlContext {
  /** What was asked for last. */
  control: DataControl | null
  /** Why it was not done. */
  problem: Problem | null
}

/**
 * Something to do with the sandbox's data: what loses something is asked for twice, a file only when it can be one of a
 * sandbox, and one thing is done at a time.
 */
export const dataControlMachine = setup({
  types: {} as {
    context: DataControlContext
    events: { type: 'control.request'; control: DataControl } | { type: 'control.confirm' | 'control.cancel' }
    emitted: { type: 'control.done'; control: DataControl | null }
    tags: 'busy' | 'mutating'
  },
  actors: {
    /** Rejects when the file is not one that a sandbox has exported. */
    checkFile: unprovided<void, { control: DataControl | null }>('checkFile'),
    runControl: unprovided<void, { control: DataControl | null }>('runControl'),
  },
  guards: {
    isImport: (_, control: DataControl) => control.kind === 'import',
    asksFirst: (_, control: DataControl) => asksFirst(control),
  },
  actions: {
    setControl: assign({ control: (_, control: DataControl) => control }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    emitDone: emit(({ context: { control } }) => ({ type: 'control.done' as const, control })),
  },
}).createMachine({
  id: 'dataControl',
  context: { control: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      initial: 'pristine',
      states: { pristine: {}, done: {}, failed: {} },
      on: {
        'control.request': [
          {
            guard: { type: 'isImport', params: ({ event }) => event.control },
            target: 'checking',
            actions: ['clearProblem', { type: 'setControl', params: ({ event }) => event.control }],
          },
          {
            guard: { type: 'asksFirst', params: ({ event }) => event.control },
            target: 'confirming',
            actions: ['clearProblem', { type: 'setControl', params: ({ event }) => event.control }],
          },
          {
            target: 'running',
            actions: ['clearProblem', { type: 'setControl', params: ({ event }) => event.control }],
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context: { control } }) => ({ control }),
        onDone: 'confirming',
        onError: { target: 'idle.failed', actions: withProblem('setProblem') },
      },
    },
    confirming: {
      on: { 'control.confirm': 'running', 'control.cancel': 'idle' },
    },
    running: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'runControl',
        src: 'runControl',
        input: ({ context: { control } }) => ({ control }),
        onDone: { target: 'idle.done', actions: 'emitDone' },
        onError: { target: 'idle.failed', actions: withProblem('setProblem') },
      },
    },
  },
})
