import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../../mocks/db/table.ts'
import type { WebhookDelivery } from '../../../../../src/rules/sandbox/webhooks.ts'
import { control } from '../../../calls.ts'
import { firstDay } from '../../../frozenClock.ts'
import { hostNames, openHost } from '../../../hosts.ts'
import { openWebhooks, order, path } from '../webhooksByHand.ts'

describe.each(hostNames)('webhooks by hand on the %s', (name) => {
  test('a sample is the newest movement of its type, signed with the real time', async () => {
    const { refusal, subscribe, fire, deliveries, inbox, advance } = await openWebhooks(name)
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
    ['500', 500],
    ['none', null],
  ])('while the inbox answers %s, retries follow the clock', async (inboxAnswer, status) => {
    const { subscribe, fire, deliveries, inbox, advance, answerInbox } = await openWebhooks(name)
    await subscribe()
    await answerInbox(inboxAnswer)
    await fire()
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status, verification: 'verified' }] }])
    await advance(4999)
    expect(await inbox()).toHaveLength(1)
    await advance(1)
    expect(await deliveries()).toMatchObject([
      { nextAttemptAt: '2026-01-05T10:05:05.000Z', attempts: [{}, { status }] },
    ])
    await answerInbox('200')
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
    const { dataOf, subscribe, fire, deliveries, inbox, advance, answerInbox } = await openWebhooks(name)
    await subscribe()
    await advance(86_400_000)
    await answerInbox('500')
    const { id } = await fire({ signing: 'otherSecret' })
    await answerInbox('200')
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
    const { dataOf, subscribe, fire, deliveries, advance } = await openWebhooks(name)
    await subscribe()
    await fire({ signing: 'otherSecret' })
    await advance(2000)
    await dataOf('POST', '/clock', { stop: true })
    await dataOf('POST', '/clock', { stop: false })
    expect(await deliveries()).toMatchObject([{ state: 'waiting', nextAttemptAt: '2026-01-05T10:00:05.000Z' }])
  })

  test('a delivery is sent again at once with its ID, in place of the planned attempt', async () => {
    const { dataOf, subscribe, fire, deliveries, inbox, advance, answerInbox } = await openWebhooks(name)
    await subscribe()
    await answerInbox('500')
    const { id } = await fire()
    await answerInbox('200')
    expect(await dataOf('POST', `/webhooks/${id}/resend`, {})).toEqual({ id })
    expect(await deliveries()).toMatchObject([{ id, state: 'delivered', attempts: [{ status: 500 }, { status: 200 }] }])
    await advance(5000)
    expect(await inbox()).toHaveLength(2)
    await dataOf('POST', `/webhooks/${id}/resend`, {})
    expect((await inbox()).map((message) => message.id)).toEqual([id, id, id])
  })

  test('a replay is a new delivery of the same event', async () => {
    const { dataOf, subscribe, fire, deliveries } = await openWebhooks(name)
    await subscribe()
    const { id } = await fire()
    const replay = await dataOf<{ id: string }>('POST', `/webhooks/${id}/replay`, {})
    expect(replay.id).not.toBe(id)
    const [newest, oldest] = await deliveries()
    expect(newest).toMatchObject({ id: replay.id, origin: 'replay', state: 'delivered', body: oldest?.body })
    expect(oldest).toMatchObject({ id, origin: 'sample', attempts: [{}] })
  })

  test('what a suspended subscription has missed is sent by hand, what an ended one has missed is not', async () => {
    const { dataOf, refusal, subscribe, fire, deliveries, advance, answerInbox } = await openWebhooks(name)
    await subscribe()
    await answerInbox('500')
    const { id } = await fire()
    await advance(4 * 86_400_000)
    expect(await dataOf('GET', '/webhooks/subscriptions')).toMatchObject([{ status: 'SUSPENDED' }, {}, {}])
    const delivery = async () => (await deliveries()).find((each) => each.id === id)
    expect(await delivery()).toMatchObject({ state: 'failed' })
    await answerInbox('200')
    await dataOf('POST', `/webhooks/${id}/resend`, {})
    expect(await delivery()).toMatchObject({ state: 'delivered' })
    await dataOf('DELETE', path)
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
