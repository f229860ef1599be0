import { deliveryMachine } from '../../../mocks/webhooks/delivery.machine.ts'
import { modelTest } from '../../support/model/modelTest.ts'

modelTest({
  machine: deliveryMachine,
  events: {
    'attempt.started': [{}],
    'answer.accepted': [{}],
    'answer.refused': [{}],
    'attempts.exhausted': [{}],
    'request.kept': [{}],
    'subscription.ended': [{}],
  },
  expectations: {
    states: {
      waiting: {
        can: ['attempt.started', 'request.kept', 'subscription.ended'],
        cannot: ['answer.accepted', 'answer.refused', 'attempts.exhausted'],
      },
      sending: {
        can: ['answer.accepted', 'answer.refused', 'attempts.exhausted'],
        cannot: ['attempt.started', 'request.kept', 'subscription.ended'],
      },
    },
    steps: {
      start: { to: 'waiting' },
      'attempt.started': { to: 'sending' },
      'answer.accepted': { to: 'delivered' },
      'answer.refused': { to: 'waiting' },
      'attempts.exhausted': { to: 'failed' },
      'request.kept': { to: 'kept' },
      'subscription.ended': { to: 'dropped' },
    },
  },
})
