import { expect, test } from 'vitest'
import { seededProducts } from '../../../../../mocks/fixtures/catalogue/services.ts'
import { webhookEvents } from '../../../../../src/rules/bank/webhookEvents.gen.ts'
import { bodyViolations } from '../../../../support/shown/bodyViolations.ts'
import { type Caller, customer, failure, openBank, requestOf, success, type TestBank } from '../../../services/bank.ts'

const subscribe = 'webhooks/subscription'
const elif = customer('1')
const accountNumbers = ['1010000001', '1010000002']
const every = webhookEvents.map(({ type }) => type).filter((type) => type !== 'transaction.booked')

async function follow(bank: TestBank, caller: Caller, accounts = accountNumbers, events: readonly string[] = every) {
  const body = { url: 'https://hooks.example.com/events', events, accountNumbers: accounts }
  const { status, data } = (await bank.call(subscribe, caller, { body })) as {
    status: number
    data: { subscriptionId: string }
  }
  expect(status).toBe(200)
  return data.subscriptionId
}

interface Notification {
  type: string
  timestamp: string
  data: Record<string, unknown>
}

/** What was sent, oldest first; every body keeps the schema of its event. */
async function sent({ control }: TestBank): Promise<Notification[]> {
  const deliveries = (await control('GET', '/webhooks')).data as { body: string; origin: string }[]
  return deliveries.reverse().map(({ body }) => {
    const notification = JSON.parse(body) as Notification
    expect(bodyViolations('createSubscription', { event: notification.type }, notification)).toEqual([])
    return notification
  })
}

test('a transfer is reported to the application that ordered it, and to no other', async () => {
  const bank = await openBank()
  const own = await follow(bank, elif)
  await follow(bank, customer('1', { application: 1 }))
  await follow(bank, elif, ['1010000002'])
  await follow(bank, customer('12', { corporateUsername: 'kuzey.finance' }), ['1012000001'])
  const order = requestOf('money-transfers/transfer-to-own-account', 'usual')
  const { data } = (await bank.call('money-transfers/transfer-to-own-account', elif, { body: order })) as {
    data: { referenceNumber: string }
  }
  expect(await sent(bank)).toEqual([
    {
      type: 'transfer.settled',
      timestamp: '2026-03-14T10:32:07+03:00',
      data: {
        subscriptionId: own,
        referenceNumber: data.referenceNumber,
        transactionDate: '2026-03-14',
        isInternalTransfer: true,
        accountNumber: '1010000001',
        amount: { amount: '1250.00', currency: 'TRY' },
      },
    },
  ])
})

test('a transfer that is returned by the other bank is reported when it comes back', async () => {
  const bank = await openBank()
  const subscriptionId = await follow(bank, elif)
  const body = { ...requestOf('money-transfers/fast-transfer', 'usual'), receiverIban: 'TR680888800000002020000091' }
  expect((await bank.call('money-transfers/fast-transfer', elif, { body })).status).toBe(200)
  await bank.control('POST', '/clock', { advance: 600_000 })
  expect(await sent(bank)).toMatchObject([
    { type: 'transfer.returned', data: { subscriptionId, isInternalTransfer: false, reason: 'ACCOUNT_CLOSED' } },
  ])
})

test('a cancelled transfer is reported with the number of the cancellation', async () => {
  const bank = await openBank()
  await follow(bank, elif)
  const order = requestOf('money-transfers/eft-transfer', 'usual')
  const { data } = (await bank.call('money-transfers/eft-transfer', elif, { body: order })) as {
    data: { referenceNumber: string }
  }
  const body = { referenceNumber: data.referenceNumber }
  const cancelled = (await bank.call('cancellations/transfer-cancellation', elif, { body })) as {
    data: { referenceNumber: string }
  }
  expect(await sent(bank)).toMatchObject([
    {
      type: 'transfer.cancelled',
      data: {
        referenceNumber: data.referenceNumber,
        cancellationReferenceNumber: cancelled.data.referenceNumber,
      },
    },
  ])
})

test('an order that a second holder refuses is reported', async () => {
  const bank = await openBank()
  const can = customer('6')
  await follow(bank, can, ['1010000061'])
  const body = { ...requestOf('money-transfers/fast-transfer', 'usual'), senderAccountNumber: '1010000061' }
  const { data } = (await bank.call('money-transfers/fast-transfer', can, { body })) as {
    data: { referenceNumber: string }
  }
  await bank.control('POST', `/transfers/${data.referenceNumber}/refuse`, {})
  expect(await sent(bank)).toMatchObject([
    { type: 'transfer.rejected', data: { referenceNumber: data.referenceNumber, accountNumber: '1010000061' } },
  ])
})

test('an event is reported only while the application has its API and Webhooks', async () => {
  const bank = await openBank()
  const own = await follow(bank, elif)
  const statuses = ['BLOCKED', 'ACTIVE', 'BLOCKED', 'ACTIVE']
  for (const lost of ['Debit Cards', 'Webhooks', 'Credit Cards', 'Branches and ATMs']) {
    const kept = seededProducts.filter(({ name }) => name !== lost)
    bank.change('applications/application-000002', { productList: kept.map(({ id }) => String(id)) })
    await bank.control('PUT', '/customers/1/cards/DC1000000001', { status: statuses.shift() })
  }
  expect(await sent(bank)).toMatchObject([
    { type: 'card.status_changed', data: { subscriptionId: own, cardId: 'DC1000000001', status: 'BLOCKED' } },
    { type: 'card.status_changed', data: { subscriptionId: own, cardId: 'DC1000000001', status: 'ACTIVE' } },
  ])
})

