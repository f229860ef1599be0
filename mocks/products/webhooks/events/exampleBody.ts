import { webhookEventDetails } from '../../../../src/rules/bank/webhookEvents.gen.ts'
import type { WebhookEventType } from '../../../../src/rules/sandbox/webhooks.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'

/** The documented example of an event, as if it had happened to this subscription at this moment. */
export function exampleBody({ id }: Pick<SubscriptionRow, 'id'>, type: WebhookEventType, timestamp: string): string {
  const [{ data }] = webhookEventDetails[type].examples
  return JSON.stringify({ type, timestamp, data: { ...data, subscriptionId: id } })
}
