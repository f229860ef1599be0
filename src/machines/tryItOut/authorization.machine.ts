import { firstCustomer } from '../../rules/tryItOut/authorization.ts'
import { ofProblem, withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { sessionChanged } from '../sessionChanged.ts'
import { authorizationSetup, orderedBy, signedInOf } from './authorization.setup.ts'

/** A token that is asked for in the dialog, which shows why there is none. */
const newToken = {
  onDone: [
    { guard: ofOutput('isRefusal'), target: 'choosing.refused', actions: withOutput('setAnswer') },
    { target: '#authorization.resting.holding', actions: ['setOrder', ...withOutput('setAnswer')] },
  ],
  onError: { target: 'choosing.refused', actions: withProblem('setProblem') },
} as const

const reading = {
  id: 'loadApplications',
  src: 'loadApplications',
  input: ({ context }: { context: { username: string | null } }) => signedInOf(context),
  onDone: [
    { guard: ofOutput('isEmpty'), target: 'empty', actions: { type: 'setApplications', params: [] } },
    { target: 'choosing', actions: [...withOutput('setApplications'), 'resolveChoice'] },
  ],
} as const

/** One in the place of the token that is held, which a refusal ends. */
const nextToken = [
  { guard: ofOutput('isRefusal'), target: 'resting.ended', actions: ['dropToken', ...withOutput('setAnswer')] },
  { target: 'resting.holding', actions: withOutput('setAnswer') },
] as const

/** Clearing a token does not wait for the next one. */
const clearing = { 'token.clear': { target: 'resting.idle', actions: 'clearToken' } } as const

/**
 * The access token that calls are tried out with: one for all pages of the documentation, for as long as the same developer
 * is signed in. What it is requested with is chosen in a dialog, which offers first what was chosen last.
 */
export const authorizationMachine = authorizationSetup.createMachine({
  id: 'authorization',
  context: ({ input: { applicationId, servesLogin } }) => ({
    username: null,
    applications: [],
    access: null,
    servesLogin,
    choice: { ...firstCustomer, applicationId, grant: null, privateKey: null },
    customer: firstCustomer,
    requested: null,
    order: null,
    token: null,
    remaining: 0,
    refusal: null,
    problem: null,
  }),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchApplications', src: 'watchApplications' },
  ],
  on: { 'session.changed': sessionChanged('.resting') },
  initial: 'signedOut',
  states: {
    signedOut: {},
    resting: {
      initial: 'idle',
      on: {
        'dialog.open': { target: 'authorizing', actions: { type: 'setAccess', params: ({ event }) => event.access } },
        'token.renew': [
          { guard: 'hasRefreshToken', target: 'renewing' },
          { guard: 'isRepeatable', target: 'repeating' },
        ],
        'token.clear': { guard: 'hasOrder', target: '.idle', actions: 'clearToken' },
        'token.refused': {
          guard: { type: 'isHeld', params: ({ event }) => event.accessToken },
          target: '.ended',
          actions: ['dropToken', { type: 'setRefusal', params: ({ event }) => event.refusal }],
        },
      },
      states: {
        idle: {},
        holding: {
          exit: 'clearProblem',
          invoke: {
            id: 'watchToken',
            src: 'watchToken',
            input: ({ context: { token } }) => ({ expiresAt: token?.expiresAt ?? 0 }),
          },
          on: {
            'time.passed': [
              {
                guard: { type: 'isOver', params: ({ event }) => event.remaining },
                target: 'expired',
                actions: { type: 'setRemaining', params: 0 },
              },
              { actions: { type: 'setRemaining', params: ({ event }) => event.remaining } },
            ],
          },
        },
        expired: {},
        ended: { tags: 'failed', exit: ['clearRefusal', 'clearProblem'] },
      },
    },
    authorizing: {
      tags: 'open',
      initial: 'loading',
      on: {
        'dialog.close': [{ guard: 'hasToken', target: 'resting.holding' }, { target: 'resting' }],
        /** The content of the bank was replaced: what is on its way is worth nothing, and the list may be another. */
        'token.clear': { target: '.loading', actions: 'clearToken' },
        /** Of a call that was under way. */
        'token.refused': {
          guard: { type: 'isHeld', params: ({ event }) => event.accessToken },
          actions: 'dropToken',
        },
      },
      states: {
        loading: {
          tags: 'busy',
          on: { 'applications.changed': { target: 'loading', reenter: true } },
          invoke: { ...reading, onError: { target: 'unavailable', actions: withProblem('setProblem') } },
        },
        /** The list is read again, and the choice goes on. Without an answer the old one stays: a request reads it as well. */
        reloading: {
          tags: 'busy',
          on: {
            'applications.changed': { target: 'reloading', reenter: true },
            'choice.change': { actions: { type: 'setChoice', params: ({ event }) => event.choice } },
          },
          invoke: { ...reading, onError: 'choosing' },
        },
        empty: { on: { 'applications.changed': 'loading' } },
        unavailable: {
          tags: 'failed',
          exit: 'clearProblem',
          on: { 'applications.reload': 'loading', 'applications.changed': 'loading' },
        },
        choosing: {
          initial: 'ready',
          on: {
            'applications.changed': 'reloading',
            'choice.change': { target: '.ready', actions: { type: 'setChoice', params: ({ event }) => event.choice } },
            'token.request': [
              { guard: 'needsConsent', target: 'consenting', actions: 'setRequested' },
              { guard: 'isComplete', target: 'requesting', actions: 'setRequested' },
            ],
          },
          states: { ready: {}, refused: { tags: 'failed', exit: ['clearRefusal', 'clearProblem'] } },
        },
        consenting: {
          initial: 'waiting',
          invoke: { id: 'openLogin', src: 'openLogin', input: ({ context }) => orderedBy(context.requested, context) },
          on: {
            'window.blocked': '.blocked',
            'window.closed': '.closed',
            'window.reopen': { target: 'consenting', reenter: true },
            'token.cancel': 'choosing',
            'code.returned': 'exchanging',
            'consent.refused': {
              target: 'choosing.refused',
              actions: { type: 'setRefusal', params: ({ event }) => event.refusal },
            },
          },
          states: { waiting: {}, blocked: {}, closed: {} },
        },
        exchanging: {
          tags: 'busy',
          invoke: {
            id: 'exchangeCode',
            src: 'exchangeCode',
            input: ({ context, event }) => {
              if (event.type !== 'code.returned') throw new Error(`exchanging was entered by ${event.type}`)
              return { ...signedInOf(context), order: orderedBy(context.requested, context), returned: event.returned }
            },
            ...newToken,
          },
        },
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'requestToken',
            src: 'requestToken',
            input: ({ context }) => orderedBy(context.requested, context),
            ...newToken,
          },
        },
      },
    },
    renewing: {
      tags: 'busy',
      on: clearing,
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        input: ({ context }) => {
          if (!context.token) throw new Error('No token is held')
          return { ...signedInOf(context), token: context.token }
        },
        onDone: nextToken,
        onError: [
          {
            guard: ofProblem('isOutcomeUnknown'),
            target: 'resting.holding',
            actions: ['clearRefreshToken', ...withProblem('setProblem')],
          },
          { target: 'resting.holding', actions: withProblem('setProblem') },
        ],
      },
    },
    repeating: {
      tags: 'busy',
      on: clearing,
      invoke: {
        id: 'requestToken',
        src: 'requestToken',
        input: ({ context }) => orderedBy(context.order, context),
        onDone: nextToken,
        onError: [
          { guard: 'hasToken', target: 'resting.holding', actions: withProblem('setProblem') },
          { target: 'resting.ended', actions: withProblem('setProblem') },
        ],
      },
    },
  },
})
