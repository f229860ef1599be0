import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebhookRequest } from '../../../../mocks/products/webhooks/deliveries/deliveries.ts'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { baasCustomer, customer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const subscribe = 'webhooks/subscription'
const list = 'webhooks/subscription-list'
const end = 'webhooks/subscription-end'
const rotation = 'webhooks/secret-rotation'
const deliveryList = 'webhooks/delivery-list'
const resend = 'webhooks/delivery-resend'
const kuzey = customer('12', { corporateUsername: 'kuzey.finance' })
const elif = customer('1')
const stranger = customer('12', { corporateUsername: 'kuzey.finance', application: 1 })
const day = 86_400_000
const empty = { number: 1, size: 20, totalElements: 0, totalPages: 0 }

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['12', 'usual'],
  ['2', 'empty'],
  ['1', 'suspended'],
])('customer %s has the subscriptions of the example %s', async (number, example) => {
  const { call } = await openBank()
  expect(await call(list, customer(number))).toEqual(success(answerOf(list, example)))
})

test('subscriptions of days a century apart have different IDs', async () => {
  const { call, control } = await openBank()
  const ids: unknown[] = []
  for (const move of [{ set: '1926-03-14T10:00:00+03:00' }, { reset: true }]) {
    await control('POST', '/clock', move)
    const { data } = (await call(subscribe, elif, { body: requestOf(subscribe, 'allTypes') })) as {
      data?: { subscriptionId: string }
    }
    ids.push(data?.subscriptionId)
  }
  expect(ids).toEqual(['WH2603140002', 'WH2603140003'])
})

test('the subscriptions of the examples are made one after the other', async () => {
  const { call } = await openBank()
  for (const [caller, example] of [
    [kuzey, 'usual'],
    [elif, 'allTypes'],
  ] as const) {
    const { secret: _, ...expected } = answerOf(subscribe, example) as { secret: string }
    expect(await call(subscribe, caller, { body: requestOf(subscribe, example) })).toEqual(
      success({
        ...expected,
        createdAt: '2026-03-14T10:32:07+03:00',
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/=]{44}$/),
      }),
    )
  }
  const sorted = await call(list, kuzey, { query: { sort: 'createdAt,asc', size: 1 } })
  expect(sorted).toMatchObject({
    data: { subscriptions: [{ subscriptionId: 'WH2603090001' }], page: { totalElements: 2, totalPages: 2 } },
  })
  expect(await call(list, stranger)).toEqual(success(answerOf(list, 'usual')))
  expect(await call(end, stranger, { path: { subscriptionId: 'WH2603140002' } })).toEqual(missing)
})

test('a subscription ends once', async () => {
  const { call } = await openBank()
  const path = { subscriptionId: 'WH2603090001' }
  expect(await call(end, kuzey, { path })).toEqual(
    success({ subscriptionId: 'WH2603090001', endedAt: '2026-03-14T10:32:07+03:00' }),
  )
  expect(await call(end, kuzey, { path })).toEqual(missing)
  expect(await call(end, kuzey, { path: { subscriptionId: 'WH1' } })).toEqual(
    failure(400, '-1', 'subscriptionId: Expected WH and ten digits'),
  )
})

const notHttps = failure(400, '202801', 'url: Expected an https address')
test.each([
  [{ url: 'http://hooks.example.com' }, notHttps],
  [{ url: 'https://me:secret@hooks.example.com' }, notHttps],
  [{ accountNumbers: ['1012000002', '1010000001'] }, missing],
  [{ context: undefined }, failure(400, '-1', 'context: Required')],
])('nobody can subscribe with %j', async (changes, answer) => {
  const { call } = await openBank()
  expect(await call(subscribe, kuzey, { body: { ...requestOf(subscribe, 'usual'), ...changes } })).toEqual(answer)
})

