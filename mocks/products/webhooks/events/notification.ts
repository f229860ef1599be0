import { dayOf, momentOf } from '../../../bank/dates.ts'
import type { LedgerPosting } from '../../../db/tables/ledger/ledger.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { toMoney } from '../../../ledger/money/money.ts'

export type NotifiedMovement = Pick<
  LedgerPosting,
  'id' | 'account' | 'amount' | 'currency' | 'bookedAt' | 'transactionType' | 'reference' | 'explanation'
>

/** What a subscription receives about a movement (Notification of mocks/openapi/webhooks/components.yaml), as JSON. */
export function notification({ id: subscriptionId }: Pick<SubscriptionRow, 'id'>, movement: NotifiedMovement): string {
  const { id, account, amount, currency, bookedAt, transactionType, reference, explanation } = movement
  return JSON.stringify({
    type: 'transaction.booked',
    timestamp: momentOf(bookedAt),
    data: {
      subscriptionId,
      transactionType,
      direction: amount > 0 ? 'IN' : 'OUT',
      referenceNumber: reference ?? id.slice(2),
      accountNumber: account,
      amount: toMoney(Math.abs(amount), currency),
      transactionDate: dayOf(bookedAt),
      ...(explanation !== '' && { explanation }),
    },
  })
}
