import { otpMachine } from '../../../mocks/authorization/otp/otp.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const customer = ['customer.confirmed', 'customer.rejected'] as const
const codes = ['code.accepted', 'code.rejected'] as const

export const otpModel: ModelSpec<typeof otpMachine> = {
  machine: otpMachine,
  events: {
    'code.accepted': [{}],
    'code.rejected': [{}],
    'customer.confirmed': [{}],
    'customer.rejected': [{}],
    'transaction.expired': [{}],
    'call.executed': [{}],
  },
  expectations: {
    states: {
      pending: { can: [...codes, ...customer, 'transaction.expired'], cannot: ['call.executed'] },
      confirmed: {
        can: ['call.executed', 'code.rejected', 'customer.rejected', 'transaction.expired'],
        cannot: ['code.accepted', 'customer.confirmed'],
      },
      rejected: { can: ['transaction.expired'], cannot: [...codes, ...customer, 'call.executed'] },
      locked: { context: { wrongCodes: 3 }, cannot: [...codes, ...customer, 'call.executed', 'transaction.expired'] },
      expired: { cannot: [...codes, ...customer, 'call.executed', 'transaction.expired'] },
      used: { cannot: [...codes, ...customer, 'call.executed', 'transaction.expired'] },
    },
    steps: {
      start: { to: 'pending' },
      'code.accepted': { to: 'confirmed' },
      'customer.confirmed': { to: 'confirmed' },
      'customer.rejected': { to: 'rejected' },
      'transaction.expired': { to: 'expired' },
      'call.executed': { to: 'used' },
    },
  },
}
