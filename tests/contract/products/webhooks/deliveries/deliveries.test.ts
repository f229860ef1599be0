import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../../mocks/db/table.ts'
import type {
  WebhookDelivery,
  WebhookMessage,
  WebhookSubscription,
} from '../../../../../src/rules/sandbox/sandboxWebhooks.ts'
import { control } from '../../../calls.ts'
import { type FrozenClock, firstDay, frozenClock } from '../../../frozenClock.ts'
import { type Host, hostNames, openHost } from '../../../hosts.ts'
import { saveClient } from '../../../oauth.ts'

const order = {
  applicationId: 'application-000003',
  customerNumber: '1',
  url: 'https://hooks.example.com/elif',
  transactionTypes: ['FBTCH', 'CVIRM'],
  accountNumbers: ['1010000001'],
}

const subscription: WebhookSubscription = {
  subscriptionId: 'WH2601050002',
  applicationId: 'application-000003',
  applicationName: 'Market Stall',
  customerNumber: '1',
  url: 'https://hooks.example.com/elif',
  events: ['transaction.booked'],
  transactionTypes: ['FBTCH', 'CVIRM'],
  accountNumbers: ['1010000001'],
  status: 'ACTIVE',
  previousSecretUntil: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  endedAt: null,
}
const path = '/webhooks/subscriptions/WH2601050002'

