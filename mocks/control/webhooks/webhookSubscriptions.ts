import { boolean, object, optional } from 'superstruct'
import {
  type SubscriptionOrder,
  subscriptionOrder,
  type WebhookSample,
  type WebhookSubscribers,
  type WebhookSubscription,
  webhookSample,
} from '../../../src/rules/sandbox/webhooks.ts'
import { bankCustomers, customerOf } from '../../authorization/signIn/customers.ts'
import type { Bank } from '../../bank/bank.ts'
import { momentOf } from '../../bank/dates.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import type { SubscriptionRow } from '../../db/tables/products/webhooks.ts'
import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import { ApiError } from '../../http/apiError.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { accountsOf } from '../../ledger/books/ledger.ts'
import { planDelivery } from '../../products/webhooks/deliveries/planDelivery.ts'
import { exampleBody } from '../../products/webhooks/events/exampleBody.ts'
import { notification } from '../../products/webhooks/events/notification.ts'
import { sampleMovement } from '../../products/webhooks/events/sampleMovement.ts'
import {
  createSubscription,
  endPreviousSecret,
  endSubscription,
  eventsOf,
  previousValidUntil,
  rotateSecret,
} from '../../products/webhooks/subscriptions/subscriptions.ts'

const moment = (time: number) => new Date(time).toISOString()
const momentOrNull = (time: number | null) => (time === null ? null : moment(time))

const shown = (bank: Bank, row: SubscriptionRow): WebhookSubscription => ({
  subscriptionId: row.id,
  applicationId: row.applicationId,
  applicationName: (row.applicationId !== null && bank.tables.applications.get(row.applicationId)?.name) || null,
  customerNumber: row.customerNumber,
  url: row.url,
  events: [...eventsOf(row)],
  transactionTypes: row.transactionTypes,
  accountNumbers: row.accountNumbers,
  status: row.endedAt === null ? row.status : 'ENDED',
  previousSecretUntil: momentOrNull(previousValidUntil(bank, row)),
  createdAt: moment(row.createdAt),
  endedAt: momentOrNull(row.endedAt),
})

/** Whether a customer's token of this application could subscribe. */
const canSubscribe = (application: ApplicationRow) =>
  activatedScopes(application, 'authorization_code').includes('webhooks')

const subscribers = (bank: Bank): WebhookSubscribers => ({
  applications: bank.tables.applications.list({ where: canSubscribe }).map(({ id, name }) => ({ id, name })),
  customers: bankCustomers(bank)
    .map(({ customerNumber, name }) => ({
      customerNumber,
      name,
      accounts: accountsOf(bank, customerNumber).map(({ id, name: accountName, currency }) => ({
        accountNumber: id,
        name: accountName,
        currency,
      })),
    }))
    .filter(({ accounts }) => accounts.length > 0),
})

/** @throws ApiError (404) */
function found({ tables }: Bank, id = ''): SubscriptionRow {
  const row = tables.webhookSubscriptions.get(id)
  if (row) return row
  throw new ApiError(404, `There is no subscription ${id}`)
}

/** @throws ApiError (404), (409) when it has ended */
function open(bank: Bank, id: string | undefined): SubscriptionRow {
  const row = found(bank, id)
  if (row.endedAt === null) return row
  throw new ApiError(409, `Subscription ${row.id} has ended`)
}

/** As a call of the subscription API by a customer who shares all accounts. @throws ApiError */
async function subscribe(bank: Bank, order: SubscriptionOrder): Promise<SubscriptionRow> {
  const { applicationId, customerNumber } = order
  const application = bank.tables.applications.get(applicationId)
  if (!application) throw new ApiError(404, `There is no application ${applicationId}`)
  if (!canSubscribe(application)) throw new ApiError(403, `${application.name} does not have the product Webhooks`)
  if (!customerOf(bank, customerNumber)) throw new ApiError(404, `There is no customer ${customerNumber}`)
  const sharedAccounts = accountsOf(bank, customerNumber).map(({ id }) => id)
  try {
    const scopes = activatedScopes(application, 'authorization_code')
    return await createSubscription(bank, { ...order, scopes, sharedAccounts })
  } catch (error) {
    // The API names the cause in a header that control calls do not have.
    if (error instanceof ApiError && error.reason !== undefined)
      throw new ApiError(error.status, `${error.message}. ${error.reason}`)
    throw error
  }
}

