import type { SubscriptionRow } from '../db/webhookRows.ts'
import { dayOf, momentOf } from '../ledger/calendar.ts'
import { accountsOf } from '../ledger/ledger.ts'
import type { operations } from '../openapi/webhooks/types.gen.ts'
import { isLoopback } from '../webhooks/deliveries.ts'
import { subscriptionId } from '../webhooks/seededSubscriptions.ts'
import { type ServiceCall, service } from './service.ts'
import { isShared } from './shared/customerAccounts.ts'
import { pageOf } from './shared/page.ts'
import { notFound, refused } from './shared/refusals.ts'

type Caller = Pick<ServiceCall<operations['listSubscriptions']>, 'bank' | 'application' | 'customer' | 'grant'>

/** The subscriptions of the application for the customer that have not ended, in the order of their making. */
const subscriptionsOf = ({ bank, application, customer }: Caller): SubscriptionRow[] =>
  bank.tables.webhookSubscriptions
    .listBy('customerNumber', customer)
    .filter(({ applicationId }) => applicationId === null || applicationId === application.id)
    .filter(({ endedAt }) => endedAt === null)
    .sort((one, other) => one.createdAt - other.createdAt)

/** Those of them whose accounts the customer shares, all of them. */
const visibleSubscriptions = (call: Caller): SubscriptionRow[] =>
  subscriptionsOf(call).filter(({ accountNumbers }) => accountNumbers.every((id) => isShared(call.grant, id)))

const shown = ({ id, url, transactionTypes, accountNumbers, status, createdAt }: SubscriptionRow) => ({
  subscriptionId: id,
  url,
  transactionTypes,
  accountNumbers,
  status,
  createdAt: momentOf(createdAt),
})

function isServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || isLoopback(text)) && username === '' && password === ''
}

const maximum = 20

async function subscribe(call: ServiceCall<operations['createSubscription']>) {
  const { bank, application, customer, grant, body } = call
  const { url, transactionTypes, accountNumbers } = body
  if (!isServer(url))
    throw refused(
      '202801',
      'url: Expected an https address',
      'Send an https address of your server without credentials.',
    )
  const shared = accountsOf(bank, customer)
    .map(({ id }) => id)
    .filter((id) => isShared(grant, id))
  const missing = accountNumbers.find((accountNumber) => !shared.includes(accountNumber))
  if (missing !== undefined) throw notFound(`The customer shares no account ${missing}: use those of the account list.`)
  if (subscriptionsOf(call).length >= maximum)
    throw refused(
      '202802',
      'Too many subscriptions',
      `An application has ${maximum} subscriptions for a customer at most.`,
    )
  const now = bank.clock.now()
  const today = dayOf(now)
  const secret = `whsec_${btoa((await bank.sequence.key('webhook secret')).slice(0, 32))}`
  const row = await bank.tables.webhookSubscriptions.insert({
    // The first number of a day is kept for the ready-made subscriptions.
    id: subscriptionId(today, 1 + (await bank.sequence.next(`webhook subscription ${today}`))),
    customerNumber: customer,
    applicationId: application.id,
    url,
    transactionTypes,
    accountNumbers,
    status: 'ACTIVE',
    secret,
    createdAt: now,
    endedAt: null,
  })
  return { ...shown(row), secret }
}

export const webhooksServices = [
  service<operations['listSubscriptions']>('webhooks/subscription-list', async (call) => {
    const { sort = 'createdAt,desc' } = call.query
    const found = visibleSubscriptions(call)
    const { entries, page } = pageOf(sort === 'createdAt,desc' ? found.reverse() : found, call.query)
    return { subscriptions: entries.map(shown), page }
  }),

  service<operations['createSubscription']>('webhooks/subscription', subscribe),

  service<operations['deleteSubscription']>('webhooks/subscription-end', async (call) => {
    const { bank, params } = call
    const found = visibleSubscriptions(call).find(({ id }) => id === params.subscriptionId)
    if (!found) throw notFound(`You have no subscription ${params.subscriptionId}: use one of the list.`)
    const endedAt = bank.clock.now()
    await bank.tables.webhookSubscriptions.update(found.id, { endedAt })
    return { subscriptionId: found.id, endedAt: momentOf(endedAt) }
  }),
]
