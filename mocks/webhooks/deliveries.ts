import { object, string } from 'superstruct'
import { type EventFrom, transition } from 'xstate'
import type { Bank } from '../bank/bank.ts'
import { type JobHandler, jobHandler } from '../bank/jobHandler.ts'
import type { DeliveryRow } from '../db/webhookRows.ts'
import { deliveryMachine } from './delivery.machine.ts'
import { signWebhook } from './sign.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long after an attempt the next one follows: then twice a day for three days. */
const retryDelays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, ...Array(6).fill(12 * hour)]

/** What was booked before the end of a subscription may still be delivered for a minute. */
const afterEnd = minute

const attemptKind = 'webhook.attempt'
export const attemptJob = ({ id: delivery }: Pick<DeliveryRow, 'id'>, at: number) => ({
  at,
  kind: attemptKind,
  data: { delivery },
})

/** A delivery as it goes out. */
export interface WebhookRequest {
  id: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** How a host calls servers, and the real time: receivers compare it with their clocks. */
export interface WebhookSender {
  now(): number
  /** Starts a call; its answer is reported later. */
  send(request: WebhookRequest): void
}

/** Addresses of the own machine, the only ones that the sandbox calls. */
export const isLoopback = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function changed(
  bank: Bank,
  row: DeliveryRow,
  type: EventFrom<typeof deliveryMachine>['type'],
  changes: Partial<DeliveryRow>,
) {
  const before = deliveryMachine.resolveState({ value: row.lifecycle.value })
  const [after] = transition(deliveryMachine, before, { type })
  return bank.tables.webhookDeliveries.update(row.id, {
    nextAttemptAt: null,
    ...changes,
    lifecycle: { value: after.value },
  })
}

async function attempt(bank: Bank, row: DeliveryRow, sender: WebhookSender | null): Promise<void> {
  const { tables, clock } = bank
  const { id, url, body } = row
  const subscription = tables.webhookSubscriptions.get(row.subscriptionId)
  const isOver = subscription?.endedAt != null && clock.now() > subscription.endedAt + afterEnd
  if (!subscription || isOver || subscription.status === 'SUSPENDED') {
    await changed(bank, row, 'subscription.ended', {})
    return
  }
  const isSent = sender !== null && isLoopback(url)
  const timestamp = Math.floor((isSent ? sender.now() : clock.now()) / second)
  const signature = await signWebhook(subscription.secret, id, timestamp, body)
  const attempts = [...row.attempts, { timestamp, signature, status: null }]
  await changed(bank, row, isSent ? 'attempt.started' : 'request.kept', { attempts })
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  if (isSent) sender.send({ id, url, headers, body })
}

/** The attempts of deliveries; without a sender they are signed and kept, and nobody is called. */
export const webhookAttempts = (sender: WebhookSender | null): JobHandler =>
  jobHandler(attemptKind, object({ delivery: string() }), async (bank, { delivery }) => {
    const row = bank.tables.webhookDeliveries.get(delivery)
    if (row?.lifecycle.value === 'waiting') await attempt(bank, row, sender)
  })

/** What a server has answered, null for no answer in time; any status but 200 is tried again, and in the end suspends. */
export async function reportAnswer(bank: Bank, row: DeliveryRow, status: number | null): Promise<DeliveryRow> {
  const { tables, clock, jobs } = bank
  const attempts = row.attempts.map((each, index) => (index === row.attempts.length - 1 ? { ...each, status } : each))
  if (status === 200) return changed(bank, row, 'answer.accepted', { attempts })
  const delay = retryDelays[row.attempts.length - 1]
  if (delay === undefined) {
    await tables.webhookSubscriptions.update(row.subscriptionId, { status: 'SUSPENDED' })
    return changed(bank, row, 'attempts.exhausted', { attempts })
  }
  const nextAttemptAt = clock.now() + delay
  await jobs.schedule(attemptJob(row, nextAttemptAt))
  return changed(bank, row, 'answer.refused', { attempts, nextAttemptAt })
}
