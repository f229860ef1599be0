import type { Bank } from '../../../bank/bank.ts'
import { dayOf } from '../../../bank/dates.ts'
import { expire } from '../../../db/expire.ts'
import type { DeliveryRow, SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { type AttemptOptions, attemptJob } from './deliveries.ts'

/** How many the log has. */
const maximumOfDeliveries = 500

/** Plans a delivery of this body for now. */
export async function planDelivery(
  { tables, sequence, clock, jobs }: Bank,
  { id: subscriptionId, url }: Pick<SubscriptionRow, 'id' | 'url'>,
  body: string,
  origin: NonNullable<DeliveryRow['origin']>,
  options: AttemptOptions = {},
): Promise<DeliveryRow> {
  const now = clock.now()
  const number = String(await sequence.next('webhook delivery')).padStart(7, '0')
  const delivery = await tables.webhookDeliveries.insert({
    id: `msg_${dayOf(now).slice(2).replaceAll('-', '')}${number}`,
    subscriptionId,
    url,
    body,
    origin,
    createdAt: now,
    lifecycle: { value: 'waiting' },
    nextAttemptAt: now,
    attempts: [],
  })
  await jobs.schedule(attemptJob(delivery, now, options))
  expire(tables.webhookDeliveries, () => tables.webhookDeliveries.count() > maximumOfDeliveries)
  return delivery
}
