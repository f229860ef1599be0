import { consentMachine } from '../../../mocks/authorization/consents/consent.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const answers = ['consent.given', 'consent.refused'] as const
const withdrawals = ['customer.withdrew', 'application.withdrew'] as const

export const consentModel: ModelSpec<typeof consentMachine> = {
  machine: consentMachine,
  events: {
    'consent.given': [{}],
    'consent.refused': [{}],
    'consent.replaced': [{}],
    'consent.expired': [{}],
    'customer.withdrew': [{}],
    'application.withdrew': [{}],
  },
  expectations: {
    states: {
      received: {
        context: { endReason: null },
        can: [...answers, 'application.withdrew', 'consent.expired'],
        cannot: ['customer.withdrew', 'consent.replaced'],
      },
      valid: {
        context: { endReason: null },
        can: [...withdrawals, 'consent.replaced', 'consent.expired'],
        cannot: [...answers],
      },
      revoked: { cannot: [...answers, ...withdrawals, 'consent.replaced', 'consent.expired'] },
      expired: { cannot: [...answers, ...withdrawals, 'consent.replaced', 'consent.expired'] },
    },
    steps: {
      start: { to: 'received' },
      'consent.given': { to: 'valid' },
      'consent.refused': { to: 'revoked' },
      'consent.replaced': { to: 'revoked' },
      'consent.expired': { to: 'expired' },
      'customer.withdrew': { to: 'revoked' },
      'application.withdrew': { to: 'revoked' },
    },
  },
}
