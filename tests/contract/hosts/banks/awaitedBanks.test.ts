import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import type { WebhookRequest } from '../../../../mocks/products/webhooks/deliveries/deliveries.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import { control } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import { openHost } from '../../hosts.ts'
import { saveClient } from '../../oauth.ts'

test('a bank that a server waits for says when it has to wake, and one that nobody waits for does not', async () => {
  const clock = frozenClock()
  const sent: WebhookRequest[] = []
  let wakesIn: number | undefined
  const storage = {
    ...memoryStorage(),
    wakeIn(milliseconds: number | undefined) {
      wakesIn = milliseconds
    },
  }
  const sender = { now: clock.now, send: (request: WebhookRequest) => void sent.push(request) }
  const host = await openHost('worker host', { ...sandboxParts(sender), storage, clock })
  await saveClient(host)
  expect(wakesIn).toBeUndefined()

  const { body } = await control(host, 'POST', '/webhooks/subscriptions', {
    applicationId: 'application-000003',
    customerNumber: '1',
    url: 'http://127.0.0.1:9/',
    transactionTypes: ['FBTCH'],
    accountNumbers: ['1010000001'],
  })
  const { subscriptionId } = (body as { data: { subscriptionId: string } }).data
  const nextJob = wakesIn ?? 0
  expect(nextJob).toBeGreaterThan(15_000)
  clock.pass(1000)
  await control(host, 'GET', '/clock')
  expect(wakesIn).toBe(nextJob - 1000)

  await control(host, 'POST', `/webhooks/subscriptions/${subscriptionId}/fire`, {})
  expect([sent.length, wakesIn]).toEqual([1, 15_000])
  await control(host, 'POST', `/webhooks/${sent[0]?.id}/answer`, { status: 200 })
  expect(wakesIn).toBe(nextJob - 1000)
  await control(host, 'POST', '/clock', { stop: true })
  expect(wakesIn).toBeUndefined()
})
