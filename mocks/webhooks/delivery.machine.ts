import { setup } from 'xstate'

type DeliveryEvent =
  | { type: 'attempt.started' }
  | { type: 'answer.accepted' }
  | { type: 'answer.refused' }
  | { type: 'attempts.exhausted' }
  | { type: 'request.kept' }
  | { type: 'subscription.ended' }

/**
 * The delivery of one notification: used as a pure function, its state is a row's field. `kept` is what nobody is called
 * with: in the browser, and for any address but the own machine's.
 */
export const deliveryMachine = setup({ types: { events: {} as DeliveryEvent } }).createMachine({
  id: 'delivery',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'attempt.started': 'sending',
        'request.kept': 'kept',
        'subscription.ended': 'dropped',
      },
    },
    sending: {
      on: {
        'answer.accepted': 'delivered',
        'answer.refused': 'waiting',
        'attempts.exhausted': 'failed',
      },
    },
    delivered: { type: 'final' },
    failed: { type: 'final' },
    kept: { type: 'final' },
    dropped: { type: 'final' },
  },
})
