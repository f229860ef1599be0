import { problemOf } from '../failure.ts'
import { firstCallSetup } from './firstCall.setup.ts'

/**
 * From an account without anything to the first answer of the bank, in five steps. Where it goes on is decided by what the
 * bank says and by what was kept of the developer's choices; a token is in memory only, so its step comes again after a reload.
 */
export const firstCallMachine = firstCallSetup.createMachine({
  id: 'firstCall',
  context: ({ input: { offered, record } }) => ({
    offered,
    state: { product: null, applications: [] },
    record,
    repeating: false,
    reopened: null,
    token: null,
    refusal: null,
    body: null,
    problem: null,
  }),
  initial: 'starting',
  invoke: { id: 'watchApplications', src: 'watchApplications' },
  states: {
    starting: { always: [{ guard: 'isOffered', target: 'loading' }, { target: 'notOffered' }] },
    notOffered: {},
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      on: { 'applications.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadState',
        src: 'loadState',
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => ({ state: event.output }) },
            target: 'deciding',
            actions: [{ type: 'setState', params: ({ event }) => ({ state: event.output }) }, 'setAdded', 'emitRecord'],
          },
          { target: 'deciding', actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) } },
        ],
        onError: { target: 'unavailable', actions: { type: 'setProblem', params: problemOf } },
      },
    },
    unavailable: { tags: 'failed', on: { 'guide.reload': 'loading', 'applications.changed': 'loading' } },
    deciding: {
      always: [
        { guard: 'hasNoApi', target: 'notOffered' },
        { guard: 'hasNoApplication', target: 'steps.application' },
        { guard: 'hasNoSecret', target: 'steps.secret' },
        { guard: 'hasNoCustomer', target: 'steps.customer' },
        { guard: 'isFinished', target: 'steps.finished' },
        { guard: 'hasToken', target: 'steps.call' },
        { target: 'steps.token' },
      ],
    },
    steps: {
      initial: 'application',
      on: {
        'applications.changed': 'loading',
        'step.open': [
          {
            guard: { type: 'opensApplication', params: ({ event }) => event.step },
            target: '.application.reloading',
            actions: { type: 'repeat', params: ({ event }) => event.step },
          },
          {
            guard: { type: 'opensSecret', params: ({ event }) => event.step },
            target: '.secret.reloading',
            actions: { type: 'repeat', params: ({ event }) => event.step },
          },
          {
            guard: { type: 'opensCustomer', params: ({ event }) => event.step },
            target: '.customer',
            actions: { type: 'repeat', params: ({ event }) => event.step },
          },
          {
            guard: { type: 'opensToken', params: ({ event }) => event.step },
            target: '.token',
            actions: { type: 'repeat', params: ({ event }) => event.step },
          },
        ],
      },
      states: {
        application: {
          initial: 'listed',
          on: { 'application.add': { actions: ['setKnown', 'emitRecord'] } },
          states: {
            listed: {
              on: {
                'application.choose': {
                  guard: { type: 'canChoose', params: ({ event }) => event.id },
                  target: '#firstCall.deciding',
                  actions: [{ type: 'setApplication', params: ({ event }) => event.id }, 'emitRecord'],
                },
              },
            },
            /** What another device has deleted meanwhile is not offered. */
            reloading: {
              tags: 'busy',
              invoke: {
                id: 'loadState',
                src: 'loadState',
                onDone: {
                  target: 'listed',
                  actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
                },
                onError: { target: '#firstCall.unavailable', actions: { type: 'setProblem', params: problemOf } },
              },
            },
          },
        },
        secret: {
          initial: 'listed',
          states: {
            listed: {
              on: {
                'secret.confirm': {
                  guard: 'canConfirm',
                  target: '#firstCall.deciding',
                  actions: ['setTaken', 'emitRecord'],
                },
              },
            },
            reloading: {
              tags: 'busy',
              invoke: {
                id: 'loadState',
                src: 'loadState',
                onDone: [
                  {
                    guard: { type: 'isChosen', params: ({ event }) => ({ state: event.output }) },
                    target: 'listed',
                    actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
                  },
                  {
                    target: '#firstCall.deciding',
                    actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
                  },
                ],
                onError: { target: '#firstCall.unavailable', actions: { type: 'setProblem', params: problemOf } },
              },
            },
          },
        },
        customer: {
          on: {
            'customer.choose': {
              guard: { type: 'isCustomer', params: ({ event }) => event.number },
              target: '#firstCall.deciding',
              actions: [{ type: 'setCustomer', params: ({ event }) => event.number }, 'emitRecord'],
            },
          },
        },
        token: {
          entry: 'clearToken',
          initial: 'ready',
          states: {
            ready: { entry: ['clearRefusal', 'clearProblem'], on: { 'token.request': 'requesting' } },
            expired: { entry: ['clearRefusal', 'clearProblem'], on: { 'token.request': 'requesting' } },
            requesting: {
              tags: 'busy',
              entry: ['clearRefusal', 'clearProblem'],
              invoke: {
                id: 'requestToken',
                src: 'requestToken',
                input: ({ context: { record } }) => ({
                  applicationId: record.applicationId,
                  customerNumber: record.customerNumber,
                }),
                onDone: [
                  {
                    guard: { type: 'hasTokenAnswer', params: ({ event }) => event.output },
                    target: '#firstCall.steps.call',
                    actions: { type: 'setToken', params: ({ event }) => event.output },
                  },
                  /** The list says what became of the application. */
                  { guard: { type: 'isUnusable', params: ({ event }) => event.output }, target: '#firstCall.loading' },
                  { target: 'refused', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
                ],
                onError: { target: 'failed', actions: { type: 'setProblem', params: problemOf } },
              },
            },
            refused: { tags: 'failed', on: { 'token.request': 'requesting' } },
            failed: { tags: 'failed', on: { 'token.request': 'requesting' } },
          },
        },
        call: {
          invoke: {
            id: 'watchToken',
            src: 'watchToken',
            input: ({ context: { token } }) => ({ expiresAt: token?.expiresAt ?? 0 }),
          },
          on: {
            'time.passed': {
              guard: { type: 'isOver', params: ({ event }) => event.remaining },
              target: 'token.expired',
            },
          },
          initial: 'ready',
          states: {
            ready: { entry: ['clearRefusal', 'clearProblem'], on: { 'accounts.call': 'calling' } },
            calling: {
              tags: 'busy',
              entry: ['clearRefusal', 'clearProblem'],
              invoke: {
                id: 'callAccounts',
                src: 'callAccounts',
                input: ({ context: { token } }) => ({ token }),
                onDone: [
                  {
                    guard: { type: 'hasAccounts', params: ({ event }) => event.output },
                    target: '#firstCall.steps.finished',
                    actions: [{ type: 'setAccounts', params: ({ event }) => event.output }, 'emitRecord'],
                  },
                  { target: 'refused', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
                ],
                onError: { target: 'failed', actions: { type: 'setProblem', params: problemOf } },
              },
            },
            refused: { tags: 'failed', on: { 'accounts.call': 'calling' } },
            failed: { tags: 'failed', on: { 'accounts.call': 'calling' } },
          },
        },
        finished: {},
      },
    },
  },
})
