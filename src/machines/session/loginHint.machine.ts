import { assign, setup } from 'xstate'
import { sessionLimits } from '../../rules/session/sessionLimits.ts'
import { unprovidedCallback } from '../port.ts'

/**
 * Whose sign-in is expected next, as in OpenID Connect's login_hint: the address that an email was sent to. The email's link
 * opens in a tab of its own, which asks the others; nobody has to answer, and two answers that differ are none. It is kept
 * in the memory of the page, until its time is over or somebody signs in.
 */
export const loginHintMachine = setup({
  types: {} as {
    context: { username: string; offers: readonly string[] }
    events:
      | { type: 'hint.set'; username: string }
      | { type: 'hint.request' }
      | { type: 'hint.offered'; username: string }
      | { type: 'session.started' }
  },
  actors: {
    askTabs: unprovidedCallback<{ type: 'hint.offered'; username: string }>('askTabs'),
    answerTabs: unprovidedCallback<never, { username: string }>('answerTabs'),
    watchSession: unprovidedCallback<{ type: 'session.started' }>('watchSession'),
  },
  guards: {
    isOneOffer: ({ context }) => context.offers.length === 1,
  },
  actions: {
    setUsername: assign(({ event }) => (event.type === 'hint.set' ? { username: event.username, offers: [] } : {})),
    forget: assign({ username: '', offers: [] }),
    addOffer: assign({
      offers: ({ context: { offers }, event }) =>
        event.type === 'hint.offered' ? [...new Set([...offers, event.username])] : offers,
    }),
    acceptOffer: assign(({ context }) => ({ username: context.offers[0] ?? '', offers: [] })),
  },
  delays: {
    answerTimeout: sessionLimits.loginHintAnswer,
    lifetime: sessionLimits.anonymousDraft,
  },
}).createMachine({
  id: 'loginHint',
  context: { username: '', offers: [] },
  initial: 'unknown',
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'hint.set': { target: '.known', actions: 'setUsername' },
    'session.started': '.unknown',
  },
  states: {
    unknown: { entry: 'forget', on: { 'hint.request': 'asking' } },
    asking: {
      invoke: { id: 'askTabs', src: 'askTabs' },
      on: { 'hint.offered': { actions: 'addOffer' } },
      after: {
        answerTimeout: [{ guard: 'isOneOffer', target: 'known', actions: 'acceptOffer' }, { target: 'unknown' }],
      },
    },
    known: {
      invoke: { id: 'answerTabs', src: 'answerTabs', input: ({ context: { username } }) => ({ username }) },
      after: { lifetime: 'unknown' },
    },
  },
})
