import { consentSessionMachine } from '../../../mocks/authorization/consents/consentSession.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const decisions = ['withdrawal.confirmed', 'withdrawal.cancelled'] as const

export const consentSessionModel: ModelSpec<typeof consentSessionMachine> = {
  machine: consentSessionMachine,
  events: {
    'customer.authenticated': [{}],
    'customer.signedOut': [{}],
    'withdrawal.asked': [{}],
    'withdrawal.confirmed': [{}],
    'withdrawal.cancelled': [{}],
    'session.expired': [{}],
  },
  expectations: {
    states: {
      signingIn: {
        can: ['customer.authenticated', 'session.expired'],
        cannot: [...decisions, 'withdrawal.asked', 'customer.signedOut'],
      },
      listing: {
        can: ['withdrawal.asked', 'customer.signedOut', 'session.expired'],
        cannot: [...decisions, 'customer.authenticated'],
      },
      confirming: {
        can: [...decisions, 'session.expired'],
        cannot: ['withdrawal.asked', 'customer.authenticated', 'customer.signedOut'],
      },
      ended: {
        cannot: [...decisions, 'withdrawal.asked', 'customer.authenticated', 'customer.signedOut', 'session.expired'],
      },
    },
    steps: {
      start: { to: 'signingIn' },
      'customer.authenticated': { to: 'listing' },
      'customer.signedOut': { to: 'ended' },
      'withdrawal.asked': { to: 'confirming' },
      'withdrawal.confirmed': { to: 'listing' },
      'withdrawal.cancelled': { to: 'listing' },
      'session.expired': { to: 'ended' },
    },
  },
}
