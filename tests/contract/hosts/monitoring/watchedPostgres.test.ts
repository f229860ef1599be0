// @module-tag full

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { postgresMissing, startPostgres } from '../../../../scripts/support/embeddedPostgres.ts'
import { newDatabase } from '../../../support/postgres.ts'
import { control, register } from '../../calls.ts'
import { saveClient } from '../../oauth.ts'
import { type ServerProcess, startServer } from '../../serverProcess.ts'
import { samplesOf } from './prometheusText.ts'

const slow = { timeout: 60_000, meta: { slow: 'starts servers of its own' } }

const onDatabase = (url: string): Promise<ServerProcess> => startServer(['--database', url])

async function ready(server: ServerProcess): Promise<[number, unknown]> {
  const response = await server.call('/health/ready')
  return [response.status, await response.json()]
}

const metrics = async (server: ServerProcess) => samplesOf(await (await server.call('/metrics')).text())

/** Answers webhooks as it is told, and notes them. */
async function startWebhookServer(answer: () => Promise<number>) {
  const received: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    received.push(String(incoming.headers['webhook-id']))
    outgoing.writeHead(await answer()).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received }
}

/** Sends a webhook to the server. */
async function fireWebhook(server: ServerProcess, url: string): Promise<void> {
  await saveClient(server)
  const { body } = await control(server, 'POST', '/webhooks/subscriptions', {
    applicationId: 'application-000003',
    customerNumber: '1',
    url,
    transactionTypes: ['FBTCH'],
    accountNumbers: ['1010000001'],
  })
  const { subscriptionId } = (body as { data: { subscriptionId: string } }).data
  await control(server, 'POST', `/webhooks/subscriptions/${subscriptionId}/fire`, {})
}

/** Of each webhook its state and what its attempts were answered with. */
async function deliveries(server: ServerProcess) {
  const { body } = (await control(server, 'GET', '/webhooks')) as {
    body: { data: { state: string; attempts: { status: number | null }[] }[] }
  }
  return body.data.map(({ state, attempts }) => [state, ...attempts.map(({ status }) => status)])
}

describe.skipIf(postgresMissing !== undefined)('a server on PostgreSQL', () => {
  test('is not ready while PostgreSQL stands still or has ended, and ready again after it', slow, async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const server = await onDatabase(postgres.url())
    const isReady = [200, { status: 'ok', checks: { server: 'ok', storage: 'ok', jobs: 'ok' } }]
    const isNot = [503, { status: 'failing', checks: { server: 'ok', storage: 'no response', jobs: 'unknown' } }]
    expect(await ready(server)).toEqual(isReady)

    postgres.pause()
    onTestFinished(() => postgres.resume())
    const [first, second, live] = await Promise.all([ready(server), ready(server), server.call('/health/live')])
    expect([first, second, live.status]).toEqual([isNot, isNot, 200])
    const whilePaused = await metrics(server)
    expect(['banks', 'banks_overdue', 'banks_open'].map((name) => whilePaused.get(`portico_${name}`))).toEqual([
      undefined,
      undefined,
      0,
    ])
    postgres.resume()
    await vi.waitFor(async () => expect(await ready(server)).toEqual(isReady), { timeout: 10_000 })

    await postgres.crash()
    await vi.waitFor(async () => expect(await ready(server)).toEqual(isReady), { timeout: 10_000 })
    expect(server.errors.filter((line) => line.startsWith('Not ready')).at(0)).toBe(
      'Not ready: storage: no response, jobs: unknown',
    )
    expect(server.output).toContain('Ready again')
    const samples = await metrics(server)
    const names = ['banks', 'banks_overdue', 'database_connections{state="used"}', 'database_connections_max']
    expect(names.map((name) => samples.get(`portico_${name}`))).toEqual([0, 0, 0, 10])
  })

  test('is not ready while a bank should have been woken 30 seconds ago', slow, async () => {
    const database = await newDatabase()
    const server = await onDatabase(database)
    const { connect } = await import('../../../../mocks/db/storage/postgres/connect.ts')
    const sql = await connect(database)
    onTestFinished(() => sql.end())
    const lateBank = (milliseconds: number) => sql`
      insert into portico.banks (name, record, wakes_at) values ('late', null, ${Date.now() - milliseconds})
      on conflict (name) do update set wakes_at = excluded.wakes_at`
    await lateBank(25_000)
    expect(await ready(server)).toMatchObject([200, { checks: { jobs: 'ok' } }])
    await lateBank(31_000)
    expect(await ready(server)).toEqual([
      503,
      { status: 'failing', checks: { server: 'ok', storage: 'ok', jobs: 'late by more than 30 seconds' } },
    ])
    expect((await metrics(server)).get('portico_banks_overdue')).toBe(1)
  })

  test('answers the call in progress before it ends, and another server has what it did', slow, async () => {
    const database = await newDatabase()
    const [server, other] = [await onDatabase(database), await onDatabase(database)]
    await control(server, 'PUT', '/faults/register', { kind: 'delay', delay: 1000 })
    const answer = register(server, { eMailAddress: 'in.progress@example.com' })
    await vi.waitFor(async () => expect((await metrics(server)).get('portico_calls_in_progress')).toBe(1))
    const { code, after } = await server.end('SIGTERM')
    expect([code, after < 9000, (await answer).status]).toEqual([0, true, 200])
    const { body } = (await control(other, 'GET', '/state')) as {
      body: { data: { accounts: { eMailAddress: string }[] } }
    }
    expect(body.data.accounts.map(({ eMailAddress }) => eMailAddress)).toContain('in.progress@example.com')
  })

  test('leaves the job that it has planned to another server', slow, async () => {
    const database = await newDatabase()
    const answers = [503, 200]
    const receiver = await startWebhookServer(async () => answers.shift() ?? 500)
    const [server, other] = [await onDatabase(database), await onDatabase(database)]
    await fireWebhook(server, receiver.url)
    await vi.waitFor(async () => expect(await deliveries(server)).toContainEqual(['waiting', 503]))
    expect((await server.end('SIGTERM')).code).toBe(0)
    await vi.waitFor(async () => expect(await deliveries(other)).toContainEqual(['delivered', 503, 200]), {
      timeout: 15_000,
    })
    expect(new Set(receiver.received).size).toBe(1)
  })

  test('reports the answer of a webhook that was on its way', slow, async () => {
    const database = await newDatabase()
    let answer: (status: number) => void = () => undefined
    const receiver = await startWebhookServer(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const [server, other] = [await onDatabase(database), await onDatabase(database)]
    await fireWebhook(server, receiver.url)
    await vi.waitFor(() => expect(receiver.received.length).toBe(1))
    const ended = server.end('SIGTERM')
    await vi.waitFor(() => expect(server.output.at(-1)).toBe('Stopping: 0 calls and 1 webhook have up to 9 seconds'))
    answer(200)
    expect((await ended).code).toBe(0)
    expect(await deliveries(other)).toContainEqual(['delivered', 200])
    expect(receiver.received.length).toBe(1)
  })
})
