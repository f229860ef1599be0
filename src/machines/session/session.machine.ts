import { ownerOf, sessionSetup } from './session.setup.ts'
import { signedIn } from './signedIn.ts'

/**
 * Who is signed in and for how long (000 section 4). It alone refreshes the token, which stays in the cookie: the
 * context holds what the last reading of it said.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { standing: null, profile: null, problem: null, refreshFailure: null, place: '', authorization: null },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isPresent', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'keepReading', params: ({ event }) => event.output },
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {
      entry: 'forgetEverything',
      initial: 'resting',
      invoke: { id: 'watchTabs', src: 'watchTabs' },
      states: {
        resting: {},
        looking: {
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'isPresent', params: ({ event }) => event.output },
                target: '#session.signedIn',
                actions: { type: 'keepReading', params: ({ event }) => event.output },
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
      on: {
        'tabs.changed': '.looking',
        'session.look': '.looking',
        'session.signIn': 'signingIn',
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'forgetEverything',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ event }) => {
          if (event.type !== 'session.signIn') throw new Error(`signingIn was entered by ${event.type}`)
          return { form: event.form, recaptchaResponse: event.recaptchaResponse }
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepStanding', params: ({ event }) => event.output },
        },
        onError: {
          target: 'signedOut.looking',
          actions: { type: 'tellSignInFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn,
    signingOut: {
      tags: 'busy',
      initial: 'removing',
      states: {
        removing: {
          invoke: {
            id: 'removeToken',
            src: 'removeToken',
            input: ownerOf,
            onDone: {
              target: 'calling',
              actions: { type: 'keepAuthorization', params: ({ event }) => event.output },
            },
            onError: '#session.signedOut',
          },
        },
        calling: {
          invoke: {
            id: 'logout',
            src: 'logout',
            input: ({ context }) => ({ authorization: context.authorization }),
            onDone: '#session.signedOut.looking',
            onError: '#session.signedOut.looking',
          },
          on: { 'session.signIn': '#session.signingIn' },
        },
      },
    },
    ending: {
      invoke: {
        id: 'removeToken',
        src: 'removeToken',
        input: ownerOf,
        onDone: 'signedOut.looking',
        onError: 'signedOut',
      },
    },
  },
})
