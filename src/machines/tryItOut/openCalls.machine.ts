import { type Actor, assign, emit, setup } from 'xstate'
import type { KnownAnswer } from '../../rules/definition/samples/prefill.ts'
import type { CustomerForms } from '../../rules/definition/samples/sampleCall.ts'
import { sessionLimits } from '../../rules/session/sessionLimits.ts'
import type { SharedOptions } from '../../rules/tryItOut/apiCall.ts'
import { unprovidedCallback } from '../port.ts'
import type { tryItOutMachine } from './tryItOut.machine.ts'

type Call = Actor<typeof tryItOutMachine>

interface OpenCalls {
  /** By the address of the operation; null until its call has started. */
  calls: Readonly<Record<string, Call | null>>
  /** What the bank answered, oldest first. */
  answers: readonly KnownAnswer[]
  /** What tokens were requested with, as the samples show it. */
  customers: CustomerForms
  shared: SharedOptions
}

interface OpenCallsContext extends OpenCalls {
  /** Whose calls they are: who was signed in last. */
  username: string | null
  /** Theirs while nobody is signed in. */
  hidden: OpenCalls | null
}

/** As many as a page of the documentation could ever ask for. */
const mostAnswers = 200

const nothing: OpenCalls = { calls: {}, answers: [], customers: {}, shared: { ip: '', isResponseSigned: false } }

/**
 * The calls of the documentation that one developer tries out, on all its pages: they stay open, with what is typed, until
 * they are closed. A session that ends by itself or in another tab hides them until the same developer signs in, for an hour.
 */
export const openCallsMachine = setup({
  types: {} as {
    context: OpenCallsContext
    events:
      | { type: 'session.changed'; username: string }
      | { type: 'session.ended' }
      | { type: 'session.signedOut' }
      | { type: 'call.open'; operation: string }
      | { type: 'call.start'; operation: string; call: Call }
      | { type: 'call.answered'; answer: KnownAnswer }
      /** The bank no longer has what it answered. */
      | { type: 'answers.clear' }
      | { type: 'call.close'; operation: string }
      | { type: 'customer.change'; customers: CustomerForms }
      | { type: 'options.change'; options: Partial<SharedOptions> }
    emitted: { type: 'calls.closed'; calls: readonly Call[] }
  },
  actors: {
    /** Reports at once who is signed in, and whenever that changes; `signedOut` when the person asked for it here. */
    watchSession: unprovidedCallback<
      { type: 'session.changed'; username: string } | { type: 'session.ended' } | { type: 'session.signedOut' }
    >('watchSession'),
  },
  guards: {
    isSame: ({ context }, username: string) => context.username === username,
    isOpen: ({ context }, operation: string) => Object.hasOwn(context.calls, operation),
  },
  actions: {
    setUsername: assign((_, username: string | null) => ({ ...nothing, hidden: null, username })),
    hide: assign(({ context: { calls, answers, customers, shared } }) => ({
      ...nothing,
      hidden: { calls, answers, customers, shared },
    })),
    show: assign(({ context: { hidden } }) => ({ ...hidden, hidden: null })),
    setCall: assign({
      calls: ({ context: { calls } }, { operation, call }: { operation: string; call: Call | null }) => ({
        ...calls,
        [operation]: call,
      }),
    }),
    dropCall: assign({
      calls: ({ context: { calls } }, operation: string) =>
        Object.fromEntries(Object.entries(calls).filter(([address]) => address !== operation)),
    }),
    addAnswer: assign({
      answers: ({ context: { answers } }, answer: KnownAnswer) => [...answers, answer].slice(-mostAnswers),
    }),
    clearAnswers: assign({
      answers: [],
      hidden: ({ context: { hidden } }) => hidden && { ...hidden, answers: [] },
    }),
    setCustomers: assign({
      customers: ({ context }, customers: CustomerForms) => ({ ...context.customers, ...customers }),
    }),
    setShared: assign({
      shared: ({ context }, options: Partial<SharedOptions>) => ({ ...context.shared, ...options }),
    }),
    emitAllClosed: emit(({ context: { calls, hidden } }) => ({
      type: 'calls.closed' as const,
      calls: startedOf({ ...calls, ...hidden?.calls }),
    })),
    emitClosed: emit(({ context: { calls } }, operation: string) => ({
      type: 'calls.closed' as const,
      calls: startedOf({ [operation]: calls[operation] ?? null }),
    })),
  },
  delays: { hiddenLifetime: sessionLimits.draft },
}).createMachine({
  id: 'openCalls',
  context: { username: null, ...nothing, hidden: null },
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'session.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event.username } },
      {
        target: '.owned',
        actions: ['emitAllClosed', { type: 'setUsername', params: ({ event }) => event.username }],
      },
    ],
    'session.signedOut': { target: '.unowned', actions: ['emitAllClosed', { type: 'setUsername', params: null }] },
  },
  initial: 'unowned',
  states: {
    unowned: {},
    owned: {
      on: {
        'call.open': [
          { guard: { type: 'isOpen', params: ({ event }) => event.operation } },
          { actions: { type: 'setCall', params: ({ event: { operation } }) => ({ operation, call: null }) } },
        ],
        'call.start': {
          guard: { type: 'isOpen', params: ({ event }) => event.operation },
          actions: { type: 'setCall', params: ({ event: { operation, call } }) => ({ operation, call }) },
        },
        'call.answered': { actions: { type: 'addAnswer', params: ({ event }) => event.answer } },
        'answers.clear': { actions: 'clearAnswers' },
        'session.ended': { target: 'hidden', actions: 'hide' },
        'call.close': {
          guard: { type: 'isOpen', params: ({ event }) => event.operation },
          actions: [
            { type: 'emitClosed', params: ({ event }) => event.operation },
            { type: 'dropCall', params: ({ event }) => event.operation },
          ],
        },
        'customer.change': { actions: { type: 'setCustomers', params: ({ event }) => event.customers } },
        'options.change': { actions: { type: 'setShared', params: ({ event }) => event.options } },
      },
    },
    hidden: {
      after: {
        hiddenLifetime: { target: 'unowned', actions: ['emitAllClosed', { type: 'setUsername', params: null }] },
      },
      on: {
        'session.changed': {
          guard: { type: 'isSame', params: ({ event }) => event.username },
          target: 'owned',
          actions: 'show',
        },
        'answers.clear': { actions: 'clearAnswers' },
      },
    },
  },
})

const startedOf = (calls: OpenCalls['calls']) => Object.values(calls).filter((call) => call !== null)
