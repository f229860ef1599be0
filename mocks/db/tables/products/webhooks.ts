import {
  array,
  assign,
  boolean,
  define,
  enums,
  type Infer,
  integer,
  is,
  max,
  min,
  nonempty,
  nullable,
  object,
  optional,
  type Struct,
  string,
  type,
} from 'superstruct'
import { parseJson } from '../../../../src/rules/json/parseJson.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import {
  webhookEventType,
  webhookTransactionType,
  webhookVerification,
} from '../../../../src/rules/sandbox/webhooks.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { webhookAddress } from '../../webhookAddress.ts'
import { distinct } from '../distinct.ts'
import { identifier } from '../identifiers.ts'

const subscriptionRow = object({
  /** WH and ten digits. */
  id: string(),
  customerNumber: string(),
  /** The application that subscribed; null for a ready-made subscription, which every application sees. */
  applicationId: nullable(string()),
  url: string(),
  /** Missing in rows of an older version: movements. */
  events: optional(array(webhookEventType)),
  /** Of the token that subscribed, those that the events need. */
  scopes: optional(array(string())),
  transactionTypes: array(webhookTransactionType),
  accountNumbers: array(string()),
  status: enums(['ACTIVE', 'SUSPENDED']),
  /** `whsec_` and the key in Base64. */
  secret: string(),
  /** The one before a rotation, valid as well until this moment. */
  previousSecret: optional(object({ secret: string(), until: moment })),
  createdAt: moment,
  endedAt: nullable(moment),
  /** True where it ended with what had allowed it, not by the application. */
  endedWithConsent: optional(boolean()),
})
export type SubscriptionRow = Infer<typeof subscriptionRow>

const attempt = object({
  /** The webhook-timestamp, in seconds since 1970. */
  timestamp: integer(),
  signature: string(),
  /** What the server answered; null without an answer. */
  status: nullable(integer()),
  /** When the inbox received it, in milliseconds of real time, and what it found; missing when a server was called. */
  inbox: optional(object({ receivedAt: moment, verification: webhookVerification })),
})

const deliveryRow = object({
  /** The webhook-id, the same in every attempt. */
  id: string(),
  subscriptionId: string(),
  url: string(),
  /** JSON, as it is sent. */
  body: string(),
  /** Missing in rows of an older version: a movement. */
  origin: optional(enums(['movement', 'event', 'sample', 'replay'])),
  createdAt: moment,
  /** `kept` is what an older version signed without calling anybody. */
  lifecycle: type({ value: enums(['waiting', 'sending', 'delivered', 'failed', 'kept', 'dropped']) }),
  /** By the bank's clock; null when no attempt follows. */
  nextAttemptAt: nullable(moment),
  attempts: array(attempt),
})
export type DeliveryRow = Infer<typeof deliveryRow>

const eventBody = define<string>('event', (value) => {
  const event = typeof value === 'string' ? parseJson(value) : undefined
  return (isRecord(event) && is(event.type, webhookEventType)) || 'Expected the JSON of an event, with its type'
})

/** In seconds, until the end of the years of four digits. */
const timestamp = min(max(integer(), Date.parse('9999-12-30') / 1000), 0)

/** What a server can answer (RFC 9110 section 15). */
export const answerStatus: Struct<number, null> = min(max(integer(), 599), 100)

export const webhookTables = {
  webhookSubscriptions: table(subscriptionRow, {
    imported: assign(
      subscriptionRow,
      object({
        id: identifier('subscription'),
        url: webhookAddress,
        events: optional(distinct(nonempty(array(webhookEventType)))),
        transactionTypes: distinct(subscriptionRow.schema.transactionTypes),
        accountNumbers: distinct(nonempty(array(identifier('account')))),
      }),
    ),
    indexed: ['customerNumber'],
  }),
  webhookDeliveries: table(deliveryRow, {
    imported: assign(
      deliveryRow,
      object({
        url: webhookAddress,
        body: eventBody,
        attempts: array(assign(attempt, object({ timestamp, status: nullable(answerStatus) }))),
      }),
    ),
  }),
}
