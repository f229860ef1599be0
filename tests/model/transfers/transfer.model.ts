import { transferMachine } from '../../../mocks/ledger/transfers/transfer.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

export const transferModel: ModelSpec<typeof transferMachine> = {
  machine: transferMachine,
  events: {
    'order.held': [{}],
    'order.queued': [{}],
    'order.sent': [{}],
    'order.booked': [{}],
    'approval.refused': [{}],
    'approval.expired': [{}],
    'transfer.cancelled': [{}],
    'transfer.confirmed': [{}],
    'transfer.returned': [{}],
    'confirmation.timedOut': [{}],
  },
  expectations: {
    states: {
      ordered: {
        can: ['order.held', 'order.queued', 'order.sent', 'order.booked'],
        cannot: ['transfer.cancelled', 'transfer.confirmed', 'approval.refused'],
      },
      waitingForApproval: {
        can: [
          'order.sent',
          'order.booked',
          'order.queued',
          'approval.refused',
          'approval.expired',
          'transfer.cancelled',
        ],
        cannot: ['transfer.confirmed', 'transfer.returned', 'confirmation.timedOut', 'order.held'],
      },
      processed: {
        can: ['order.sent', 'transfer.cancelled'],
        cannot: ['transfer.confirmed', 'transfer.returned', 'approval.expired', 'order.booked'],
      },
      sent: {
        can: ['transfer.confirmed', 'transfer.returned', 'confirmation.timedOut'],
        cannot: ['transfer.cancelled', 'order.sent', 'approval.refused'],
      },
    },
    steps: {
      start: { to: 'ordered' },
      'order.held': { to: 'waitingForApproval' },
      'order.queued': { to: 'processed' },
      'order.sent': { to: 'sent' },
      'order.booked': { to: 'realized' },
      'approval.refused': { to: 'notRealized' },
      'approval.expired': { to: 'notRealized' },
      'transfer.cancelled': { to: 'notRealized' },
      'transfer.confirmed': { to: 'realized' },
      'transfer.returned': { to: 'notRealized' },
      'confirmation.timedOut': { to: 'notRealized' },
    },
  },
}
