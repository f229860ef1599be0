import { assign, setup } from 'xstate'
import { sessionLimits } from '../../rules/session/sessionLimits.ts'
import { unprovidedCallback } from '../port.ts'

/**
 * Whose sign-in is expected next, as in OpenID Connect's login_hint: the address that an email was sent to. The email's link
 * opens in a tab of its own, which asks the others; nobody has to answer, and two answers that differ are none. It is kept
 * in the memory of the page, until its time is over or somebody signs in. `from` is the place that the email was asked for from:
 * the sign-in leads there.
 */
export const loginHintMachine = setup({
  types: {} as {
    context: { username: string; from: string | null; offers: readonly string[] }
    events:
      | { type: 'hint.set'; username: string; from: string | null }
      | { type: 'hint.request'; from: string | null }
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
    setFrom: assign(({ context, event }) => ('from' in event ? { from: event.from ?? context.from } : {})),
    clearFrom: assign({ from: null }),
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
  context: { username: '', from: null, offers: [] },
  initial: 'unknown',
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'hint.set': { target: '.known', actions: ['setUsername', 'setFrom'] },
    'session.started': { target: '.unknown', actions: 'clearFrom' },
  },
  states: {
    unknown: { entry: 'forget', on: { 'hint.request': { target: 'asking', actions: 'setFrom' } } },
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
