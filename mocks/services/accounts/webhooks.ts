import { momentOf } from '../../bank/dates.ts'
import { notFound, refused } from '../../bank/serviceError.ts'
import type { DeliveryRow, SubscriptionRow } from '../../db/tables/products/webhooks.ts'
import { accountsOf } from '../../ledger/books/ledger.ts'
import type { components } from '../../openapi/types.gen.ts'
import { resendDelivery, stateOf } from '../../products/webhooks/deliveries/deliveries.ts'
import { planDelivery } from '../../products/webhooks/deliveries/planDelivery.ts'
import { exampleBody } from '../../products/webhooks/events/exampleBody.ts'
import {
  createSubscription,
  endSubscription,
  eventsOf,
  openSubscriptions,
  previousValidUntil,
  rotateSecret,
} from '../../products/webhooks/subscriptions/subscriptions.ts'
import { type ServiceCall, service } from '../pipeline/service.ts'
import { isShared, sharedAccount } from '../shared/customerAccounts.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'

type Caller = Pick<ServiceCall<'webhooks/subscription-list'>, 'bank' | 'application' | 'customer' | 'grant'>

const subscriptionsOf = ({ bank, application, customer }: Caller): SubscriptionRow[] =>
  openSubscriptions(bank, application.id, customer)

/** Those of them whose accounts the customer shares, all of them. */
const visibleSubscriptions = (call: Caller): SubscriptionRow[] =>
  subscriptionsOf(call).filter(({ accountNumbers }) => accountNumbers.every((id) => isShared(call.grant, id)))

/** @throws ServiceError (404) for another customer's or another application's, too */
function visibleSubscription(call: Caller, subscriptionId: string): SubscriptionRow {
  const found = visibleSubscriptions(call).find(({ id }) => id === subscriptionId)
  if (found) return found
  throw notFound(`You have no subscription ${subscriptionId}: use one of the list.`)
}

const shown = ({ id, url, events, transactionTypes, accountNumbers, status, createdAt }: SubscriptionRow) => ({
  subscriptionId: id,
  url,
  events: [...eventsOf({ events })],
  transactionTypes,
  accountNumbers,
  status,
  createdAt: momentOf(createdAt),
})

const momentOrNull = (time: number | null) => (time === null ? null : momentOf(time))

function shownDelivery({ id, subscriptionId, body, createdAt, nextAttemptAt, attempts, ...row }: DeliveryRow) {
  const last = attempts.at(-1)
  return {
    deliveryId: id,
    subscriptionId,
    event: (JSON.parse(body) as { type: components['schemas']['EventType'] }).type,
    status: stateOf(row).toUpperCase() as Uppercase<ReturnType<typeof stateOf>>,
    createdAt: momentOf(createdAt),
    attempts: attempts.length,
    lastAttemptAt: momentOrNull(last ? last.timestamp * 1000 : null),
    lastAnswer: last?.status ?? null,
    nextAttemptAt: momentOrNull(nextAttemptAt),
    body,
  }
}

/** Those to the subscriptions that the call may see, the newest first. */
function visibleDeliveries(call: Caller): DeliveryRow[] {
  const visible = new Set(visibleSubscriptions(call).map(({ id }) => id))
  return call.bank.tables.webhookDeliveries
    .list({ where: ({ subscriptionId }) => visible.has(subscriptionId) })
    .reverse()
}

/** @throws ServiceError (404) for another customer's or another application's, too */
function visibleDelivery(call: Caller, deliveryId: string): DeliveryRow {
  const found = visibleDeliveries(call).find(({ id }) => id === deliveryId)
  if (found) return found
  throw notFound(`You have no notification ${deliveryId}: use one of the delivery list.`)
}

async function subscribe(call: ServiceCall<'webhooks/subscription'>) {
  const { bank, application, customer, grant, body } = call
  const { url, events, transactionTypes, accountNumbers } = body
  const sharedAccounts = accountsOf(bank, customer)
    .map(({ id }) => id)
    .filter((id) => isShared(grant, id))
  const order = { url, events, transactionTypes, scopes: grant.scopes, accountNumbers, sharedAccounts }
  const row = await createSubscription(bank, { ...order, applicationId: application.id, customerNumber: customer })
  return { ...shown(row), secret: row.secret }
}

export const webhooksServices = [
  service('webhooks/subscription-list', async (call) => {
    const { sort } = call.query
    const found = visibleSubscriptions(call)
    return listPage({ subscriptions: sort === 'createdAt,desc' ? found.reverse() : found }, call.query, shown)
  }),

  service('webhooks/subscription', { owned: { accountNumbers: sharedAccount } }, subscribe),

  service('webhooks/subscription-end', { owned: { subscriptionId: visibleSubscription } }, async (call) => {
    const { bank, params } = call
    const found = visibleSubscription(call, params.subscriptionId)
    await endSubscription(bank, found.id)
    return { subscriptionId: found.id, endedAt: momentOf(bank.clock.now()) }
  }),

  service('webhooks/secret-rotation', { owned: { subscriptionId: visibleSubscription } }, async (call) => {
    const { bank, params, body } = call
    const rotated = await rotateSecret(bank, visibleSubscription(call, params.subscriptionId), body)
    return {
      subscriptionId: rotated.id,
      secret: rotated.secret,
      previousValidUntil: momentOrNull(previousValidUntil(bank, rotated)),
    }
  }),

  service('webhooks/test-notification', { owned: { subscriptionId: visibleSubscription } }, async (call) => {
    const { bank, params, body } = call
    const row = visibleSubscription(call, params.subscriptionId)
    const [first = 'transaction.booked'] = eventsOf(row)
    const event = body.event ?? first
    if (!eventsOf(row).includes(event))
      throw refused('202805', 'event: The subscription has not chosen it', `${row.id} has not chosen ${event}.`)
    const example = exampleBody(row, event, momentOf(bank.clock.now()))
    return shownDelivery(await planDelivery(bank, row, example, 'sample', { isByHand: true }))
  }),

  service('webhooks/delivery-list', { owned: { subscriptionId: 'anyone' } }, async (call) => {
    const { status, subscriptionId } = call.query
    const deliveries = visibleDeliveries(call)
      .filter(matching({ subscriptionId }))
      .map(shownDelivery)
      .filter(matching({ status }))
    return listPage({ deliveries }, call.query)
  }),

  service('webhooks/delivery-resend', { owned: { deliveryId: visibleDelivery } }, async (call) => {
    const row = visibleDelivery(call, call.params.deliveryId)
    if (stateOf(row) === 'sending')
      throw refused('202804', 'The notification is being sent', `${row.id} waits for the response of your server.`)
    return shownDelivery(await resendDelivery(call.bank, row))
  }),
]
