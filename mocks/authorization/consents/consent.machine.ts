import { assign, setup } from 'xstate'
import type { ConsentEndReason } from '../../../src/rules/bank/authorization/consents.ts'

/**
 * What a customer is asked to allow, from the opened authorization page to its end: used as a pure function, its state is a
 * row's field. Tokens work while it is valid.
 */
export const consentMachine = setup({
  types: {
    context: {} as { endReason: ConsentEndReason | null },
    events: {} as
      | { type: 'consent.given' }
      | { type: 'consent.refused' }
      | { type: 'consent.replaced' }
      | { type: 'consent.expired' }
      | { type: 'customer.withdrew' }
      | { type: 'application.withdrew' },
  },
  actions: {
    record: assign((_, { endReason }: { endReason: ConsentEndReason }) => ({ endReason })),
  },
}).createMachine({
  id: 'consent',
  context: { endReason: null },
  initial: 'received',
  states: {
    received: {
      on: {
        'consent.given': 'valid',
        'consent.refused': { target: 'revoked', actions: { type: 'record', params: { endReason: 'REFUSED' } } },
        'application.withdrew': {
          target: 'revoked',
          actions: { type: 'record', params: { endReason: 'APPLICATION_WITHDREW' } },
        },
        'consent.expired': { target: 'expired', actions: { type: 'record', params: { endReason: 'NOT_ANSWERED' } } },
      },
    },
    valid: {
      on: {
        'customer.withdrew': {
          target: 'revoked',
          actions: { type: 'record', params: { endReason: 'CUSTOMER_WITHDREW' } },
        },
        'application.withdrew': {
          target: 'revoked',
          actions: { type: 'record', params: { endReason: 'APPLICATION_WITHDREW' } },
        },
        'consent.replaced': { target: 'revoked', actions: { type: 'record', params: { endReason: 'REPLACED' } } },
        'consent.expired': { target: 'expired', actions: { type: 'record', params: { endReason: 'DURATION_ENDED' } } },
      },
    },
    revoked: { type: 'final' },
    expired: { type: 'final' },
  },
})
