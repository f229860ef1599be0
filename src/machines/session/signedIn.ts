import { sessionTexts } from '../../rules/session.ts'
import { ownerOf, sessionSetup } from './session.setup.ts'

/** The session in force: four regions that do not know each other. */
export const signedIn = sessionSetup.createStateConfig({
  type: 'parallel',
  entry: 'tellSignedIn',
  invoke: [
    { id: 'watchTabs', src: 'watchTabs' },
    { id: 'watchClock', src: 'watchClock' },
    { id: 'watchPlace', src: 'watchPlace' },
  ],
  on: {
    'place.changed': { actions: 'keepPlace' },
    'session.signOut': { target: 'signingOut', actions: ['goHome', 'tellLogout', 'tellSignedOut'] },
    'session.signInAgain': { target: 'signingOut', actions: ['goToSignIn', 'tellSignedOut'] },
    'session.end': { target: 'signingOut', actions: 'tellSignedOut' },
  },
  states: {
    lifetime: {
      initial: 'fresh',
      states: {
        fresh: {
          entry: 'forgetProblem',
          always: [
            { guard: 'isCritical', target: 'critical' },
            { guard: 'isStale', target: 'stale' },
          ],
        },
        stale: {
          always: [
            { guard: 'isCritical', target: 'critical' },
            { guard: 'isFresh', target: 'fresh' },
          ],
        },
        critical: {
          initial: 'offering',
          states: {
            offering: { entry: 'forgetProblem', on: { 'dialog.dismiss': 'dismissed' } },
            dismissed: {},
          },
          always: [
            { guard: 'isFresh', target: 'fresh' },
            { guard: 'isStale', target: 'stale' },
          ],
        },
      },
    },
    watch: {
      initial: 'resting',
      states: {
        resting: { after: { nextLook: 'looking' } },
        looking: {
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'isExpired', params: ({ event }) => event.output },
                target: '#session.signingOut',
                actions: [{ type: 'leaveProtected', params: { message: sessionTexts.expired } }, 'tellSignedOut'],
              },
              {
                guard: { type: 'isAbsent', params: ({ event }) => event.output },
                target: '#session.signedOut',
                actions: [
                  { type: 'leaveProtected', params: { message: sessionTexts.endedElsewhere } },
                  'tellSignedOut',
                ],
              },
              {
                guard: { type: 'isSomeoneElse', params: ({ event }) => event.output },
                target: '#session.signedIn',
                reenter: true,
                actions: [
                  { type: 'keepReading', params: ({ event }) => event.output },
                  'forgetProfile',
                  'forgetProblem',
                ],
              },
              {
                target: 'resting',
                actions: { type: 'keepReading', params: ({ event }) => event.output },
              },
            ],
            onError: 'resting',
          },
        },
      },
      on: {
        'clock.moved': '.looking',
        'tabs.changed': '.looking',
        'session.look': '.looking',
      },
    },
    refresh: {
      initial: 'idle',
      states: {
        idle: { on: { 'session.refresh': { guard: 'isRefreshable', target: 'refreshing' } } },
        refreshing: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: { target: 'idle', actions: ['lookAgain', 'tellRefreshed'] },
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#session.ending',
                actions: ['goToSignIn', 'tellEnded', 'tellSignedOut'],
              },
              {
                guard: { type: 'asksToWait', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: [
                  { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                  { type: 'setRefreshFailure', params: ({ event }) => ({ error: event.error }) },
                  { type: 'tellRefreshFailed', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                target: 'failed',
                actions: [
                  { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                  { type: 'setRefreshFailure', params: ({ event }) => ({ error: event.error }) },
                  { type: 'tellRefreshFailed', params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
        },
        /** One attempt per user action: the further calls of the one that failed make none. */
        failed: {
          exit: 'clearRefreshFailure',
          invoke: { id: 'watchUserActions', src: 'watchUserActions' },
          on: { 'user.acted': 'idle' },
        },
        /** The server has said when it may be asked again. */
        waiting: {
          exit: 'clearRefreshFailure',
          after: { retryAfter: 'idle' },
        },
      },
    },
    profile: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ownerOf,
            onDone: {
              target: 'loaded',
              actions: { type: 'keepProfile', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'tellProfileFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loaded: { on: { 'profile.reload': 'loading' } },
        failed: { on: { 'profile.reload': 'loading' } },
      },
    },
  },
})
