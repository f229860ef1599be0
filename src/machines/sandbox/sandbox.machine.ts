import { assign, setup } from 'xstate'
import { type Problem, toProblem } from '../../rules/problem.ts'
import type { BankState, SandboxChange } from '../../rules/sandboxPage.ts'
import { unprovided } from '../port.ts'

/** The sandbox's own page: what the bank in the box holds, and the levers that steer it. */
export const sandboxMachine = setup({
  types: {} as {
    context: { bank: BankState | null; problem: Problem | null }
    events: { type: 'bank.reload' } | { type: 'bank.change'; change: SandboxChange }
    tags: 'busy' | 'mutating' | 'failed'
  },
  actors: {
    readBank: unprovided<BankState>('readBank'),
    changeBank: unprovided<void, SandboxChange>('changeBank'),
  },
  actions: {
    keepBank: assign({ bank: (_, bank: BankState) => bank, problem: null }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
  },
}).createMachine({
  id: 'sandbox',
  context: { bank: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readBank',
        src: 'readBank',
        onDone: { target: 'ready', actions: { type: 'keepBank', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {
      on: { 'bank.reload': 'reading', 'bank.change': 'changing' },
    },
    changing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'changeBank',
        src: 'changeBank',
        input: ({ event }) => {
          if (event.type !== 'bank.change') throw new Error(`changing was entered by ${event.type}`)
          return event.change
        },
        onDone: 'reading',
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'bank.reload': 'reading' },
    },
  },
})
