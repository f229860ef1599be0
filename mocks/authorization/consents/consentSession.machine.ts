import { setup } from 'xstate'

/**
 * A visit of a customer to the page of the bank that lists consents: used as a pure function, its state is a row's field.
 * Nothing is withdrawn without a confirmation.
 */
export const consentSessionMachine = setup({
  types: {
    events: {} as
      | { type: 'customer.authenticated' }
      | { type: 'customer.signedOut' }
      | { type: 'withdrawal.asked' }
      | { type: 'withdrawal.confirmed' }
      | { type: 'withdrawal.cancelled' }
      | { type: 'session.expired' },
  },
}).createMachine({
  id: 'consentSession',
  initial: 'signingIn',
  states: {
    signingIn: {
      on: { 'customer.authenticated': 'listing', 'session.expired': 'ended' },
    },
    listing: {
      on: { 'withdrawal.asked': 'confirming', 'customer.signedOut': 'ended', 'session.expired': 'ended' },
    },
    confirming: {
      on: { 'withdrawal.confirmed': 'listing', 'withdrawal.cancelled': 'listing', 'session.expired': 'ended' },
    },
    ended: { type: 'final' },
  },
})
