import { assign, emit, setup } from 'xstate'
import { type OpenCall, type SharedOptions, type TypedCall, withoutSecrets } from '../../rules/tryItOut/openCalls.ts'
import { unprovidedCallback } from '../port.ts'

interface OpenCallsContext {
  /** Whose calls they are: who was signed in last. */
  username: string | null
  /** By the address of the operation. */
  calls: Readonly<Record<string, OpenCall>>
  shared: SharedOptions
}

const nothing = { calls: {}, shared: { ip: '', isResponseSigned: false } }

/**
 * The calls of the documentation that one developer tries out, on all its pages: they stay open, with what is typed, until
 * they are closed. A session that ends by itself leaves them to whoever had them open.
 */
export const openCallsMachine = setup({
  types: {} as {
    context: OpenCallsContext
    events:
      | { type: 'session.changed'; username: string }
      | { type: 'session.signedOut' }
      | { type: 'call.open'; operation: string }
      /** Its page is left. */
      | { type: 'call.leave'; operation: string; typed: TypedCall }
      | { type: 'call.change'; operation: string; isSigned: boolean }
      | { type: 'call.close'; operation: string }
      | { type: 'options.change'; options: Partial<SharedOptions> }
    emitted: { type: 'calls.closed'; operations: readonly string[] }
  },
  actors: {
    /** Reports at once who is signed in, and whenever somebody else is or somebody signs out. */
    watchSession: unprovidedCallback<{ type: 'session.changed'; username: string } | { type: 'session.signedOut' }>(
      'watchSession',
    ),
  },
  guards: {
    isSame: ({ context }, username: string) => context.username === username,
    isOpen: ({ context }, operation: string) => Object.hasOwn(context.calls, operation),
  },
  actions: {
    setUsername: assign((_, username: string | null) => ({ ...nothing, username })),
    setCall: assign({
      calls: ({ context: { calls } }, { operation, ...call }: { operation: string } & Partial<OpenCall>) => ({
        ...calls,
        [operation]: { typed: null, isSigned: null, ...calls[operation], ...call },
      }),
    }),
    dropCall: assign({
      calls: ({ context: { calls } }, operation: string) =>
        Object.fromEntries(Object.entries(calls).filter(([address]) => address !== operation)),
    }),
    setShared: assign({
      shared: ({ context }, options: Partial<SharedOptions>) => ({ ...context.shared, ...options }),
    }),
    emitAllClosed: emit(({ context }) => ({ type: 'calls.closed' as const, operations: Object.keys(context.calls) })),
    emitClosed: emit((_, operations: readonly string[]) => ({ type: 'calls.closed' as const, operations })),
  },
}).createMachine({
  id: 'openCalls',
  context: { username: null, ...nothing },
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
        'call.open': { actions: { type: 'setCall', params: ({ event: { type: _, ...call } }) => call } },
        'call.leave': {
          guard: { type: 'isOpen', params: ({ event }) => event.operation },
          actions: {
            type: 'setCall',
            params: ({ event: { operation, typed } }) => ({ operation, typed: withoutSecrets(typed) }),
          },
        },
        'call.change': {
          guard: { type: 'isOpen', params: ({ event }) => event.operation },
          actions: { type: 'setCall', params: ({ event: { type: _, ...call } }) => call },
        },
        'call.close': {
          guard: { type: 'isOpen', params: ({ event }) => event.operation },
          actions: [
            { type: 'emitClosed', params: ({ event }) => [event.operation] },
            { type: 'dropCall', params: ({ event }) => event.operation },
          ],
        },
        'options.change': { actions: { type: 'setShared', params: ({ event }) => event.options } },
      },
    },
  },
})