test('an account that the customer does not share cannot be followed', async () => {
  const { call } = await openBank()
  const caller = customer('12', { kind: 'authorization_code', accounts: ['1012000002'] })
  expect(await call(subscribe, caller, { body: requestOf(subscribe, 'usual') })).toEqual(missing)
})

test('a consent shows and ends no subscription to an account that the customer does not share', async () => {
  const { call } = await openBank()
  const narrow = customer('12', { kind: 'authorization_code', accounts: ['1012000002'] })
  const path = { subscriptionId: 'WH2603090001' }
  expect(await call(list, narrow)).toEqual(success({ subscriptions: [], page: empty }))
  expect(await call(end, narrow, { path })).toEqual(missing)
  expect(await call(list, kuzey)).toEqual(success(answerOf(list, 'usual')))
})

test('an application has 20 subscriptions for a customer beside the ready-made ones, which do not count', async () => {
  const { call } = await openBank()
  const body = requestOf(subscribe, 'usual')
  expect(await call(list, kuzey)).toEqual(success(answerOf(list, 'usual')))
  for (let index = 0; index < 20; index++) expect((await call(subscribe, kuzey, { body })).status).toBe(200)
  expect(await call(subscribe, kuzey, { body })).toEqual(failure(400, '202802', 'Too many subscriptions'))
})

interface Delivery {
  id: string
  body: string
  state: string
  nextAttemptAt: string | null
  attempts: { timestamp: number; signature: string; status: number | null }[]
}

const deliveries = async ({ control }: TestBank) => (await control('GET', '/webhooks')).data as Delivery[]

const deniz = baasCustomer('4000000001')

/** Deniz follows the transfers of the everyday account, and sends money to another bank. */
async function transferFollowed(bank: TestBank, url: string): Promise<string> {
  const follower = customer('4000000001')
  const body = { url, transactionTypes: ['FBTCH'], accountNumbers: ['4010000001'] }
  const { data } = (await bank.call(subscribe, follower, { body })) as { data: { secret: string } }
  const order = requestOf('baas-money-transfers/transfer-order', 'usual')
  expect((await bank.call('baas-money-transfers/transfer-order', deniz, { body: order })).status).toBe(200)
  return data.secret
}

