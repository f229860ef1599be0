import type { Bank } from '../../../bank/bank.ts'
import type { LedgerPosting } from '../../../db/tables/ledger/ledger.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { planDelivery } from '../deliveries/planDelivery.ts'
import { subscriptionsTo } from '../subscriptions/subscriptions.ts'
import { notification } from './notification.ts'

const follows = ({ accountNumbers, transactionTypes }: SubscriptionRow, posting: LedgerPosting) =>
  accountNumbers.includes(posting.account) && transactionTypes.some((type) => type === posting.transactionType)

/** Plans a delivery to each subscription that follows one of these movements. */
export async function reportMovements(bank: Bank, postings: readonly LedgerPosting[]): Promise<void> {
  const subscriptions = subscriptionsTo(bank, 'transaction.booked')
  for (const posting of postings)
    for (const subscription of subscriptions.filter((each) => follows(each, posting)))
      await planDelivery(bank, subscription, notification(subscription, posting), 'movement')
}