describe.each(hostNames)('webhooks by hand on the %s', (name) => {
  let host: Host
  let clock: FrozenClock
  beforeEach(async () => {
    clock = frozenClock()
    host = await openHost(name, { clock })
    await saveClient(host)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await host.close()
  })

  async function dataOf<Data>(method: string, at: string, body?: object): Promise<Data> {
    const { status, body: answer } = await control(host, method, at, body)
    expect(status).toBe(200)
    return (answer as { data: Data }).data
  }
  const refusal = async (method: string, at: string, body?: object) => {
    const { status, body: answer } = await control(host, method, at, body)
    return [status, (answer as { header: { message: string } }).header.message]
  }
  const subscribe = () => dataOf<WebhookSubscription>('POST', '/webhooks/subscriptions', order)
  const fire = (body: object = {}) => dataOf<{ id: string }>('POST', `${path}/fire`, body)
  const deliveries = () => dataOf<WebhookDelivery[]>('GET', '/webhooks')
  const inbox = () => dataOf<WebhookMessage[]>('GET', '/webhooks/inbox')
  const advance = (milliseconds: number) => control(host, 'POST', '/clock', { advance: milliseconds })

  /** Whether an independent receiver takes the message, by the real time of the test. */
  async function isTaken({ headers, body }: WebhookMessage): Promise<boolean> {
    const { secret } = await dataOf<{ secret: string }>('GET', `${path}/secret`)
    vi.useFakeTimers({ toFake: ['Date'], now: clock.now() })
    try {
      new Webhook(secret).verify(body, headers)
      return true
    } catch {
      return false
    } finally {
      vi.useRealTimers()
    }
  }

  test('a subscription is made, listed without its secret, and ended', async () => {
    expect(await dataOf('GET', '/webhooks/subscribers')).toMatchObject({
      applications: [{ id: 'application-000003', name: 'Market Stall' }],
      customers: [
        {
          customerNumber: '1',
          accounts: [{ accountNumber: '1010000001', name: 'Salary account', currency: 'TRY' }, {}, {}],
        },
        { customerNumber: '3' },
        { customerNumber: '4' },
        { customerNumber: '5' },
        { customerNumber: '6' },
        { customerNumber: '7' },
        { customerNumber: '12', name: 'Kuzey Trading Ltd.' },
      ],
    })
    expect(await subscribe()).toEqual(subscription)
    expect(await dataOf('GET', '/webhooks/subscriptions')).toEqual([
      subscription,
      expect.objectContaining({ customerNumber: '12', applicationId: null, applicationName: null, status: 'ACTIVE' }),
      expect.objectContaining({ customerNumber: '1', applicationId: null, status: 'SUSPENDED' }),
    ])
    expect(await dataOf('GET', `${path}/secret`)).toEqual({ secret: expect.stringMatching(/^whsec_[\w+/=]{44}$/) })
    clock.pass(1000)
    const ended = { ...subscription, status: 'ENDED', endedAt: '2026-01-05T10:00:01.000Z' }
    expect(await dataOf('DELETE', path)).toEqual(ended)
    expect((await dataOf<WebhookSubscription[]>('GET', '/webhooks/subscriptions'))[0]).toEqual(ended)
    const over = [409, 'Subscription WH2601050002 has ended']
    expect(await refusal('DELETE', path)).toEqual(over)
    expect(await refusal('POST', `${path}/fire`, {})).toEqual(over)
  })

  test.each([
    [
      { url: 'http://hooks.example.com' },
      400,
      'url: Expected an https address. Send an https address of your server without credentials.',
    ],
    [
      { accountNumbers: ['1012000001'] },
      404,
      'Not found. The customer shares no account 1012000001: use those of the account list.',
    ],
    [{ accountNumbers: [] }, 400, 'accountNumbers: Choose at least one'],
    [{ transactionTypes: ['FBTCH', 'FBTCH'] }, 400, 'transactionTypes: Choose each once, and at most 50'],
    [{ applicationId: 'application-000001' }, 403, 'Till Companion does not have the product Webhooks'],
    [{ applicationId: 'application-000009' }, 404, 'There is no application application-000009'],
    [{ customerNumber: '9' }, 404, 'There is no customer 9'],
  ])('nobody subscribes with %j', async (changes, status, message) => {
    expect(await refusal('POST', '/webhooks/subscriptions', { ...order, ...changes })).toEqual([status, message])
  })

  test('an application has 20 subscriptions for a customer, by hand as well', async () => {
    // The ready-made one of this customer does not count.
    for (let count = 0; count < 20; count++) await subscribe()
    expect(await refusal('POST', '/webhooks/subscriptions', order)).toEqual([
      400,
      'Too many subscriptions. An application has 20 subscriptions for a customer at most.',
    ])
  })

  test('a sample is the newest movement of its type, signed with the real time', async () => {
    await subscribe()
    await advance(86_400_000)
    const { id } = await fire({ transactionType: 'FBTCH' })
    const [message, ...others] = await inbox()
    if (!message) throw new Error('The inbox is empty')
    expect(others).toEqual([])
    expect(message).toEqual({
      id,
      subscriptionId: 'WH2601050002',
      url: order.url,
      receivedAt: new Date(firstDay).toISOString(),
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(firstDay / 1000),
        'webhook-signature': expect.stringMatching(/^v1,/),
      },
      body: expect.any(String),
      verification: 'verified',
      status: 200,
    })
    expect(await isTaken(message)).toBe(true)
    expect(await isTaken({ ...message, body: `${message.body} ` })).toBe(false)
    const { data } = JSON.parse(message.body) as { data: { transactionType: string; accountNumber: string } }
    expect(data).toMatchObject({ transactionType: 'FBTCH', accountNumber: '1010000001' })
    expect(await deliveries()).toEqual([
      {
        id,
        subscriptionId: 'WH2601050002',
        url: order.url,
        body: message.body,
        origin: 'sample',
        state: 'delivered',
        createdAt: '2026-01-06T10:00:00.000Z',
        nextAttemptAt: null,
        attempts: [
          {
            timestamp: firstDay / 1000,
            signature: message.headers['webhook-signature'],
            headers: message.headers,
            status: 200,
            verification: 'verified',
          },
        ],
      },
    ])
    expect(await refusal('POST', `${path}/fire`, { transactionType: 'EEFTO' })).toEqual([
      400,
      'WH2601050002 has not subscribed to EEFTO',
    ])
  })

  test.each([
    ['otherSecret', 'wrongSignature'],
    ['tenMinutesOld', 'tooOld'],
  ])('the inbox refuses what is signed with %s, and accepts the retry', async (signing, verification) => {
    await subscribe()
    await fire({ signing })
    const [message] = await inbox()
    if (!message) throw new Error('The inbox is empty')
    expect(message).toMatchObject({ verification, status: 400 })
    expect(await isTaken(message)).toBe(false)
    expect(await deliveries()).toMatchObject([{ state: 'waiting', nextAttemptAt: '2026-01-05T10:00:05.000Z' }])
    await advance(5000)
    expect(await inbox()).toMatchObject([{ verification: 'verified', status: 200 }, { verification }])
    expect(await deliveries()).toMatchObject([{ state: 'delivered', nextAttemptAt: null }])
  })

  test.each([
    ['500', 500],
    ['none', null],
  ])('while the inbox answers %s, retries follow the clock', async (inboxAnswer, status) => {
    await subscribe()
    await control(host, 'PUT', '/settings', { inboxAnswer })
    await fire()
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status, verification: 'verified' }] }])
    await advance(4999)
    expect(await inbox()).toHaveLength(1)
    await advance(1)
    expect(await deliveries()).toMatchObject([
      { nextAttemptAt: '2026-01-05T10:05:05.000Z', attempts: [{}, { status }] },
    ])
    await control(host, 'PUT', '/settings', { inboxAnswer: '200' })
    await advance(300_000)
    expect(await deliveries()).toMatchObject([
      { state: 'delivered', attempts: [{ status }, { status }, { status: 200 }] },
    ])
  })

  test.each([
    ['stopped and set back', [{ stop: true }, { set: '2026-01-04T09:00:00Z' }], '2026-01-04T09:00:05.000Z'],
    ['set back', [{ set: '2026-01-04T09:00:00Z' }], '2026-01-04T09:00:05.000Z'],
    ['moved back', [{ advance: -86_400_000 }], '2026-01-05T10:00:05.000Z'],
    ['reset', [{ reset: true }], '2026-01-05T10:00:05.000Z'],
  ])('a clock that is %s makes no wait for a retry longer', async (_, changes, nextAttemptAt) => {
    await subscribe()
    await advance(86_400_000)
    await control(host, 'PUT', '/settings', { inboxAnswer: '500' })
    const { id } = await fire({ signing: 'otherSecret' })
    await control(host, 'PUT', '/settings', { inboxAnswer: '200' })
    expect(await deliveries()).toMatchObject([{ state: 'waiting', nextAttemptAt: '2026-01-06T10:00:05.000Z' }])
    for (const change of changes) await dataOf('POST', '/clock', change)
    expect(await deliveries()).toMatchObject([{ id, state: 'waiting', nextAttemptAt }])
    expect(await dataOf<object[]>('GET', '/due')).toContainEqual({
      at: nextAttemptAt,
      text: 'Webhook is sent',
      subject: id,
    })
    await advance(4999)
    expect(await inbox()).toHaveLength(1)
    await advance(1)
    expect(await deliveries()).toMatchObject([{ state: 'delivered', nextAttemptAt: null, attempts: [{}, {}] }])
    await advance(2 * 86_400_000)
    expect(await inbox()).toHaveLength(2)
  })

  test('a clock that goes forward leaves the moment of a retry', async () => {
    await subscribe()
    await fire({ signing: 'otherSecret' })
    await advance(2000)
    await dataOf('POST', '/clock', { stop: true })
    await dataOf('POST', '/clock', { stop: false })
    expect(await deliveries()).toMatchObject([{ state: 'waiting', nextAttemptAt: '2026-01-05T10:00:05.000Z' }])
  })

  test('a delivery is sent again at once with its ID, in place of the planned attempt', async () => {
    await subscribe()
    await control(host, 'PUT', '/settings', { inboxAnswer: '500' })
    const { id } = await fire()
    await control(host, 'PUT', '/settings', { inboxAnswer: '200' })
    expect(await dataOf('POST', `/webhooks/${id}/resend`, {})).toEqual({ id })
    expect(await deliveries()).toMatchObject([{ id, state: 'delivered', attempts: [{ status: 500 }, { status: 200 }] }])
    await advance(5000)
    expect(await inbox()).toHaveLength(2)
    await dataOf('POST', `/webhooks/${id}/resend`, {})
    expect((await inbox()).map((message) => message.id)).toEqual([id, id, id])
  })

  test('a replay is a new delivery of the same event', async () => {
    await subscribe()
    const { id } = await fire()
    const replay = await dataOf<{ id: string }>('POST', `/webhooks/${id}/replay`, {})
    expect(replay.id).not.toBe(id)
    const [newest, oldest] = await deliveries()
    expect(newest).toMatchObject({ id: replay.id, origin: 'replay', state: 'delivered', body: oldest?.body })
    expect(oldest).toMatchObject({ id, origin: 'sample', attempts: [{}] })
  })

  test('what a suspended subscription has missed is sent by hand, what an ended one has missed is not', async () => {
    await subscribe()
    await control(host, 'PUT', '/settings', { inboxAnswer: '500' })
    const { id } = await fire()
    await advance(4 * 86_400_000)
    expect(await dataOf('GET', '/webhooks/subscriptions')).toMatchObject([{ status: 'SUSPENDED' }, {}, {}])
    const delivery = async () => (await deliveries()).find((each) => each.id === id)
    expect(await delivery()).toMatchObject({ state: 'failed' })
    await control(host, 'PUT', '/settings', { inboxAnswer: '200' })
    await dataOf('POST', `/webhooks/${id}/resend`, {})
    expect(await delivery()).toMatchObject({ state: 'delivered' })
    await control(host, 'DELETE', path)
    const over = [409, 'Subscription WH2601050002 has ended']
    expect(await refusal('POST', `/webhooks/${id}/resend`, {})).toEqual(over)
    expect(await refusal('POST', `/webhooks/${id}/replay`, {})).toEqual(over)
    expect(await refusal('POST', '/webhooks/msg_1/resend', {})).toEqual([404, 'There is no delivery msg_1'])
  })
})

test('what an older version kept without calling anybody has arrived, and can be sent again', async () => {
  const rows = new Map<string, StoredRow>()
  const first = await openHost('worker host', { storage: memoryStorage(rows) })
  const { body } = await control(first, 'POST', '/webhooks/subscriptions/WH2512310001/fire', {})
  const key = `webhookDeliveries/${(body as { data: { id: string } }).data.id}`
  const { row: stored } = rows.get(key) ?? {}
  const { origin: _, ...row } = stored as Record<string, unknown>
  rows.set(key, { order: 0, row: { ...row, lifecycle: { value: 'kept' }, attempts: [] } })

  const host = await openHost('worker host', { storage: memoryStorage(rows) })
  const listed = async () => ((await control(host, 'GET', '/webhooks')).body as { data: WebhookDelivery[] }).data
  expect(await listed()).toMatchObject([{ state: 'delivered', origin: 'movement', attempts: [] }])
  expect((await control(host, 'POST', `/webhooks/${row.id}/resend`, {})).status).toBe(200)
  expect(await listed()).toMatchObject([{ state: 'delivered', attempts: [{ verification: 'verified' }] }])
})
