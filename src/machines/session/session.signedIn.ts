import { sessionNotices } from '../../rules/session/sessionNotices.ts'
import { ofProblem, withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { sessionSetup, userOf } from './session.setup.ts'

/** The session in force: four regions that do not know each other. */
export const signedIn = sessionSetup.createStateConfig({
  type: 'parallel',
  entry: 'emitSignedIn',
  invoke: [
    { id: 'watchTabs', src: 'watchTabs' },
    { id: 'watchClock', src: 'watchClock' },
    { id: 'watchLocation', src: 'watchLocation' },
  ],
  on: {
    'location.changed': { actions: 'setLocation' },
    'session.signOut': { target: 'signingOut', actions: ['navigateHome', 'emitLogout', 'emitSignedOut'] },
    'session.signInAgain': { target: 'signingOut', actions: ['navigateToSignIn', 'emitSignedOut'] },
    'session.end': { target: 'signingOut', actions: 'emitSignedOut' },
  },
  states: {
    lifetime: {
      initial: 'fresh',
      states: {
        fresh: {
          entry: 'clearProblem',
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
          initial: 'prompting',
          states: {
            prompting: { entry: 'clearProblem', on: { 'dialog.dismiss': 'dismissed' } },
            dismissed: {},
          },
          always: [
            { guard: 'isFresh', target: 'fresh' },
            { guard: 'isStale', target: 'stale' },
          ],
        },
      },
    },
    tokenCheck: {
      initial: 'idle',
      states: {
        idle: { after: { nextCheckDelay: 'checking' } },
        checking: {
          invoke: {
            id: 'readToken',
            src: 'readToken',
            onDone: [
              {
                guard: ofOutput('isExpired'),
                target: '#session.signingOut',
                actions: [
                  {
                    type: 'leaveProtectedRoute',
                    params: ({ event: { output } }) => ({
                      message: sessionNotices.expired,
                      reason: output.kind === 'expired' ? output.reason : undefined,
                    }),
                  },
                  'emitSignedOut',
                ],
              },
              {
                guard: ofOutput('isAbsent'),
                target: '#session.signedOut',
                actions: [
                  { type: 'leaveProtectedRoute', params: { message: sessionNotices.endedElsewhere } },
                  'emitSignedOut',
                ],
              },
              {
                guard: ofOutput('isDifferentUser'),
                target: '#session.signedIn',
                reenter: true,
                actions: [...withOutput('setReadResult'), 'clearProfile', 'clearProblem'],
              },
              { target: 'idle', actions: withOutput('setReadResult') },
            ],
            onError: 'idle',
          },
        },
      },
      on: {
        'clock.moved': '.checking',
        'tabs.changed': '.checking',
        'session.check': '.checking',
      },
    },
    refresh: {
      initial: 'idle',
      states: {
        idle: { on: { 'session.refresh': { guard: 'isRefreshable', target: 'refreshing' } } },
        refreshing: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ event }) => (event.type === 'session.refresh' ? event.refused : undefined),
            onDone: { target: 'idle', actions: ['checkAgain', 'emitRefreshed'] },
            onError: [
              {
                guard: ofProblem('isRefused'),
                target: '#session.ending',
                actions: ['leaveUnlessWorkbench', 'emitEnded', 'emitSignedOut'],
              },
              {
                guard: ofProblem('hasRetryAfter'),
                target: 'waiting',
                actions: withProblem('setProblem', 'setRefreshFailure', 'emitRefreshFailed'),
              },
              { target: 'failed', actions: withProblem('setProblem', 'setRefreshFailure', 'emitRefreshFailed') },
            ],
          },
        },
        /** One attempt per user action: the further calls of the one that failed make none. */
        failed: {
          exit: 'clearRefreshFailure',
          invoke: { id: 'watchInteractions', src: 'watchInteractions' },
          on: { 'user.interacted': 'idle' },
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
      /** Also while it is read: that may be older than the change. */
      on: { 'profile.reload': '.loading' },
      states: {
        loading: {
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: userOf,
            onDone: { target: 'loaded', actions: withOutput('setProfile') },
            onError: { target: 'failed', actions: withProblem('emitProfileFailed') },
          },
        },
        loaded: {},
        failed: {},
      },
    },
  },
})
