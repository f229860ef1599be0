import { authorizationCodeMachine } from '../../../mocks/authorization/authorizationCode/authorizationCode.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

export const authorizationCodeModel: ModelSpec<typeof authorizationCodeMachine> = {
  machine: authorizationCodeMachine,
  events: {
    'customer.authenticated': [{}],
    'consent.given': [{}],
    'request.denied': [{}],
    'request.expired': [{}],
    'code.exchanged': [{}],
    'code.expired': [{}],
    'code.replayed': [{}],
  },
  expectations: {
    states: {
      signingIn: {
        can: ['customer.authenticated', 'request.denied', 'request.expired'],
        cannot: ['consent.given', 'code.exchanged', 'code.expired', 'code.replayed'],
      },
      consenting: {
        can: ['consent.given', 'request.denied', 'request.expired'],
        cannot: ['customer.authenticated', 'code.exchanged', 'code.expired', 'code.replayed'],
      },
      issued: {
        can: ['code.exchanged', 'code.expired'],
        cannot: ['customer.authenticated', 'consent.given', 'request.denied', 'request.expired', 'code.replayed'],
      },
      exchanged: {
        can: ['code.replayed'],
        cannot: ['consent.given', 'request.denied', 'request.expired', 'code.exchanged', 'code.expired'],
      },
      denied: { cannot: ['customer.authenticated', 'consent.given', 'request.expired'] },
      expired: { cannot: ['customer.authenticated', 'consent.given', 'code.exchanged'] },
      revoked: { cannot: ['code.exchanged', 'code.replayed'] },
    },
    steps: {
      start: { to: 'signingIn' },
      'customer.authenticated': { to: 'consenting' },
      'consent.given': { to: 'issued' },
      'request.denied': { to: 'denied' },
      'request.expired': { to: 'expired' },
      'code.exchanged': { to: 'exchanged' },
      'code.expired': { to: 'expired' },
      'code.replayed': { to: 'revoked' },
    },
  },
}
