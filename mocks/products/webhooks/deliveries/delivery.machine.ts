import { assign, setup } from 'xstate'
import { webhookRetryDelays } from '../../../../src/rules/bank/webhooks.ts'

type DeliveryEvent =
  | { type: 'attempt.started' }
  | { type: 'answer.accepted' }
  | { type: 'answer.refused' }
  | { type: 'delivery.resent' }
  | { type: 'subscription.ended' }

/** The delivery of one notification: used as a pure function, its state is a row's field, its attempts are in the row. */
export const deliveryMachine = setup({
  types: {
    context: {} as { attempts: number },
    input: {} as { attempts: number },
    events: {} as DeliveryEvent,
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isLastAttempt: ({ context }) => context.attempts > webhookRetryDelays.length,
  },
}).createMachine({
  id: 'delivery',
  context: ({ input: { attempts } }) => ({ attempts }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'attempt.started': { target: 'sending', actions: 'countAttempt' },
        'subscription.ended': 'dropped',
        'delivery.resent': 'waiting',
      },
    },
    sending: {
      on: {
        'answer.accepted': 'delivered',
        'answer.refused': [{ guard: 'isLastAttempt', target: 'failed' }, { target: 'waiting' }],
      },
    },
    delivered: { on: { 'delivery.resent': 'waiting' } },
    failed: { on: { 'delivery.resent': 'waiting' } },
    dropped: { on: { 'delivery.resent': 'waiting' } },
  },
})
