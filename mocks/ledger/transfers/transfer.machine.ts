import { setup } from 'xstate'

type TransferEvent =
  | { type: 'order.held' }
  | { type: 'order.queued' }
  | { type: 'order.sent' }
  | { type: 'order.booked' }
  | { type: 'approval.refused' }
  | { type: 'approval.expired' }
  | { type: 'transfer.cancelled' }
  | { type: 'transfer.confirmed' }
  | { type: 'transfer.returned' }
  | { type: 'confirmation.timedOut' }

/**
 * A transfer from its order on: used as a pure function, its state is a row's field. The states are the status values of
 * the transfer status inquiry (000 section 4): waitingForApproval 04, processed 05, sent 02, realized 01, notRealized 03.
 */
export const transferMachine = setup({ types: { events: {} as TransferEvent } }).createMachine({
  id: 'transfer',
  initial: 'ordered',
  states: {
    ordered: {
      on: {
        'order.held': 'waitingForApproval',
        'order.queued': 'processed',
        'order.sent': 'sent',
        'order.booked': 'realized',
      },
    },
    waitingForApproval: {
      on: {
        'order.queued': 'processed',
        'order.sent': 'sent',
        'order.booked': 'realized',
        'approval.refused': 'notRealized',
        'approval.expired': 'notRealized',
        'transfer.cancelled': 'notRealized',
      },
    },
    processed: {
      on: {
        'order.sent': 'sent',
        'transfer.cancelled': 'notRealized',
      },
    },
    sent: {
      on: {
        'transfer.confirmed': 'realized',
        'transfer.returned': 'notRealized',
        'confirmation.timedOut': 'notRealized',
      },
    },
    realized: { type: 'final' },
    notRealized: { type: 'final' },
  },
})