/** The newest movement of the type, or the example of another event. @throws ApiError (400) for what it does not follow */
async function sampleBody(
  bank: Bank,
  row: SubscriptionRow,
  { event, transactionType }: WebhookSample,
): Promise<string> {
  const [first = 'transaction.booked'] = eventsOf(row)
  const chosen = event ?? (transactionType ? 'transaction.booked' : first)
  const type = transactionType ?? row.transactionTypes[0] ?? 'CHVLH'
  const isMovement = chosen === 'transaction.booked'
  if (!eventsOf(row).includes(chosen)) throw new ApiError(400, `${row.id} has not subscribed to ${chosen}`)
  if (isMovement && !row.transactionTypes.includes(type))
    throw new ApiError(400, `${row.id} has not subscribed to ${type}`)
  return isMovement
    ? notification(row, await sampleMovement(bank, row, type))
    : exampleBody(row, chosen, momentOf(bank.clock.now()))
}

/** Subscriptions as the bank sees them, and samples to them. */
export const subscriptionControlCalls: ControlCalls = {
  'GET /webhooks/subscriptions': {
    summary: 'Lists the webhook subscriptions, including those that have ended.',
    resolve: async ({ bank }) =>
      bank.tables.webhookSubscriptions
        .list()
        .reverse()
        .map((row) => shown(bank, row)),
  },
  'GET /webhooks/subscribers': {
    summary: 'Lists the applications and customers that webhooks can be subscribed for.',
    resolve: async ({ bank }) => subscribers(bank),
  },
  'POST /webhooks/subscriptions': {
    summary: 'Subscribes an application to events of a customer.',
    bodies: [
      {
        applicationId: 'application-000002',
        customerNumber: '1',
        url: 'https://app.example.com/hooks',
        events: ['transaction.booked'],
        transactionTypes: ['FBTCH'],
        accountNumbers: ['1010000001'],
      },
    ],
    resolve: async ({ bank, request }) =>
      shown(bank, await subscribe(bank, checkKnown(await readJson(request), subscriptionOrder))),
  },
  'GET /webhooks/subscriptions/:subscriptionId/secret': {
    summary: 'Shows the secret of a subscription.',
    resolve: async ({ bank, params }) => ({ secret: found(bank, params.subscriptionId).secret }),
  },
  'POST /webhooks/subscriptions/:subscriptionId/rotate': {
    summary: 'Gives a subscription a new secret; the previous one is valid for a day, or ends at once.',
    bodies: [{ endPrevious: true }],
    async resolve({ bank, request, params }) {
      const options = checkKnown(await readJson(request), object({ endPrevious: optional(boolean()) }))
      const { secret } = await rotateSecret(bank, open(bank, params.subscriptionId), options)
      return { secret }
    },
  },
  'DELETE /webhooks/subscriptions/:subscriptionId/previous-secret': {
    summary: 'Ends the secret before the last rotation.',
    resolve: async ({ bank, params }) => shown(bank, await endPreviousSecret(bank, open(bank, params.subscriptionId))),
  },
  'DELETE /webhooks/subscriptions/:subscriptionId': {
    summary: 'Ends a subscription.',
    resolve: async ({ bank, params }) => shown(bank, await endSubscription(bank, open(bank, params.subscriptionId).id)),
  },
  'POST /webhooks/subscriptions/:subscriptionId/fire': {
    summary: 'Sends a sample to the address of a subscription.',
    bodies: [{ transactionType: 'FBTCH' }, { signing: 'otherSecret' }],
    async resolve({ bank, request, params }) {
      const { signing = 'valid', ...sample } = checkKnown(await readJson(request), webhookSample)
      const row = open(bank, params.subscriptionId)
      const body = await sampleBody(bank, row, sample)
      const { id } = await planDelivery(bank, row, body, 'sample', { isByHand: true, signing })
      return { id }
    },
  },
}
