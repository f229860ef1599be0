import type { Bank } from '../../../bank/bank.ts'
import { clockStateOf } from '../../../bank/clockState.ts'
import type { DeliveryRow } from '../../../db/tables/products/webhooks.ts'
import { isLoopback } from '../../../db/webhookAddress.ts'
import type { WebhookSender } from './deliveries.ts'

/** What has no answer after so long, more than `webhookTimeout`, has been sent by a process that has ended. In milliseconds. */
const longestAnswer = 15_000

/** When the answer of what is being sent is late, in milliseconds of real time since the epoch. */
export const lateAt = (attempts: readonly Pick<DeliveryRow['attempts'][number], 'timestamp'>[]): number =>
  (attempts.at(-1)?.timestamp ?? 0) * 1000 + longestAnswer

/**
 * In how many milliseconds the bank has something to do that a server waits for: its next job while one on this machine has
 * a subscription, or the end of an attempt whose sender may be gone.
 */
export function webhooksDueIn(bank: Bank, sender: WebhookSender | null): number | undefined {
  if (!sender) return undefined
  const { tables, jobs, clock } = bank
  const sending = tables.webhookDeliveries.list({ where: ({ lifecycle }) => lifecycle.value === 'sending' })
  const times = sending.map(({ attempts }) => lateAt(attempts) - sender.now())
  const isFollowed = tables.webhookSubscriptions.list({
    where: ({ endedAt, url }) => endedAt === null && isLoopback(url),
    take: 1,
  })
  const next = isFollowed.length > 0 && !clockStateOf(bank).isStopped ? jobs.nextAt() : undefined
  if (next !== undefined) times.push(next - clock.now())
  return times.length > 0 ? Math.min(...times) : undefined
}
