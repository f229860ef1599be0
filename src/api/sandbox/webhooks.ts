import { array } from 'superstruct'
import { clockState } from '../../rules/sandbox/clock/clockState.ts'
import { settings } from '../../rules/sandbox/settings.ts'
import {
  type SubscriptionOrder,
  type WebhookChange,
  type WebhooksData,
  webhookDelivery,
  webhookMessage,
  webhookSecret,
  webhookSubscribers,
  webhookSubscription,
} from '../../rules/sandbox/webhooks.ts'
import { changeControl, decode, type Fetch, readControl } from './controlCalls.ts'

const lists = {
  subscriptions: array(webhookSubscription),
  deliveries: array(webhookDelivery),
  inbox: array(webhookMessage),
}

export async function readWebhooks(fetch: Fetch, signal: AbortSignal): Promise<WebhooksData> {
  const [deliveries, inbox, subscriptions, subscribers, { inboxAnswer }, clock] = await Promise.all([
    readControl(fetch, '/webhooks', lists.deliveries, signal),
    readControl(fetch, '/webhooks/inbox', lists.inbox, signal),
    readControl(fetch, '/webhooks/subscriptions', lists.subscriptions, signal),
    readControl(fetch, '/webhooks/subscribers', webhookSubscribers, signal),
    readControl(fetch, '/settings', settings, signal),
    readControl(fetch, '/clock', clockState, signal),
  ])
  return { deliveries, inbox, subscriptions, subscribers, inboxAnswer, clock }
}

const subscriptionPath = (id: string) => `/webhooks/subscriptions/${encodeURIComponent(id)}`

export function changeWebhooks(fetch: Fetch, change: WebhookChange, signal: AbortSignal): Promise<unknown> {
  switch (change.kind) {
    case 'end':
      return changeControl(fetch, 'DELETE', subscriptionPath(change.subscriptionId), undefined, signal)
    case 'endPreviousSecret': {
      const path = `${subscriptionPath(change.subscriptionId)}/previous-secret`
      return changeControl(fetch, 'DELETE', path, undefined, signal)
    }
    case 'fire':
      return changeControl(fetch, 'POST', `${subscriptionPath(change.subscriptionId)}/fire`, change.sample, signal)
    case 'inboxAnswer':
      return changeControl(fetch, 'PUT', '/settings', { inboxAnswer: change.inboxAnswer }, signal)
    default:
      return changeControl(fetch, 'POST', `/webhooks/${encodeURIComponent(change.id)}/${change.kind}`, {}, signal)
  }
}

export const createSubscription = (fetch: Fetch, order: SubscriptionOrder, signal: AbortSignal): Promise<unknown> =>
  changeControl(fetch, 'POST', '/webhooks/subscriptions', order, signal)

export const readWebhookSecret = async (fetch: Fetch, id: string, signal: AbortSignal): Promise<string> =>
  (await readControl(fetch, `${subscriptionPath(id)}/secret`, webhookSecret, signal)).secret

export const rotateWebhookSecret = async (fetch: Fetch, id: string, signal: AbortSignal): Promise<string> =>
  decode(await changeControl(fetch, 'POST', `${subscriptionPath(id)}/rotate`, {}, signal), webhookSecret).secret
