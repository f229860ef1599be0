import type { Bank } from '../bank/bank.ts'
import { expire } from '../db/expire.ts'
import type { LedgerPosting } from '../db/ledgerRows.ts'
import type { SubscriptionRow } from '../db/webhookRows.ts'
import { dayOf, momentOf } from '../ledger/calendar.ts'
import { toMoney } from '../ledger/money.ts'
import { attemptJob } from './deliveries.ts'

const follows = ({ accountNumbers, transactionTypes, status, endedAt }: SubscriptionRow, posting: LedgerPosting) =>
  status === 'ACTIVE' &&
  endedAt === null &&
  accountNumbers.includes(posting.account) &&
  transactionTypes.some((type) => type === posting.transactionType)

/** What a subscription is told of a movement (Notification of mocks/openapi/webhooks/components.yaml). */
function notification({ id: subscriptionId }: SubscriptionRow, posting: LedgerPosting) {
  const { id, account, amount, currency, bookedAt, transactionType, reference, explanation } = posting
  return {
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
  }
}

/** How many the log has. */
const maximumOfDeliveries = 500

/** Plans a delivery to each subscription that follows one of these movements. */
export async function reportMovements(bank: Bank, postings: readonly LedgerPosting[]): Promise<void> {
  const { tables, sequence, clock, jobs } = bank
  const subscriptions = tables.webhookSubscriptions.list()
  const now = clock.now()
  for (const posting of postings)
    for (const subscription of subscriptions.filter((each) => follows(each, posting))) {
      const number = String(await sequence.next('webhook delivery')).padStart(7, '0')
      const delivery = await tables.webhookDeliveries.insert({
        id: `msg_${dayOf(now).slice(2).replaceAll('-', '')}${number}`,
        subscriptionId: subscription.id,
        url: subscription.url,
        body: JSON.stringify(notification(subscription, posting)),
        createdAt: now,
        lifecycle: { value: 'waiting' },
        nextAttemptAt: now,
        attempts: [],
      })
      await jobs.schedule(attemptJob(delivery, now))
      expire(tables.webhookDeliveries, () => tables.webhookDeliveries.count() > maximumOfDeliveries)
    }
}
