import {
  array,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  record,
  refine,
  type Struct,
  string,
} from 'superstruct'
import { webhookEvents } from '../bank/webhookEvents.gen.ts'
import { defaultWebhookEvents, longestWebhookUrl, webhookTransactionTypes } from '../bank/webhooks.ts'
import { atMost, required, trimmed } from '../forms/fields.ts'
import type { ClockState } from './clock/clockState.ts'
import type { Settings } from './settings.ts'

/** What the control calls of webhooks take and answer (docs/sandbox.md). */

export const webhookTransactionType = enums(webhookTransactionTypes.map(({ type }) => type))
export type WebhookTransactionType = Infer<typeof webhookTransactionType>

export const webhookEventType = enums(webhookEvents.map(({ type }) => type))
export type WebhookEventType = Infer<typeof webhookEventType>

/** Of at most 50, each once (mocks/openapi/webhooks/subscription.yaml). */
const eachOnce = <Item>(item: Struct<Item, unknown>) =>
  refine(
    array(item),
    'choice',
    (chosen) => (chosen.length <= 50 && new Set(chosen).size === chosen.length) || 'Choose each once, and at most 50',
  )

const someOf = <Item>(item: Struct<Item, unknown>) =>
  refine(eachOnce(item), 'some', (chosen) => chosen.length > 0 || 'Choose at least one')

export const subscriptionOrder = object({
  applicationId: string(),
  customerNumber: string(),
  url: trimmed(required, atMost(longestWebhookUrl)),
  events: defaulted(someOf(webhookEventType), [...defaultWebhookEvents]),
  /** The bank requires one with the event transaction.booked. */
  transactionTypes: defaulted(eachOnce(webhookTransactionType), []),
  accountNumbers: someOf(string()),
})
export type SubscriptionOrder = Infer<typeof subscriptionOrder>

/** How a webhook is signed: as receivers expect it, with another secret, or with a time of ten minutes ago. */
export const webhookSigning = enums(['valid', 'otherSecret', 'tenMinutesOld'])
export type WebhookSigning = Infer<typeof webhookSigning>

export const webhookSample = object({
  /** The first of the subscription if left out. */
  event: optional(webhookEventType),
  /** Of a movement: the first that the subscription follows if left out. */
  transactionType: optional(webhookTransactionType),
  /** Of the first attempt; the others are valid. */
  signing: optional(webhookSigning),
})
export type WebhookSample = Infer<typeof webhookSample>

export const webhookSubscription = object({
  subscriptionId: string(),
  /** Null for a ready-made subscription, which every application sees. */
  applicationId: nullable(string()),
  /** Null also after the application was deleted. */
  applicationName: nullable(string()),
  customerNumber: string(),
  url: string(),
  events: array(webhookEventType),
  transactionTypes: array(webhookTransactionType),
  accountNumbers: array(string()),
  status: enums(['ACTIVE', 'SUSPENDED', 'ENDED']),
  /** When the secret before the last rotation ends; null when only one is valid. */
  previousSecretUntil: nullable(string()),
  createdAt: string(),
  endedAt: nullable(string()),
})
export type WebhookSubscription = Infer<typeof webhookSubscription>

export const webhookSecret = object({ secret: string() })

/** Who can subscribe: the applications whose products allow it, and the customers with their accounts. */
export const webhookSubscribers = object({
  applications: array(object({ id: string(), name: string() })),
  customers: array(
    object({
      customerNumber: string(),
      name: string(),
      accounts: array(object({ accountNumber: string(), name: string(), currency: string() })),
    }),
  ),
})
export type WebhookSubscribers = Infer<typeof webhookSubscribers>

/** What the inbox finds: the signature is right, wrong, or its time is more than five minutes away from real time. */
export const webhookVerification = enums(['verified', 'wrongSignature', 'tooOld'])
export type WebhookVerification = Infer<typeof webhookVerification>

export const webhookDelivery = object({
  /** The webhook-id, the same in every attempt. */
  id: string(),
  subscriptionId: string(),
  url: string(),
  body: string(),
  /** Why it was made: a movement, another event, a sample that was fired by hand, or the replay of another delivery. */
  origin: enums(['movement', 'event', 'sample', 'replay']),
  state: enums(['waiting', 'sending', 'delivered', 'failed', 'dropped']),
  createdAt: string(),
  /** By the bank's clock; null when no attempt follows. */
  nextAttemptAt: nullable(string()),
  attempts: array(
    object({
      /** The webhook-timestamp: real time, in seconds since 1970. */
      timestamp: integer(),
      signature: string(),
      headers: record(string(), string()),
      /** What was answered; null without an answer. */
      status: nullable(integer()),
      /** What the inbox found; null when a server of this machine was called. */
      verification: nullable(webhookVerification),
    }),
  ),
})
export type WebhookDelivery = Infer<typeof webhookDelivery>

export const webhookMessage = object({
  /** The webhook-id. */
  id: string(),
  subscriptionId: string(),
  url: string(),
  /** Real time, ISO 8601. */
  receivedAt: string(),
  headers: record(string(), string()),
  body: string(),
  verification: webhookVerification,
  /** What the inbox answered; null for no answer. */
  status: nullable(integer()),
})
export type WebhookMessage = Infer<typeof webhookMessage>

/** What a subscription follows, its transaction types and its other events, each with the sample that is sent of it. */
export const followedBy = ({
  transactionTypes,
  events,
}: WebhookSubscription): readonly (readonly [string, WebhookSample])[] => [
  ...transactionTypes.map((transactionType) => [transactionType, { transactionType }] as const),
  ...events.filter((event) => event !== 'transaction.booked').map((event) => [event, { event }] as const),
]

/** What the panel of webhooks shows: everything newest first. */
export interface WebhooksData {
  subscriptions: readonly WebhookSubscription[]
  subscribers: WebhookSubscribers
  deliveries: readonly WebhookDelivery[]
  inbox: readonly WebhookMessage[]
  inboxAnswer: Settings['inboxAnswer']
  clock: ClockState
}

export type WebhookChange =
  | { kind: 'end' | 'endPreviousSecret'; subscriptionId: string }
  | { kind: 'fire'; subscriptionId: string; sample: WebhookSample }
  | { kind: 'resend' | 'replay'; id: string }
  | { kind: 'inboxAnswer'; inboxAnswer: Settings['inboxAnswer'] }