test('a card is reported once for each change, by the bank as by the customer', async () => {
  const bank = await openBank()
  const subscriptionId = await follow(bank, elif)
  // The debit card belongs to another account, and a credit card to the customer.
  const narrow = await follow(bank, elif, ['1010000002'])
  const path = { cardId: 'DC1000000001' }
  await bank.call('debit-cards/debit-card-settings', elif, { path, body: { status: 'BLOCKED' } })
  await bank.call('debit-cards/debit-card-settings', elif, { path, body: { status: 'BLOCKED' } })
  await bank.control('PUT', '/customers/1/cards/CC1000000001', { status: 'BLOCKED' })
  const card = { subscriptionId, previousStatus: 'ACTIVE', status: 'BLOCKED' }
  const credit = { ...card, cardId: 'CC1000000001', cardNumber: '540099******1001', kind: 'CREDIT' }
  expect(await sent(bank)).toEqual([
    {
      type: 'card.status_changed',
      timestamp: '2026-03-14T10:32:07+03:00',
      data: { ...card, cardId: 'DC1000000001', cardNumber: '410099******2001', kind: 'DEBIT' },
    },
    { type: 'card.status_changed', timestamp: '2026-03-14T10:32:07+03:00', data: credit },
    {
      type: 'card.status_changed',
      timestamp: '2026-03-14T10:32:07+03:00',
      data: { ...credit, subscriptionId: narrow },
    },
  ])
})

test('the decision about a loan is reported to the subscriptions that follow its account', async () => {
  const bank = await openBank()
  const subscriptionId = await follow(bank, elif)
  await follow(bank, elif, ['1010000002'])
  const body = requestOf('digital-loan/loan-application', 'usual') as { accountNumber: string }
  const { data } = (await bank.call('digital-loan/loan-application', elif, { body })) as {
    data: { applicationId: string }
  }
  await bank.control('POST', '/clock', { advance: 120_000 })
  expect(await sent(bank)).toMatchObject([
    {
      type: 'loan_application.decided',
      data: {
        subscriptionId,
        applicationId: data.applicationId,
        accountNumber: body.accountNumber,
        status: 'APPROVED',
      },
    },
  ])
})

test('an answered ticket is reported to the applications of its developer', async () => {
  const bank = await openBank()
  const subscriptionId = await follow(bank, elif)
  const tickets = (await bank.control('GET', '/tickets')).data as { ticketNumber: string; subject: string }[]
  for (const { ticketNumber } of tickets) await bank.control('POST', `/tickets/${ticketNumber}/answer`, {})
  const reported = (await sent(bank)).map(({ type, data }) => [type, data.subscriptionId, data.ticketNumber])
  expect(reported.length).toBeGreaterThan(0)
  expect(reported).toEqual(tickets.map(({ ticketNumber }) => ['ticket.answered', subscriptionId, ticketNumber]))
})

test('a subscription gets only what it chose', async () => {
  const bank = await openBank()
  await follow(bank, elif, accountNumbers, ['transfer.returned', 'ticket.answered'])
  await bank.control('PUT', '/customers/1/cards/CC1000000001', { status: 'BLOCKED' })
  const order = requestOf('money-transfers/transfer-to-own-account', 'usual')
  await bank.call('money-transfers/transfer-to-own-account', elif, { body: order })
  expect(await sent(bank)).toEqual([])
})

const url = 'https://hooks.example.com/events'
test.each([
  [{ url, events: ['transaction.booked'], accountNumbers }, 'transactionTypes: Required with transaction.booked'],
  [{ url, accountNumbers }, 'transactionTypes: Required with transaction.booked'],
])('movements need transaction types: %j', async (body, message) => {
  const { call } = await openBank()
  expect(await call(subscribe, elif, { body })).toEqual(failure(400, '-1', message))
})

test('an event needs the scope of the API that reads the same', async () => {
  const bank = await openBank()
  const narrow = customer('1', { scopes: ['webhooks', 'debitcards'] })
  const order = (events: readonly string[]) => bank.call(subscribe, narrow, { body: { url, events, accountNumbers } })
  const refusal = failure(400, '202803', 'events: The token has no scope for one of them')
  expect(await order(['transfer.settled'])).toEqual(refusal)
  expect(await order(['card.status_changed', 'loan_application.decided'])).toEqual(refusal)
  expect(await order(['card.status_changed', 'ticket.answered'])).toMatchObject(success({ status: 'ACTIVE' }))
  await bank.control('PUT', '/customers/1/cards/CC1000000001', { status: 'BLOCKED' })
  await bank.control('PUT', '/customers/1/cards/DC1000000001', { status: 'BLOCKED' })
  expect((await sent(bank)).map(({ data }) => data.cardId)).toEqual(['DC1000000001'])
})
