/** What a webhook reports (000 section 9): the type of the transaction that moved money. */
export const webhookTransactionTypes = [
  { type: 'CHVLH', meaning: 'a transfer between two customers of the bank' },
  { type: 'CVIRM', meaning: 'a transfer between two accounts of the same customer' },
  { type: 'EEFTO', meaning: 'a transfer to or from another bank through EFT' },
  { type: 'FBTCH', meaning: 'a transfer to or from another bank through FAST, the instant payment system' },
] as const

/** Of a subscription that does not choose. */
export const defaultWebhookEvents = ['transaction.booked'] as const

/** Of the address that webhooks are sent to, in characters. */
export const longestWebhookUrl = 255

/** The headers of a webhook (Standard Webhooks 1.0). */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const

/** How far the timestamp of a webhook may be from the receiver's clock, in seconds. */
export const webhookTolerance = 300

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long a receiver may take for its answer, in milliseconds. */
export const webhookTimeout = 10 * second

/** How long after an attempt the next one follows, in milliseconds: at the end twice a day for three days. */
export const webhookRetryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
]
