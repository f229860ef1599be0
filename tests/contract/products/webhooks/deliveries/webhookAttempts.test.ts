import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '../../../../../mocks/db/storage/storage.ts'
import { folderBanks } from '../../../../../mocks/hosts/banks/stores/folderBanks.ts'
import { createKernel } from '../../../../../mocks/kernel/kernel.ts'
import type { WebhookRequest } from '../../../../../mocks/products/webhooks/deliveries/deliveries.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'
import { control } from '../../../calls.ts'
import { type FrozenClock, firstDay, frozenClock } from '../../../frozenClock.ts'
import { type Host, openHost } from '../../../hosts.ts'
import { openManyBanks } from '../../../manyBanks.ts'
import { saveClient } from '../../../oauth.ts'

const dataOf = async <Data>(host: Host, method: string, path: string, body?: object) =>
  ((await control(host, method, path, body)).body as { data: Data }).data

/** Sends a webhook of a new subscription; its ID. */
async function fire(host: Host, url: string, transactionType: string): Promise<string> {
  await saveClient(host)
  const { subscriptionId } = await dataOf<{ subscriptionId: string }>(host, 'POST', '/webhooks/subscriptions', {
    applicationId: 'application-000003',
    customerNumber: '1',
    url,
    transactionTypes: ['FBTCH', 'CVIRM'],
    accountNumbers: ['1010000001'],
  })
  const path = `/webhooks/subscriptions/${subscriptionId}/fire`
  return (await dataOf<{ id: string }>(host, 'POST', path, { transactionType })).id
}

const delivery = async (host: Host) => {
  const [{ state, attempts } = { state: 'none', attempts: [] }] = await dataOf<
    { state: string; attempts: { status: number | null }[] }[]
  >(host, 'GET', '/webhooks')
  return [state, attempts.map(({ status }) => status)]
}

test('an answer to what was sent before a reset is not reported either after the bank was unloaded', async () => {
  const waiting: ServerResponse[] = []
  const receiver = createServer((_, outgoing) => void waiting.push(outgoing)).listen(0, '127.0.0.1')
  onTestFinished(() => void receiver.close())
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const server = await openManyBanks({ isOnDemand: true, limits: { open: 1 } })
  onTestFinished(() => server.close())
  const bank = server.bank('a')
  const first = await fire(bank, url, 'FBTCH')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  await control(server.bank('b'), 'GET', '/clock')
  await control(bank, 'POST', '/reset')
  expect(await fire(bank, url, 'CVIRM')).toBe(first)
  await vi.waitFor(() => expect(waiting).toHaveLength(2))

  waiting[0]?.writeHead(200).end()
  await vi.waitFor(() => expect(waiting[0]?.writableFinished).toBe(true))
  waiting[1]?.writeHead(503).end()
  await expect.poll(() => delivery(bank)).toEqual(['waiting', [503]])
})

test('the response to another attempt is refused, and a status that no server can return', async () => {
  const clock = frozenClock()
  const sent: WebhookRequest[] = []
  const sender = { now: clock.now, send: (request: WebhookRequest) => void sent.push(request) }
  const host = await openHost('worker host', { ...sandboxParts(sender), clock })
  const path = `/webhooks/${await fire(host, 'http://127.0.0.1:9/', 'FBTCH')}/answer`
  const { status, body } = await control(host, 'POST', path, { status: 200, signature: 'v1,other' })
  expect([status, (body as { header: { message: string } }).header.message]).toEqual([
    404,
    `The webhook ${sent[0]?.id} is not being sent at the moment`,
  ])
  expect((await control(host, 'POST', path, { status: 999 })).status).toBe(400)
  expect(await delivery(host)).toEqual(['sending', [null]])
  const signature = sent[0]?.headers['webhook-signature']
  expect((await control(host, 'POST', path, { status: 200, signature })).status).toBe(200)
  expect(await delivery(host)).toEqual(['delivered', [200]])
})

test('what an earlier process was sending has no answer', async () => {
  const sender = { now: Date.now, send: () => undefined }
  const options = { ...sandboxParts(sender), storage: memoryStorage(), clock: frozenClock() }
  const earlier = await openHost('worker host', options)
  await fire(earlier, 'http://127.0.0.1:9/', 'FBTCH')
  expect(await delivery(earlier)).toEqual(['sending', [null]])
  await createKernel(options).ready(true)
  expect(await delivery(await openHost('worker host', options))).toEqual(['waiting', [null]])
})

test('a bank whose server was killed calls servers after the next start, although nobody calls it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-attempts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let attempts = 0
  const receiver = createServer((_, outgoing) => void outgoing.writeHead(++attempts === 1 ? 503 : 200).end())
  receiver.listen(0, '127.0.0.1')
  onTestFinished(() => void receiver.close())
  await once(receiver, 'listening')
  const start = async (path: string, clock: FrozenClock) => {
    const server = await openManyBanks({ clock, isOnDemand: true, store: folderBanks(path, () => undefined) })
    onTestFinished(() => server.close())
    return server.bank('a')
  }
  const bank = await start(join(folder, 'killed'), frozenClock())
  await fire(bank, `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, 'FBTCH')
  await expect.poll(() => delivery(bank)).toEqual(['waiting', [503]])

  await cp(join(folder, 'killed'), join(folder, 'next'), { recursive: true, preserveTimestamps: true })
  const clock = frozenClock(firstDay + 6000)
  const next = await start(join(folder, 'next'), clock)
  clock.pass(1000)
  await vi.waitFor(() => expect(attempts).toBe(2))
  await expect.poll(() => delivery(next)).toEqual(['delivered', [503, 200]])
})
