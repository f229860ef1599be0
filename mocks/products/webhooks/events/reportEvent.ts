import { webhookEvents } from '../../../../src/rules/bank/webhookEvents.gen.ts'
import type { Bank } from '../../../bank/bank.ts'
import { momentOf } from '../../../bank/dates.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import type { components } from '../../../openapi/types.gen.ts'
import { planDelivery } from '../deliveries/planDelivery.ts'
import { subscriptionsTo } from '../subscriptions/subscriptions.ts'

type Schemas = components['schemas']

/** What is sent of each event; a new one of the definitions is added here. */
type Notification =
  | Schemas['TransferSettled']
  | Schemas['TransferReturned']
  | Schemas['TransferCancelled']
  | Schemas['TransferRejected']
  | Schemas['CardStatusChanged']
  | Schemas['LoanApplicationDecided']
  | Schemas['ConsentStatusChanged']
  | Schemas['TicketAnswered']

type EventName = Notification['type']

interface WebhookEvent<Name extends EventName> {
  type: Name
  data: Omit<Extract<Notification, { type: Name }>['data'], 'subscriptionId'>
  /** The scope of the API that reads the same, where the event has several: one for each kind. */
  scope?: string
  /** Whether the application of a subscription may read this through it. */
  isVisibleTo(subscription: SubscriptionRow): boolean
}

/** Plans a delivery of what happened now to each subscription that chose the event and may see it. */
export async function reportEvent<Name extends EventName>(bank: Bank, event: WebhookEvent<Name>): Promise<void> {
  const { type, data, scope, isVisibleTo } = event
  const timestamp = momentOf(bank.clock.now())
  const needed: readonly string[] =
    scope === undefined ? (webhookEvents.find((each) => each.type === type)?.scopes ?? []) : [scope]
  const receivers = subscriptionsTo(bank, type, needed).filter(isVisibleTo)
  for (const subscription of receivers) {
    const body = JSON.stringify({ type, timestamp, data: { subscriptionId: subscription.id, ...data } })
    await planDelivery(bank, subscription, body, 'event')
  }
}
