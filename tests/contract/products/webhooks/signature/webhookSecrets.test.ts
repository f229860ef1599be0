import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import { signWebhook } from '../../../../../mocks/products/webhooks/signature/sign.ts'
import { verifyWebhook } from '../../../../../mocks/products/webhooks/signature/verify.ts'
import type { WebhookDelivery } from '../../../../../src/rules/sandbox/sandboxWebhooks.ts'
import { customer, failure, missing, openBank, requestOf, success, type TestBank } from '../../../services/bank.ts'

const subscribe = 'webhooks/subscription'
const rotation = 'webhooks/secret-rotation'
const list = 'webhooks/delivery-list'
const resend = 'webhooks/delivery-resend'
const kuzey = customer('12', { corporateUsername: 'kuzey.finance' })
const stranger = customer('12', { corporateUsername: 'kuzey.finance', application: 1 })
const day = 86_400_000
const empty = { number: 1, size: 20, totalElements: 0, totalPages: 0 }

afterEach(() => {
  vi.useRealTimers()
})

async function openSubscribed(url = 'https://hooks.example.com/portico') {
  const bank = await openBank()
  const { data } = (await bank.call(subscribe, kuzey, { body: { ...requestOf(subscribe, 'usual'), url } })) as {
    data: { subscriptionId: string; secret: string }
  }
  const path = { subscriptionId: data.subscriptionId }
  const rotate = async (body = {}) =>
    (await bank.call(rotation, kuzey, { path, body })) as {
      data: { secret: string; previousValidUntil: string | null }
    }
  return { bank, path, first: data.secret, rotate }
}

const fire = async (bank: TestBank, { subscriptionId }: { subscriptionId: string }) =>
  (await bank.control('POST', `/webhooks/subscriptions/${subscriptionId}/fire`, {})).data as { id: string }

const deliveries = async (bank: TestBank) => (await bank.control('GET', '/webhooks')).data as WebhookDelivery[]

/** Whether an independent receiver accepts the newest delivery with this secret. */
async function isAccepted(bank: TestBank, secret: string): Promise<boolean> {
  const [delivery] = await deliveries(bank)
  const attempt = delivery?.attempts.at(-1)
  vi.useFakeTimers({ toFake: ['Date'], now: (attempt?.timestamp ?? 0) * 1000 })
  try {
    new Webhook(secret).verify(delivery?.body ?? '', attempt?.headers ?? {})
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

test('after a rotation both secrets verify for a day, then the new one only', async () => {
  const { bank, path, first, rotate } = await openSubscribed()
  const { data } = await rotate()
  expect(data).toEqual({
    ...path,
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/=]{44}$/),
    previousValidUntil: '2026-03-15T10:32:07+03:00',
  })
  expect(data.secret).not.toBe(first)
  await bank.control('POST', '/clock', { advance: day - 60_000 })
  await fire(bank, path)
  expect([await isAccepted(bank, first), await isAccepted(bank, data.secret)]).toEqual([true, true])
  await bank.control('POST', '/clock', { advance: 60_000 })
  await fire(bank, path)
  expect([await isAccepted(bank, first), await isAccepted(bank, data.secret)]).toEqual([false, true])
})

test('at the end of the day the previous secret verifies no longer', async () => {
  const { bank, path, first, rotate } = await openSubscribed()
  await rotate()
  await bank.control('POST', '/clock', { set: '2026-03-15T10:32:07.199+03:00' })
  await fire(bank, path)
  expect(await isAccepted(bank, first)).toBe(true)
  await bank.control('POST', '/clock', { advance: 1 })
  await fire(bank, path)
  expect(await isAccepted(bank, first)).toBe(false)
})

test('a second rotation leaves two secrets, and endPrevious leaves one', async () => {
  const { bank, path, first, rotate } = await openSubscribed()
  const second = (await rotate()).data.secret
  const third = (await rotate()).data.secret
  await fire(bank, path)
  const verdicts = async (secrets: string[]) => {
    const found = []
    for (const secret of secrets) found.push(await isAccepted(bank, secret))
    return found
  }
  expect(await verdicts([first, second, third])).toEqual([false, true, true])
  const last = await rotate({ endPrevious: true })
  expect(last.data.previousValidUntil).toBeNull()
  await fire(bank, path)
  expect(await verdicts([second, third, last.data.secret])).toEqual([false, false, true])
})

test('the workbench rotates, and ends the previous secret', async () => {
  const { bank, path, first } = await openSubscribed()
  const at = `/webhooks/subscriptions/${path.subscriptionId}`
  const { secret } = (await bank.control('POST', `${at}/rotate`, {})).data as { secret: string }
  const shown = async () => ((await bank.control('GET', '/webhooks/subscriptions')).data as object[])[0]
  expect(await shown()).toMatchObject({ previousSecretUntil: expect.stringMatching(/^2026-03-15T07:32:07/) })
  expect((await bank.control('DELETE', `${at}/previous-secret`)).data).toMatchObject({ previousSecretUntil: null })
  await fire(bank, path)
  expect([await isAccepted(bank, first), await isAccepted(bank, secret)]).toEqual([false, true])
})

test('nobody else rotates a secret, and reads or resends what was sent', async () => {
  const { bank, path } = await openSubscribed()
  const { id } = await fire(bank, path)
  expect(await bank.call(rotation, stranger, { path, body: {} })).toEqual(missing)
  expect(await bank.call(list, stranger)).toEqual(success({ deliveries: [], page: empty }))
  expect(await bank.call(resend, stranger, { path: { deliveryId: id }, body: {} })).toEqual(missing)
})

test('what failed for good is listed, and is sent again with the same ID', async () => {
  const { bank, path } = await openSubscribed()
  await bank.control('PUT', '/settings', { inboxAnswer: '500' })
  const { id } = await fire(bank, path)
  const failed = { query: { status: 'FAILED' } }
  expect(await bank.call(list, kuzey, failed)).toEqual(success({ deliveries: [], page: empty }))
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
  expect(await bank.call(list, kuzey, failed)).toEqual(
    success({ deliveries: [delivery], page: { ...empty, totalElements: 1, totalPages: 1 } }),
  )
  await bank.control('PUT', '/settings', { inboxAnswer: '200' })
  expect(await bank.call(resend, kuzey, { path: { deliveryId: id }, body: {} })).toEqual(
    success({ ...delivery, status: 'WAITING', nextAttemptAt: '2026-03-19T10:32:07+03:00' }),
  )
  expect(await bank.call(list, kuzey, { query: { ...path } })).toMatchObject({
    data: { deliveries: [{ deliveryId: id, status: 'DELIVERED', attempts: 14, lastAnswer: 200 }] },
  })
})

test('what is being sent is not sent again', async () => {
  const bank = await openBank({ sender: { now: () => Date.now(), send: () => {} } })
  const body = { ...requestOf(subscribe, 'usual'), url: 'http://127.0.0.1:9/hook' }
  const { data } = (await bank.call(subscribe, kuzey, { body })) as { data: { subscriptionId: string } }
  const { id } = await fire(bank, data)
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

test.each([
  [-301, 'tooOld'],
  [-300, 'verified'],
  [300, 'verified'],
  [301, 'tooOld'],
])('a webhook that is %i seconds away from the time of its receiver is %s', async (seconds, verification) => {
  const secret = `whsec_${btoa('a secret of the receiver')}`
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1000', 'webhook-signature': '' }
  headers['webhook-signature'] = await signWebhook(secret, 'msg_1', 1000, '{}')
  expect(await verifyWebhook(secret, { headers, body: '{}' }, (1000 + seconds) * 1000)).toBe(verification)
})
