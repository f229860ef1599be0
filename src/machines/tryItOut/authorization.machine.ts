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
} as const

const whenEmpty = {
  guard: ofOutput('isEmpty'),
  target: 'empty',
  actions: { type: 'setApplications', params: [] },
} as const

const setRead = [...withOutput('setApplications'), 'resolveChoice'] as const

/** One in the place of the token that is held, which a refusal ends. */
const nextToken = [
  { guard: ofOutput('isRefusal'), target: 'resting.ended', actions: ['dropToken', ...withOutput('setAnswer')] },
  { target: 'resting.holding', actions: withOutput('setAnswer') },
] as const

/** Neither clearing a token nor its refusal waits for the next one. */
const whileReplacing = {
  'token.clear': { target: 'resting.idle', actions: 'clearToken' },
  'token.refused': {
    guard: { type: 'isHeld', params: ({ event }: { event: { accessToken: string } }) => event.accessToken },
    actions: 'dropToken',
  },
} as const

/** The list is read again as soon as it shows. */
const whileRequesting = { 'applications.changed': { actions: 'markOutdated' } } as const

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
    isOutdated: false,
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
      exit: ['clearRefusal', 'clearProblem', 'markCurrent'],
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
          entry: ['clearRefusal', 'clearProblem', 'markCurrent'],
          on: { 'applications.changed': { target: 'loading', reenter: true } },
          invoke: {
            ...reading,
            onDone: [whenEmpty, { target: 'choosing', actions: setRead }],
            onError: { target: 'unavailable', actions: withProblem('setProblem') },
          },
        },
        /**
         * The list is read again, and the choice goes on; why there was no token stays until another choice. Without an answer the
         * old list stays: a request reads it as well.
         */
        reloading: {
          tags: 'busy',
          entry: 'markCurrent',
          on: {
            'applications.changed': { target: 'reloading', reenter: true },
            'choice.change': {
              actions: ['clearRefusal', 'clearProblem', { type: 'setChoice', params: ({ event }) => event.choice }],
            },
          },
          invoke: {
            ...reading,
            onDone: [
              whenEmpty,
              { guard: 'hasFailure', target: 'choosing.refused', actions: setRead },
              { target: 'choosing', actions: setRead },
            ],
            onError: [{ guard: 'hasFailure', target: 'choosing.refused' }, { target: 'choosing' }],
          },
        },
        empty: { on: { 'applications.changed': 'loading' } },
        unavailable: {
          tags: 'failed',
          exit: 'clearProblem',
          on: { 'applications.reload': 'loading', 'applications.changed': 'loading' },
        },
        choosing: {
          initial: 'ready',
          always: { guard: 'isOutdated', target: 'reloading' },
          on: {
            'applications.changed': 'reloading',
            'choice.change': { target: '.ready', actions: { type: 'setChoice', params: ({ event }) => event.choice } },
            'token.request': [
              { guard: 'needsConsent', target: 'consenting', actions: 'setRequested' },
              { guard: 'isComplete', target: 'requesting', actions: 'setRequested' },
            ],
          },
          states: { ready: { entry: ['clearRefusal', 'clearProblem'] }, refused: { tags: 'failed' } },
        },
        consenting: {
          initial: 'waiting',
          entry: ['clearRefusal', 'clearProblem'],
          invoke: { id: 'openLogin', src: 'openLogin', input: ({ context }) => orderedBy(context.requested, context) },
          on: {
            ...whileRequesting,
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
          on: whileRequesting,
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
          entry: ['clearRefusal', 'clearProblem'],
          on: whileRequesting,
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
      on: whileReplacing,
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        input: ({ context }) => {
          if (!context.token) throw new Error('No token is held')
          return { ...signedInOf(context), token: context.token }
        },
        onDone: nextToken,
        onError: [
          { guard: 'hasNoToken', target: 'resting.ended', actions: withProblem('setProblem') },
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
      on: whileReplacing,
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
