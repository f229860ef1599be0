import { assign, setup } from 'xstate'
import { apiLimits } from '../../../src/rules/bank/apiLimits.ts'

/** The last one ends the transaction (mocks/openapi/otp/otp-execution.yaml). */
export const maxWrongCodes = apiLimits.otpAttempts

/**
 * A call that waits for its one-time password: used as a pure function, its state is a row's field. Which codes are right
 * and when the time is over is the bank's to say.
 */
export const otpMachine = setup({
  types: {
    context: {} as { wrongCodes: number },
    events: {} as
      | { type: 'code.accepted' }
      | { type: 'code.rejected' }
      | { type: 'customer.confirmed' }
      | { type: 'customer.rejected' }
      | { type: 'transaction.expired' }
      | { type: 'call.executed' },
  },
  actions: {
    countWrongCode: assign({ wrongCodes: ({ context }) => context.wrongCodes + 1 }),
  },
  guards: {
    isLastAttempt: ({ context }) => context.wrongCodes + 1 >= maxWrongCodes,
  },
}).createMachine({
  id: 'otp',
  context: { wrongCodes: 0 },
  initial: 'pending',
  states: {
    pending: {
      on: {
        'code.accepted': 'confirmed',
        'code.rejected': [
          { guard: 'isLastAttempt', target: 'locked', actions: 'countWrongCode' },
          { actions: 'countWrongCode' },
        ],
        'customer.confirmed': 'confirmed',
        'customer.rejected': 'rejected',
        'transaction.expired': 'expired',
      },
    },
    confirmed: {
      on: {
        'call.executed': 'used',
        'code.rejected': [
          { guard: 'isLastAttempt', target: 'locked', actions: 'countWrongCode' },
          { actions: 'countWrongCode' },
        ],
        'customer.rejected': 'rejected',
        'transaction.expired': 'expired',
      },
    },
    rejected: {
      on: { 'transaction.expired': 'expired' },
    },
    locked: { type: 'final' },
    expired: { type: 'final' },
    used: { type: 'final' },
  },
})
