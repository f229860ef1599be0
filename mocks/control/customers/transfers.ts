import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { toMoney } from '../../ledger/money/money.ts'
import { decideTransfer, transfersWaiting } from '../../ledger/transfers/transfers.ts'

export const transferControlCalls: ControlCalls = {
  'GET /transfers': {
    summary: 'Lists the orders that are waiting for approval.',
    resolve: async ({ bank }) =>
      transfersWaiting(bank).map(({ id, customerNumber, kind, amount, currency, receiverName }) => ({
        referenceNumber: id,
        customerNumber,
        kind,
        amount: toMoney(amount, currency),
        receiverName,
      })),
  },
  'POST /transfers/:referenceNumber/approve': {
    summary: 'Approves an order.',
    async resolve({ bank, params }) {
      await decideTransfer(bank, params.referenceNumber ?? '', true)
    },
  },
  'POST /transfers/:referenceNumber/refuse': {
    summary: 'Refuses an order.',
    async resolve({ bank, params }) {
      await decideTransfer(bank, params.referenceNumber ?? '', false)
    },
  },
}
