import { webhookEvents } from '../../../../src/rules/bank/webhookEvents.gen.ts'
import { defaultWebhookEvents } from '../../../../src/rules/bank/webhooks.ts'
import type { WebhookEventType, WebhookTransactionType } from '../../../../src/rules/sandbox/webhooks.ts'
import { day } from '../../../../src/rules/time/units.ts'
import type { Bank } from '../../../bank/bank.ts'
import { dayOf } from '../../../bank/dates.ts'
import { invalid, notFound, refused } from '../../../bank/serviceError.ts'
import { freeId } from '../../../db/sequence.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { isWebhookAddress } from '../../../db/webhookAddress.ts'
import { activatedScopes } from '../../../fixtures/catalogue/activatedScopes.ts'

/** The subscriptions of the application for the customer that have not ended, in the order of their making. */
export const openSubscriptions = (
  { tables }: Pick<Bank, 'tables'>,
  application: string,
  customerNumber: string,
): SubscriptionRow[] =>
  tables.webhookSubscriptions
    .listBy('customerNumber', customerNumber)
    .filter(({ applicationId }) => applicationId === null || applicationId === application)
    .filter(({ endedAt }) => endedAt === null)
    .sort((one, other) => one.createdAt - other.createdAt)

const maxSubscriptions = 20

/** Ready-made subscriptions belong to no application, so that the limit leaves them out. */
const hasMaximum = (bank: Pick<Bank, 'tables'>, application: string, customerNumber: string): boolean =>
  openSubscriptions(bank, application, customerNumber).filter(({ applicationId }) => applicationId === application)
    .length >= maxSubscriptions

interface Order {
  applicationId: string
  customerNumber: string
  url: string
  events?: WebhookEventType[] | undefined
  transactionTypes?: WebhookTransactionType[] | undefined
  /** Of the token that subscribes. */
  scopes: readonly string[]
  accountNumbers: string[]
  /** The accounts that the customer shares with the application. */
  sharedAccounts: readonly string[]
}

export const eventsOf = ({ events }: Pick<SubscriptionRow, 'events'>): readonly WebhookEventType[] =>
  events ?? defaultWebhookEvents

/** Whether the application of a subscription still has the APIs of these scopes; a ready-made subscription belongs to none. */
function hasApis(
  { tables }: Pick<Bank, 'tables'>,
  { applicationId }: SubscriptionRow,
  scopes: readonly string[],
): boolean {
  const application = tables.applications.get(applicationId ?? '')
  if (!application) return true
  const activated = activatedScopes(application, 'authorization_code')
  return scopes.every((scope) => activated.includes(scope))
}

/** Those that an event is reported to, which needs these scopes to be read. */
export const subscriptionsTo = (
  bank: Pick<Bank, 'tables'>,
  event: WebhookEventType,
  needed: readonly string[] = [],
): SubscriptionRow[] =>
  bank.tables.webhookSubscriptions
    .list({ where: (row) => row.status === 'ACTIVE' && row.endedAt === null && eventsOf(row).includes(event) })
    .filter(({ scopes = [] }) => needed.every((each) => scopes.includes(each)))
    .filter((row) => hasApis(bank, row, ['webhooks', ...needed]))

/** The scopes of the token that these events need. @throws ServiceError (400) where it has none of an event's */
function scopesOf(events: readonly WebhookEventType[], scopes: readonly string[]): string[] {
  const needed = webhookEvents.filter(({ type }) => events.includes(type))
  const refusedEvent = needed.find(
    (event) => event.scopes.length > 0 && !event.scopes.some((scope) => scopes.includes(scope)),
  )
  if (refusedEvent)
    throw refused(
      '202803',
      'events: The token has no scope for one of them',
      `${refusedEvent.type} needs a token with ${refusedEvent.scopes.join(' or ')}.`,
    )
  const names = new Set<string>(needed.flatMap((event) => event.scopes))
  return scopes.filter((scope) => names.has(scope))
}

/** WH, the day and a number of four digits. */
export const subscriptionId = (day: string, number: number): string =>
  `WH${day.slice(2).replaceAll('-', '')}${String(number).padStart(4, '0')}`

const newSecret = async ({ sequence }: Bank) => `whsec_${btoa((await sequence.key('webhook secret')).slice(0, 32))}`

/** @throws ServiceError (400, 404) as the definition documents it */
export async function createSubscription(bank: Bank, order: Order): Promise<SubscriptionRow> {
  const { applicationId, customerNumber, url, accountNumbers, sharedAccounts } = order
  const { events = [...defaultWebhookEvents], transactionTypes = [] } = order
  if (!isWebhookAddress(url))
    throw refused(
      '202801',
      'url: Expected an https address',
      'Send an https address of your server without credentials.',
    )
  if (events.includes('transaction.booked') && transactionTypes.length === 0)
    throw invalid('transactionTypes: Required with transaction.booked', 'Choose the kinds of movements to report.')
  const scopes = scopesOf(events, order.scopes)
  const missing = accountNumbers.find((accountNumber) => !sharedAccounts.includes(accountNumber))
  if (missing !== undefined) throw notFound(`The customer shares no account ${missing}: use those of the account list.`)
  if (hasMaximum(bank, applicationId, customerNumber))
    throw refused(
      '202802',
      'Too many subscriptions',
      `An application has at most ${maxSubscriptions} subscriptions for a customer.`,
    )
  const now = bank.clock.now()
  const today = dayOf(now)
  const { webhookSubscriptions } = bank.tables
  return webhookSubscriptions.insert({
    // The first number of a day is kept for the ready-made subscriptions.
    id: await freeId(
      bank.sequence,
      `webhook subscription ${today}`,
      (number) => subscriptionId(today, 1 + number),
      webhookSubscriptions,
    ),
    customerNumber,
    applicationId,
    url,
    events,
    scopes,
    transactionTypes: events.includes('transaction.booked') ? transactionTypes : [],
    accountNumbers,
    status: 'ACTIVE',
    secret: await newSecret(bank),
    createdAt: now,
    endedAt: null,
  })
}

/** Gives a subscription a new secret; the one before is valid for a day, unless it ends at once. */
export async function rotateSecret(
  bank: Bank,
  { id, secret }: SubscriptionRow,
  { endPrevious = false }: { endPrevious?: boolean | undefined },
): Promise<SubscriptionRow> {
  const previousSecret = endPrevious ? undefined : { secret, until: bank.clock.now() + day }
  return bank.tables.webhookSubscriptions.update(id, { secret: await newSecret(bank), previousSecret })
}

export const endPreviousSecret = ({ tables }: Bank, { id }: SubscriptionRow): Promise<SubscriptionRow> =>
  tables.webhookSubscriptions.update(id, { previousSecret: undefined })

/** When the secret before the last rotation ends; null when it has ended. */
export const previousValidUntil = (
  { clock }: Pick<Bank, 'clock'>,
  { previousSecret }: SubscriptionRow,
): number | null => (previousSecret && clock.now() < previousSecret.until ? previousSecret.until : null)

/** The secrets that are valid now, the newest first. */
export const secretsOf = (bank: Pick<Bank, 'clock'>, subscription: SubscriptionRow): string[] => [
  subscription.secret,
  ...(subscription.previousSecret && previousValidUntil(bank, subscription) !== null
    ? [subscription.previousSecret.secret]
    : []),
]

/** From now on no movement is reported to it. */
export const endSubscription = (
  { tables, clock }: Bank,
  id: string,
  how: Pick<SubscriptionRow, 'endedWithConsent'> = {},
): Promise<SubscriptionRow> => tables.webhookSubscriptions.update(id, { ...how, endedAt: clock.now() })
