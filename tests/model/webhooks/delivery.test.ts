import { deliveryMachine } from '../../../mocks/webhooks/delivery.machine.ts'
import { modelTest } from '../../support/model/modelTest.ts'

modelTest({
  machine: deliveryMachine,
  events: {
    'attempt.started': [{}],
    'answer.accepted': [{}],
    'answer.refused': [{}],
    'attempts.exhausted': [{}],
    'subscription.ended': [{}],
    'delivery.resent': [{}],
  },
  expectations: {
    states: {
      waiting: {
        can: ['attempt.started', 'subscription.ended', 'delivery.resent'],
        cannot: ['answer.accepted', 'answer.refused', 'attempts.exhausted'],
      },
      sending: {
        can: ['answer.accepted', 'answer.refused', 'attempts.exhausted'],
        cannot: ['attempt.started', 'subscription.ended', 'delivery.resent'],
      },
      delivered: { can: ['delivery.resent'], cannot: ['attempt.started'] },
      failed: { can: ['delivery.resent'], cannot: ['attempt.started'] },
      dropped: { can: ['delivery.resent'], cannot: ['attempt.started'] },
    },
    steps: {
      start: { to: 'waiting' },
      'attempt.started': { to: 'sending' },
      'answer.accepted': { to: 'delivered' },
      'answer.refused': { to: 'waiting' },
      'attempts.exhausted': { to: 'failed' },
      'subscription.ended': { to: 'dropped' },
      'delivery.resent': { to: 'waiting' },
    },
  },
})
