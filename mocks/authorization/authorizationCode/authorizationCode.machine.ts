import { setup } from 'xstate'

/**
 * An authorization request from the bank's login page to the code that is exchanged for tokens: used as a pure function, its
 * state is a row's field.
 */
export const authorizationCodeMachine = setup({
  types: {
    events: {} as
      | { type: 'customer.authenticated' }
      | { type: 'consent.given' }
      | { type: 'request.denied' }
      | { type: 'request.expired' }
      | { type: 'code.exchanged' }
      | { type: 'code.expired' }
      | { type: 'code.replayed' },
  },
}).createMachine({
  id: 'authorizationCode',
  initial: 'signingIn',
  states: {
    signingIn: {
      on: { 'customer.authenticated': 'consenting', 'request.denied': 'denied', 'request.expired': 'expired' },
    },
    consenting: {
      on: { 'consent.given': 'issued', 'request.denied': 'denied', 'request.expired': 'expired' },
    },
    issued: {
      on: { 'code.exchanged': 'exchanged', 'code.expired': 'expired' },
    },
    exchanged: {
      on: { 'code.replayed': 'revoked' },
    },
    denied: { type: 'final' },
    expired: { type: 'final' },
    revoked: { type: 'final' },
  },
})
