import { deliveryMachine } from '../../../mocks/products/webhooks/deliveries/delivery.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

export const deliveryModel: ModelSpec<typeof deliveryMachine> = {
  machine: deliveryMachine,
  // The delays make 13 attempts.
  inputs: { new: { attempts: 0 }, 'after 11 attempts': { attempts: 11 } },
  events: {
    'attempt.started': [{}],
    'answer.accepted': [{}],
    'answer.refused': [{}],
    'subscription.ended': [{}],
    'delivery.resent': [{}],
  },
  relevantContext: ({ attempts }) => Math.max(attempts, 11),
  possible: (step, { attempts }) => step !== 'attempt.started' || attempts < 14,
  expectations: {
    states: {
      waiting: {
        can: ['attempt.started', 'subscription.ended', 'delivery.resent'],
        cannot: ['answer.accepted', 'answer.refused'],
      },
      sending: {
        can: ['answer.accepted', 'answer.refused'],
        cannot: ['attempt.started', 'subscription.ended', 'delivery.resent'],
      },
      delivered: { can: ['delivery.resent'], cannot: ['attempt.started'] },
      failed: { can: ['delivery.resent'], cannot: ['attempt.started'] },
      dropped: { can: ['delivery.resent'], cannot: ['attempt.started'] },
    },
    steps: {
      'start(new)': { to: 'waiting' },
      'attempt.started': { to: 'sending' },
      'answer.accepted': { to: 'delivered' },
      'subscription.ended': { to: 'dropped' },
      'delivery.resent': { to: 'waiting' },
    },
  },
  journeys: {
    'the thirteenth refusal is the last, also for what is then sent again by hand': [
      'start(after 11 attempts)',
      'attempt.started',
      'answer.refused',
      'attempt.started',
      'answer.refused',
      'delivery.resent',
      'attempt.started',
      'answer.refused',
    ],
  },
}