test('a movement is signed and received by the inbox, and nobody outside is called', async () => {
  const bank = await openBank()
  const secret = await transferFollowed(bank, 'https://hooks.example.com/deniz')
  const [delivery, ...others] = await deliveries(bank)
  expect([delivery?.state, others]).toEqual(['delivered', []])
  expect(JSON.parse(delivery?.body ?? '')).toEqual({
    type: 'transaction.booked',
    timestamp: '2026-03-14T10:32:07+03:00',
    data: {
      subscriptionId: 'WH2603140002',
      transactionType: 'FBTCH',
      direction: 'OUT',
      referenceNumber: expect.stringMatching(/^20260314\d{6}$/),
      accountNumber: '4010000001',
      amount: { amount: '4500.00', currency: 'TRY' },
      transactionDate: '2026-03-14',
      explanation: 'March rent',
    },
  })
  const [{ timestamp, signature } = { timestamp: 0, signature: '' }] = delivery?.attempts ?? []
  vi.useFakeTimers({ toFake: ['Date'], now: timestamp * 1000 })
  const headers = {
    'webhook-id': delivery?.id ?? '',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  expect(new Webhook(secret).verify(delivery?.body ?? '', headers)).toMatchObject({ type: 'transaction.booked' })
  expect(() => new Webhook(secret).verify(`${delivery?.body} `, headers)).toThrow()
})

async function openSending() {
  const sent: WebhookRequest[] = []
  const sender = {
    now: () => Date.parse('2026-06-01T12:00:00Z'),
    send: (request: WebhookRequest) => void sent.push(request),
  }
  const bank = await openBank({ sender })
  await transferFollowed(bank, 'http://127.0.0.1:9999/hook')
  const answer = (status: number | null) => bank.control('POST', `/webhooks/${sent.at(-1)?.id}/answer`, { status })
  return { bank, sent, answer }
}

test('a server on the own machine is called with the real time, and its answer ends the delivery', async () => {
  const { bank, sent, answer } = await openSending()
  expect(sent.map(({ url, headers }) => [url, headers['webhook-timestamp']])).toEqual([
    ['http://127.0.0.1:9999/hook', '1780315200'],
  ])
  expect((await answer(200)).status).toBe(200)
  expect(await deliveries(bank)).toMatchObject([
    { state: 'delivered', nextAttemptAt: null, attempts: [{ status: 200 }] },
  ])
  expect((await answer(200)).status).toBe(404)
})

test('an answer that is not 200 is tried again by the clock, and suspends in the end', async () => {
  const { bank, sent, answer } = await openSending()
  const minutes = [5 / 60, 5, 30, 120, 300, 600, 720, 720, 720, 720, 720, 720]
  for (const [index, delay] of minutes.entries()) {
    await answer(index % 2 === 0 ? null : 503)
    expect((await deliveries(bank))[0]?.state).toBe('waiting')
    await bank.control('POST', '/clock', { advance: delay * 60_000 - 1 })
    expect(sent).toHaveLength(index + 1)
    await bank.control('POST', '/clock', { advance: 1 })
    expect(sent).toHaveLength(index + 2)
  }
  await answer(302)
  expect(await deliveries(bank)).toMatchObject([{ state: 'failed', nextAttemptAt: null }])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(await bank.call(list, customer('4000000001'))).toMatchObject({
    data: { subscriptions: [{ status: 'SUSPENDED' }] },
  })
})

test('a server on the own machine is called again by hand with the same ID, but not while it is called', async () => {
  const { bank, sent, answer } = await openSending()
  const [{ id } = { id: '' }] = sent
  expect((await bank.control('POST', `/webhooks/${id}/resend`, {})).status).toBe(409)
  await answer(503)
  expect((await bank.control('POST', `/webhooks/${id}/resend`, {})).status).toBe(200)
  expect(sent.map((request) => request.id)).toEqual([id, id])
  await answer(200)
  await bank.control('POST', '/clock', { advance: 3_600_000 })
  expect(sent).toHaveLength(2)
  await bank.control('POST', '/webhooks/subscriptions/WH2603140002/fire', { signing: 'tenMinutesOld' })
  expect(sent[2]?.headers['webhook-timestamp']).toBe(String(1780315200 - 600))
  expect(await deliveries(bank)).toMatchObject([
    { state: 'sending', attempts: [{ verification: null }] },
    { state: 'delivered', attempts: [{ status: 503 }, { status: 200 }] },
  ])
})

test('what was booked before the end of a subscription is delivered for a minute only', async () => {
  const { bank, sent, answer } = await openSending()
  await answer(500)
  await bank.call(end, customer('4000000001'), { path: { subscriptionId: 'WH2603140002' } })
  await bank.control('POST', '/clock', { advance: 6_000 })
  expect(sent).toHaveLength(2)
  await answer(500)
  await bank.control('POST', '/clock', { advance: 301_000 })
  expect(sent).toHaveLength(2)
  expect(await deliveries(bank)).toMatchObject([{ state: 'dropped' }])
})

test('nothing is sent to an ended subscription after the clock was set back', async () => {
  const { bank, sent, answer } = await openSending()
  await answer(500)
  await bank.call(end, customer('4000000001'), { path: { subscriptionId: 'WH2603140002' } })
  await bank.control('POST', '/clock', { advance: -7_200_000 })
  await bank.control('POST', '/clock', { advance: 6_000 })
  expect(sent).toHaveLength(1)
  expect(await deliveries(bank)).toMatchObject([{ state: 'dropped' }])
})

/** Kuzey's subscription to the sandbox's inbox, and a delivery to it by hand. */
async function openSubscribed(options?: Parameters<typeof openBank>[0], url = 'https://hooks.example.com/portico') {
  const bank = await openBank(options)
  const { data } = (await bank.call(subscribe, kuzey, { body: { ...requestOf(subscribe, 'usual'), url } })) as {
    data: { subscriptionId: string }
  }
  const path = { subscriptionId: data.subscriptionId }
  const fire = async () =>
    (await bank.control('POST', `/webhooks/subscriptions/${path.subscriptionId}/fire`, {})).data as { id: string }
  return { bank, path, fire }
}

test('nobody else rotates a secret, and reads or resends what was sent', async () => {
  const { bank, path, fire } = await openSubscribed()
  const { id } = await fire()
  expect(await bank.call(rotation, stranger, { path, body: {} })).toEqual(missing)
  expect(await bank.call(deliveryList, stranger)).toEqual(success({ deliveries: [], page: empty }))
  expect(await bank.call(resend, stranger, { path: { deliveryId: id }, body: {} })).toEqual(missing)
})

test('what failed for good is listed, and is sent again with the same ID', async () => {
  const { bank, path, fire } = await openSubscribed()
  await bank.control('PUT', '/settings', { inboxAnswer: '500' })
  const { id } = await fire()
  const failed = { query: { status: 'FAILED' } }
  expect(await bank.call(deliveryList, kuzey, failed)).toEqual(success({ deliveries: [], page: empty }))
  await bank.control('POST', '/clock', { advance: 5 * day })
  const [{ body } = { body: '' }] = await deliveries(bank)
  const delivery = {
    deliveryId: id,
    ...path,
    event: 'transaction.booked',
    status: 'FAILED',
    createdAt: '2026-03-14T10:32:07+03:00',
    attempts: 13,
    lastAttemptAt: expect.stringMatching(/\+03:00$/),
    lastAnswer: 500,
    nextAttemptAt: null,
    body,
  }
  expect(await bank.call(deliveryList, kuzey, failed)).toEqual(
    success({ deliveries: [delivery], page: { ...empty, totalElements: 1, totalPages: 1 } }),
  )
  await bank.control('PUT', '/settings', { inboxAnswer: '200' })
  expect(await bank.call(resend, kuzey, { path: { deliveryId: id }, body: {} })).toEqual(
    success({ ...delivery, status: 'WAITING', nextAttemptAt: '2026-03-19T10:32:07+03:00' }),
  )
  expect(await bank.call(deliveryList, kuzey, { query: path })).toMatchObject({
    data: { deliveries: [{ deliveryId: id, status: 'DELIVERED', attempts: 14, lastAnswer: 200 }] },
  })
})

test('what is being sent is not sent again', async () => {
  const sender = { now: () => Date.now(), send: () => {} }
  const { bank, fire } = await openSubscribed({ sender }, 'http://127.0.0.1:9/hook')
  const { id } = await fire()
  expect(await bank.call(resend, kuzey, { path: { deliveryId: id }, body: {} })).toEqual(
    failure(400, '202804', 'The notification is being sent'),
  )
})

test('a test notification is the example of a chosen event, for the subscription', async () => {
  const { bank, path } = await openSubscribed()
  const sent = await bank.call('webhooks/test-notification', kuzey, { path, body: {} })
  expect(sent).toMatchObject({ data: { ...path, event: 'transaction.booked', status: 'WAITING', attempts: 0 } })
  const [delivery] = await deliveries(bank)
  expect(delivery).toMatchObject({ origin: 'sample', state: 'delivered' })
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    type: 'transaction.booked',
    data: { ...path, direction: 'IN' },
  })
  expect(await bank.call('webhooks/test-notification', kuzey, { path, body: { event: 'ticket.answered' } })).toEqual(
    failure(400, '202805', 'event: The subscription has not chosen it'),
  )
  expect(await bank.call('webhooks/test-notification', stranger, { path, body: {} })).toEqual(missing)
})
