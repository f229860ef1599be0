import { setup } from 'xstate'

type DeliveryEvent =
  | { type: 'attempt.started' }
  | { type: 'answer.accepted' }
  | { type: 'answer.refused' }
  | { type: 'attempts.exhausted' }
  | { type: 'delivery.resent' }
  | { type: 'subscription.ended' }

/** The delivery of one notification: used as a pure function, its state is a row's field. */
export const deliveryMachine = setup({ types: { events: {} as DeliveryEvent } }).createMachine({
  id: 'delivery',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'attempt.started': 'sending',
        'subscription.ended': 'dropped',
        'delivery.resent': 'waiting',
      },
    },
    sending: {
      on: {
        'answer.accepted': 'delivered',
        'answer.refused': 'waiting',
        'attempts.exhausted': 'failed',
      },
    },
    delivered: { on: { 'delivery.resent': 'waiting' } },
    failed: { on: { 'delivery.resent': 'waiting' } },
    dropped: { on: { 'delivery.resent': 'waiting' } },
  },
})
