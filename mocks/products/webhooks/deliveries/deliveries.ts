import { boolean, is, object, optional, string } from 'superstruct'
import { type EventFrom, transition } from 'xstate'
import { webhookRetryDelays } from '../../../../src/rules/bank/webhooks.ts'
import { type WebhookSigning, webhookSigning } from '../../../../src/rules/sandbox/webhooks.ts'
import { minute } from '../../../../src/rules/time/units.ts'
import type { Bank } from '../../../bank/bank.ts'
import { type JobHandler, jobHandler } from '../../../bank/jobs/jobHandler.ts'
import type { DeliveryRow, SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { isLoopback } from '../../../db/webhookAddress.ts'
import { signAttempt } from '../signature/signAttempt.ts'
import { secretsOf } from '../subscriptions/subscriptions.ts'
import { attemptHeaders } from './attemptHeaders.ts'
import { deliveryMachine } from './delivery.machine.ts'
import { receiveInInbox } from './inbox.ts'

/** What was booked before the end of a subscription may still be delivered for a minute. */
const afterEnd = minute

/** The event that a consent has ended is retried like any other, although the subscription ended with the consent. */
const isLastOf = ({ endedWithConsent = false }: SubscriptionRow, { body }: DeliveryRow): boolean =>
  endedWithConsent && JSON.parse(body).type === 'consent.status_changed'

function isOver({ clock }: Bank, subscription: SubscriptionRow, row: DeliveryRow): boolean {
  const { endedAt } = subscription
  // A clock that was set back since is no reason to begin again.
  return endedAt !== null && Math.abs(clock.now() - endedAt) > afterEnd && !isLastOf(subscription, row)
}

export interface AttemptOptions {
  /** Also to a subscription that is suspended. */
  isByHand?: boolean | undefined
  signing?: WebhookSigning | undefined
}

const attemptKind = 'webhook.attempt'
export const attemptJob = ({ id: delivery }: Pick<DeliveryRow, 'id'>, at: number, options: AttemptOptions = {}) => ({
  at,
  kind: attemptKind,
  data: { delivery, ...options },
})
const attemptData = object({
  delivery: string(),
  isByHand: optional(boolean()),
  signing: optional(webhookSigning),
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

/** What an older version kept without calling anybody has arrived. */
export const stateOf = ({ lifecycle }: Pick<DeliveryRow, 'lifecycle'>) =>
  lifecycle.value === 'kept' ? 'delivered' : lifecycle.value

function changed(
  bank: Bank,
  row: DeliveryRow,
  type: EventFrom<typeof deliveryMachine>['type'],
  changes: Partial<DeliveryRow>,
) {
  const before = deliveryMachine.resolveState({ value: stateOf(row), context: { attempts: row.attempts.length } })
  const [after] = transition(deliveryMachine, before, { type })
  return bank.tables.webhookDeliveries.update(row.id, {
    nextAttemptAt: null,
    ...changes,
    lifecycle: { value: after.value },
  })
}

async function attempt(
  bank: Bank,
  row: DeliveryRow,
  sender: WebhookSender | null,
  { isByHand = false, signing = 'valid' }: AttemptOptions,
): Promise<void> {
  const { tables, clock } = bank
  const { id, url, body } = row
  const subscription = tables.webhookSubscriptions.get(row.subscriptionId)
  if (!subscription || isOver(bank, subscription, row) || (subscription.status === 'SUSPENDED' && !isByHand)) {
    await changed(bank, row, 'subscription.ended', {})
    return
  }
  const now = sender?.now() ?? clock.wallNow()
  const signed = await signAttempt(secretsOf(bank, subscription), row, now, signing)
  const headers = attemptHeaders(id, signed)
  if (sender && isLoopback(url)) {
    await changed(bank, row, 'attempt.started', { attempts: [...row.attempts, { ...signed, status: null }] })
    sender.send({ id, url, headers, body })
    return
  }
  const { inbox, status } = await receiveInInbox(bank, subscription, { headers, body }, now)
  const attempts = [...row.attempts, { ...signed, status: null, inbox }]
  await reportAnswer(bank, await changed(bank, row, 'attempt.started', { attempts }), status)
}

/** The attempts of deliveries; what the sender cannot call, or without a sender everything, is received by the inbox. */
export const webhookAttempts = (sender: WebhookSender | null): JobHandler =>
  jobHandler(attemptKind, attemptData, async (bank, { delivery, ...options }) => {
    const row = bank.tables.webhookDeliveries.get(delivery)
    if (row?.lifecycle.value === 'waiting') await attempt(bank, row, sender, options)
  })

const plannedAttempts = ({ tables }: Bank) =>
  tables.jobs
    .list({ where: ({ kind }) => kind === attemptKind })
    .flatMap(({ id, at, data }) => (is(data, attemptData) ? [{ id, at, data }] : []))

/** A clock that is set back, by this many milliseconds, makes no wait for an attempt longer than it was. */
export async function setAttemptsBack(bank: Bank, milliseconds: number): Promise<void> {
  const { tables, jobs } = bank
  for (const { id, at, data } of plannedAttempts(bank)) {
    const { delivery, ...options } = data
    const row = tables.webhookDeliveries.get(delivery)
    if (row?.lifecycle.value !== 'waiting') continue
    const nextAttemptAt = at - milliseconds
    jobs.cancel(id)
    await jobs.schedule(attemptJob(row, nextAttemptAt, options))
    await tables.webhookDeliveries.update(row.id, { nextAttemptAt })
  }
}

/** An attempt at once, in place of one that was planned. */
export async function resendDelivery(bank: Bank, row: DeliveryRow): Promise<DeliveryRow> {
  const { clock, jobs } = bank
  for (const { id, data } of plannedAttempts(bank)) if (data.delivery === row.id) jobs.cancel(id)
  const now = clock.now()
  const resent = await changed(bank, row, 'delivery.resent', { nextAttemptAt: now })
  await jobs.schedule(attemptJob(row, now, { isByHand: true }))
  return resent
}

/** What a server has answered, null for no answer in time; any status but 200 is tried again, and in the end suspends. */
export async function reportAnswer(bank: Bank, row: DeliveryRow, status: number | null): Promise<DeliveryRow> {
  const { tables, clock, jobs } = bank
  const attempts = row.attempts.map((each, index) => (index === row.attempts.length - 1 ? { ...each, status } : each))
  if (status === 200) return changed(bank, row, 'answer.accepted', { attempts })
  const delay = webhookRetryDelays[row.attempts.length - 1]
  const nextAttemptAt = delay === undefined ? null : clock.now() + delay
  if (nextAttemptAt === null) await tables.webhookSubscriptions.update(row.subscriptionId, { status: 'SUSPENDED' })
  else await jobs.schedule(attemptJob(row, nextAttemptAt))
  return changed(bank, row, 'answer.refused', { attempts, nextAttemptAt })
}

/** What was being sent when these rows were left has no answer: nobody waits for one any more. */
export async function endAttempts(bank: Bank): Promise<void> {
  const sending = bank.tables.webhookDeliveries.list({ where: ({ lifecycle }) => lifecycle.value === 'sending' })
  for (const row of sending) await reportAnswer(bank, row, null)
}
