import { withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { sessionSetup, userOf } from './session.setup.ts'
import { signedIn } from './session.signedIn.ts'

/**
 * Who is signed in and for how long (000 section 4). It alone refreshes the token, which stays in the cookie: the
 * context holds what the last reading of it said.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { tokenStatus: null, profile: null, problem: null, refreshFailure: null, location: '', authorization: null },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'readToken',
        src: 'readToken',
        onDone: [
          { guard: ofOutput('isPresent'), target: 'signedIn', actions: withOutput('setReadResult') },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {
      entry: 'clearSession',
      initial: 'idle',
      invoke: { id: 'watchTabs', src: 'watchTabs' },
      states: {
        idle: {},
        checking: {
          invoke: {
            id: 'readToken',
            src: 'readToken',
            onDone: [
              { guard: ofOutput('isPresent'), target: '#session.signedIn', actions: withOutput('setReadResult') },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
      },
      on: {
        'tabs.changed': '.checking',
        'session.check': '.checking',
        'session.signIn': 'signingIn',
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'clearSession',
      invoke: {
        id: 'requestToken',
        src: 'requestToken',
        input: ({ event }) => {
          if (event.type !== 'session.signIn') throw new Error(`signingIn was entered by ${event.type}`)
          return { form: event.form, recaptchaResponse: event.recaptchaResponse }
        },
        onDone: { target: 'signedIn', actions: withOutput('setTokenStatus') },
        onError: { target: 'signedOut.checking', actions: withProblem('emitSignInFailed') },
      },
    },
    signedIn,
    signingOut: {
      tags: 'busy',
      initial: 'removingToken',
      states: {
        removingToken: {
          invoke: {
            id: 'removeToken',
            src: 'removeToken',
            input: userOf,
            onDone: { target: 'revoking', actions: withOutput('setAuthorization') },
            onError: '#session.signedOut',
          },
        },
        revoking: {
          invoke: [
            {
              id: 'logout',
              src: 'logout',
              input: ({ context }) => ({ authorization: context.authorization }),
              onDone: '#session.signedOut.checking',
              onError: '#session.signedOut.checking',
            },
            { id: 'watchTabs', src: 'watchTabs' },
          ],
          /** The call goes on: a sign-in does not wait for its answer, here or in another tab. */
          on: { 'session.signIn': '#session.signingIn', 'tabs.changed': '#session.signedOut.checking' },
        },
      },
    },
    ending: {
      invoke: {
        id: 'removeToken',
        src: 'removeToken',
        input: userOf,
        onDone: 'signedOut.checking',
        onError: 'signedOut',
      },
    },
  },
})
