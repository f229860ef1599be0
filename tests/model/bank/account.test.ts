import { accountMachine } from '../../../mocks/bank/account.machine.ts'
import { modelTest } from '../../support/model/modelTest.ts'

modelTest({
  machine: accountMachine,
  events: {
    'activation.confirmed': [{}],
    'signIn.succeeded': [{}],
    'signIn.failed': [{}],
    'password.renewed': [{}],
  },
  expectations: {
    states: {
      registered: { can: ['activation.confirmed'], cannot: ['signIn.succeeded', 'signIn.failed', 'password.renewed'] },
      active: { can: ['signIn.succeeded', 'signIn.failed'], cannot: ['activation.confirmed'] },
      disabled: { can: ['password.renewed'], cannot: ['signIn.succeeded', 'signIn.failed', 'activation.confirmed'] },
    },
    steps: {
      start: { to: 'registered', context: { failedSignIns: 0 } },
      'activation.confirmed': { to: 'active', context: { failedSignIns: 0 } },
      'signIn.succeeded': { to: 'active', context: { failedSignIns: 0 } },
      'password.renewed': { to: 'active', context: { failedSignIns: 0 } },
    },
  },
  journeys: {
    'five bad passwords in a row': [
      'activation.confirmed',
      'signIn.failed',
      'signIn.failed',
      'signIn.failed',
      'signIn.failed',
      'signIn.failed',
      'password.renewed',
    ],
  },
})
