import type { Bank } from '../../bank/bank.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { toMoney } from '../../ledger/money/money.ts'
import { decideTransfer, transfersWaiting } from '../../ledger/transfers/transfers.ts'
import { assertMaySend } from '../../products/baas/transferRules.ts'

/** @throws ApiError that says why, which a service says in a header that control calls do not have */
async function decide(bank: Bank, reference = '', isApproved: boolean): Promise<void> {
  try {
    const waiting = bank.tables.transfers.get(reference)
    // A partner's approval opens nothing that the customer could not order now.
    if (isApproved && waiting?.channel === 'baas') assertMaySend(bank, waiting)
    await decideTransfer(bank, reference, isApproved)
  } catch (error) {
    throw error instanceof ApiError && error.reason !== undefined ? new ApiError(error.status, error.reason) : error
  }
}

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
      await decide(bank, params.referenceNumber, true)
    },
  },
  'POST /transfers/:referenceNumber/refuse': {
    summary: 'Refuses an order.',
    async resolve({ bank, params }) {
      await decide(bank, params.referenceNumber, false)
    },
  },
}
