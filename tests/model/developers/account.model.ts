import { accountMachine } from '../../../mocks/portal/developers/account.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

export const accountModel: ModelSpec<typeof accountMachine> = {
  machine: accountMachine,
  events: {
    'activation.confirmed': [{}],
    'account.disabled': [{}],
    'password.renewed': [{}],
  },
  expectations: {
    states: {
      registered: { can: ['activation.confirmed'], cannot: ['account.disabled', 'password.renewed'] },
      active: { can: ['account.disabled'], cannot: ['activation.confirmed', 'password.renewed'] },
      disabled: { can: ['password.renewed'], cannot: ['activation.confirmed', 'account.disabled'] },
    },
    steps: {
      start: { to: 'registered' },
      'activation.confirmed': { to: 'active' },
      'account.disabled': { to: 'disabled' },
      'password.renewed': { to: 'active' },
    },
  },
}
