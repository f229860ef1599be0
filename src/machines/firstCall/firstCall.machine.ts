import type { FirstCallStep } from '../../rules/firstCall/firstCall.ts'
import { withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { firstCallSetup } from './firstCall.setup.ts'

const stepOf = ({ event }: { event: { step: FirstCallStep } }) => event.step

const opening = <const Guard extends string, const Target extends string>(guard: Guard, target: Target) =>
  ({ guard: { type: guard, params: stepOf }, target, actions: { type: 'repeat', params: stepOf } }) as const

/** On entry: the step shows, also while the list is read again. */
const showing = (step: FirstCallStep | 'finished') => ({ type: 'setShown', params: { step } }) as const

/** What is on its way is answered, whatever changes elsewhere: a request reads the list itself. */
const goesOn = { 'applications.changed': {} } as const

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
    shown: null,
    token: null,
    refusal: null,
    body: null,
    problem: null,
  }),
  initial: 'starting',
  invoke: { id: 'watchApplications', src: 'watchApplications' },
  states: {
    starting: { always: [{ guard: 'isOffered', target: 'loading' }, { target: 'notOffered' }] },
    notOffered: { entry: 'clearShown' },
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      on: { 'applications.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadState',
        src: 'loadState',
        onDone: [
          {
            guard: ofOutput('isAdded'),
            target: 'deciding',
            actions: [...withOutput('setState'), 'setAdded', 'emitRecord'],
          },
          { target: 'deciding', actions: withOutput('setState') },
        ],
        onError: { target: 'unavailable', actions: withProblem('setProblem') },
      },
    },
    unavailable: {
      tags: 'failed',
      entry: 'clearShown',
      on: { 'guide.reload': 'loading', 'applications.changed': 'loading' },
    },
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
          opening('opensApplication', '.application.reloading'),
          opening('opensSecret', '.secret.reloading'),
          opening('opensCustomer', '.customer'),
          opening('opensToken', '.token'),
        ],
      },
      states: {
        application: {
          entry: showing('application'),
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
                onDone: { target: 'listed', actions: withOutput('setState') },
                onError: { target: '#firstCall.unavailable', actions: withProblem('setProblem') },
              },
            },
          },
        },
        secret: {
          entry: showing('secret'),
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
                  { guard: ofOutput('isChosen'), target: 'listed', actions: withOutput('setState') },
                  { target: '#firstCall.deciding', actions: withOutput('setState') },
                ],
                onError: { target: '#firstCall.unavailable', actions: withProblem('setProblem') },
              },
            },
          },
        },
        customer: {
          entry: showing('customer'),
          on: {
            'customer.choose': {
              guard: { type: 'isCustomer', params: ({ event }) => event.number },
              target: '#firstCall.deciding',
              actions: [{ type: 'setCustomer', params: ({ event }) => event.number }, 'emitRecord'],
            },
          },
        },
        token: {
          entry: ['clearToken', showing('token')],
          initial: 'ready',
          states: {
            ready: { entry: ['clearRefusal', 'clearProblem'], on: { 'token.request': 'requesting' } },
            expired: { entry: ['clearRefusal', 'clearProblem'], on: { 'token.request': 'requesting' } },
            requesting: {
              tags: 'busy',
              entry: ['clearRefusal', 'clearProblem'],
              on: goesOn,
              invoke: {
                id: 'requestToken',
                src: 'requestToken',
                input: ({ context: { record } }) => ({
                  applicationId: record.applicationId,
                  customerNumber: record.customerNumber,
                }),
                onDone: [
                  {
                    guard: ofOutput('hasTokenAnswer'),
                    target: '#firstCall.steps.call',
                    actions: withOutput('setToken'),
                  },
                  /** The list says what became of the application. */
                  { guard: ofOutput('isUnusable'), target: '#firstCall.loading' },
                  { target: 'refused', actions: withOutput('setRefusal') },
                ],
                onError: { target: 'failed', actions: withProblem('setProblem') },
              },
            },
            refused: { tags: 'failed', on: { 'token.request': 'requesting' } },
            failed: { tags: 'failed', on: { 'token.request': 'requesting' } },
          },
        },
        call: {
          entry: showing('call'),
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
              on: { ...goesOn, 'time.passed': {} },
              invoke: {
                id: 'callAccounts',
                src: 'callAccounts',
                input: ({ context: { token } }) => ({ token }),
                onDone: [
                  {
                    guard: ofOutput('hasAccounts'),
                    target: '#firstCall.steps.finished',
                    actions: [...withOutput('setAccounts'), 'emitRecord'],
                  },
                  { target: 'refused', actions: withOutput('setRefusal') },
                ],
                onError: { target: 'failed', actions: withProblem('setProblem') },
              },
            },
            refused: { tags: 'failed', on: { 'accounts.call': 'calling' } },
            failed: { tags: 'failed', on: { 'accounts.call': 'calling' } },
          },
        },
        finished: { entry: showing('finished') },
      },
    },
  },
})
