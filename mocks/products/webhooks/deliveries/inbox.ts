import type { WebhookMessage } from '../../../../src/rules/sandbox/webhooks.ts'
import { type Bank, settingsOf } from '../../../bank/bank.ts'
import type { DeliveryRow, SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { verifyWebhook } from '../signature/verify.ts'
import { attemptHeaders } from './attemptHeaders.ts'

interface Received {
  headers: Readonly<Record<string, string>>
  body: string
}

/** Receives a webhook in the place of a server that nobody can call: what it finds, and what it answers as chosen. */
export async function receiveInInbox(bank: Bank, { secret }: SubscriptionRow, received: Received, now: number) {
  const verification = await verifyWebhook(secret, received, now)
  const { inboxAnswer } = settingsOf(bank)
  const status = inboxAnswer === 'none' ? null : verification === 'verified' ? Number(inboxAnswer) : 400
  return { inbox: { receivedAt: now, verification }, status }
}

const messagesOf = ({ id, subscriptionId, url, body, attempts }: DeliveryRow): WebhookMessage[] =>
  attempts.flatMap(({ inbox, status, ...signed }) =>
    inbox
      ? [
          {
            id,
            subscriptionId,
            url,
            receivedAt: new Date(inbox.receivedAt).toISOString(),
            headers: attemptHeaders(id, signed),
            body,
            verification: inbox.verification,
            status,
          },
        ]
      : [],
  )

const maximum = 500

/** What the inbox received, newest first. */
export const inboxOf = ({ tables }: Bank): WebhookMessage[] =>
  tables.webhookDeliveries
    .list()
    .flatMap(messagesOf)
    .reverse()
    .sort((one, other) => Date.parse(other.receivedAt) - Date.parse(one.receivedAt))
    .slice(0, maximum)
