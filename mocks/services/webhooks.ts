import { momentOf } from '../bank/calendar.ts'
import { notFound } from '../bank/serviceError.ts'
import type { SubscriptionRow } from '../db/tables/webhooks.ts'
import { accountsOf } from '../ledger/ledger.ts'
import { createSubscription, endSubscription, eventsOf, openSubscriptions } from '../products/webhooks/subscriptions.ts'
import { type ServiceCall, service } from './service.ts'
import { isShared, sharedAccount } from './shared/customerAccounts.ts'
import { pageOf } from './shared/page.ts'

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
    const { sort = 'createdAt,desc' } = call.query
    const found = visibleSubscriptions(call)
    const { entries, page } = pageOf(sort === 'createdAt,desc' ? found.reverse() : found, call.query)
    return { subscriptions: entries.map(shown), page }
  }),

  service('webhooks/subscription', subscribe, {
    owned: { accountNumbers: sharedAccount },
  }),

  service(
    'webhooks/subscription-end',
    async (call) => {
      const { bank, params } = call
      const found = visibleSubscription(call, params.subscriptionId)
      await endSubscription(bank, found.id)
      return { subscriptionId: found.id, endedAt: momentOf(bank.clock.now()) }
    },
    { owned: { subscriptionId: visibleSubscription } },
  ),
]
