// @module-tag full

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { activate, control, register, signIn } from '../../calls.ts'
import { startReceiver } from '../../db/storage/postgres/faults/receiver.ts'
import { saveClient } from '../../oauth.ts'
import { startServer } from '../../serverProcess.ts'
import { samplesOf } from './prometheusText.ts'

type Server = Awaited<ReturnType<typeof startServer>>

async function metricsOf(server: Server): Promise<Map<string, number>> {
  const response = await server.call('/metrics')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  return samplesOf(await response.text())
}

const named = (samples: Map<string, number>, name: string) =>
  new Map([...samples].filter(([key]) => key.startsWith(name)))

const count = (operation: string, status: number) => `portico_calls_total{operation="${operation}",status="${status}"}`

test('metrics count each call once by its operation, and nothing else', async () => {
  const server = await startServer(['--banks', 'on-demand'])
  const calls: [key: string, call: () => Promise<unknown>][] = [
    [count('/health', 200), () => server.call('/health')],
    [count('/openapi.json', 200), () => server.call('/openapi.json', { method: 'HEAD' })],
    [count('register', 200), () => register(server)],
    [count('obtainToken', 401), () => signIn(server, 'nobody@example.com')],
    [count('/sandbox/api/faults/:operation', 200), () => setFault('register')],
    [count('register', 0), () => register(server).catch(() => undefined)],
    [count('unknown', 404), () => server.call('/banks/team-a/nothing/here')],
    [count('/sandbox/api/banks/:name', 200), () => server.call('/sandbox/api/banks/team-a')],
    [count('/sandbox/api/clock', 200), () => server.call('/banks/team-b/sandbox/api/clock')],
    [count('unknown', 405), () => server.call('/health', { method: 'POST' })],
    [count('preflight', 204), () => preflight()],
  ]
  const setFault = (operation: string) =>
    control(server, 'PUT', `/faults/${operation}`, { kind: 'connectionLost', times: 1 })
  const preflight = () => server.call('/health', { method: 'OPTIONS', headers: { Origin: server.address } })
  const unknown = Array.from({ length: 20 }, (_, index): (typeof calls)[number] => [
    count('unknown', 404),
    () => server.call(`/nothing-${index}?${index}`),
  ])
  const expected = new Map<string, number>()
  for (const [key, call] of [...calls, ...unknown]) {
    await call()
    expected.set(key, (expected.get(key) ?? 0) + 1)
    // None of these is a call.
    await server.call('/health/live')
    await server.call('/health/ready')
  }
  const samples = await vi.waitFor(async () => {
    const read = await metricsOf(server)
    expect(named(read, 'portico_calls_total')).toEqual(expected)
    return read
  })

  const byOperation = new Map<string, number>()
  for (const [key, calledTimes] of expected) {
    const operation = /operation="([^"]*)"/.exec(key)?.[1] ?? ''
    byOperation.set(operation, (byOperation.get(operation) ?? 0) + calledTimes)
  }
  const durations = named(samples, 'portico_call_duration_seconds_count')
  expect(durations).toEqual(
    new Map(
      [...byOperation].map(([name, times]) => [`portico_call_duration_seconds_count{operation="${name}"}`, times]),
    ),
  )
  const buckets = [...named(samples, 'portico_call_duration_seconds_bucket')].filter(([key]) =>
    key.includes('"/health"'),
  )
  expect(buckets.map(([, value]) => value)).toEqual(buckets.map(([, value]) => value).sort((one, other) => one - other))
  expect([buckets.length, buckets.at(-1)?.[1]]).toEqual([11, byOperation.get('/health')])
  const gauges = ['calls_in_progress', 'calls_waiting', 'banks', 'banks_open', 'jobs_due', 'jobs_late']
  expect(gauges.map((name) => samples.get(`portico_${name}`))).toEqual([0, 0, 2, 2, 0, 0])
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect([...samples.keys()].filter((key) => /team-|nothing-|database/.test(key))).toEqual([])
}, 60_000)

test('a bank that only health and metrics are asked about is unloaded and then removed', async () => {
  const server = await startServer(['--banks', 'on-demand', '--idle', '1s', '--keep', '3s'])
  await server.call('/banks/team-a/health')
  const banks = async () => {
    await Promise.all([server.call('/health/live'), server.call('/health/ready')])
    const samples = await metricsOf(server)
    return [samples.get('portico_banks'), samples.get('portico_banks_open')]
  }
  expect(await banks()).toEqual([1, 1])
  await vi.waitFor(async () => expect(await banks()).toEqual([1, 0]), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await banks()).toEqual([0, 0]), { timeout: 10_000 })
}, 60_000)

test('webhooks are counted by what their server answers', async () => {
  const server = await startServer([])
  const receiver = await startReceiver()
  await saveClient(server)
  const { body } = await control(server, 'POST', '/webhooks/subscriptions', {
    applicationId: 'application-000003',
    customerNumber: '1',
    url: receiver.url,
    transactionTypes: ['FBTCH'],
    accountNumbers: ['1010000001'],
  })
  const { subscriptionId } = (body as { data: { subscriptionId: string } }).data
  const fire = () => control(server, 'POST', `/webhooks/subscriptions/${subscriptionId}/fire`, {})
  const sends = async () => {
    const samples = await metricsOf(server)
    return [...named(samples, 'portico_webhook_sends').values()]
  }
  await fire()
  await vi.waitFor(async () => expect(await sends()).toEqual([1, 0, 0, 0]))
  receiver.close()
  await fire()
  await vi.waitFor(async () => expect(await sends()).toEqual([1, 0, 1, 0]))
}, 60_000)

test('health and metrics answer reading only, at the root only', async () => {
  const server = await startServer(['--banks', 'on-demand'])
  const answers = async (path: string, init?: RequestInit) => {
    const response = await server.call(path, init)
    return [response.status, response.headers.get('content-type'), await response.text()]
  }
  const json = 'application/json'
  expect(await answers('/health/live?probe=1')).toEqual([200, json, '{"status":"ok"}'])
  expect(await answers('/health/live', { method: 'HEAD' })).toEqual([200, json, ''])
  expect(await answers('/health/ready')).toEqual([
    200,
    json,
    '{"status":"ok","checks":{"server":"ok","storage":"ok","jobs":"ok"}}',
  ])
  for (const path of ['/health/live', '/health/ready', '/metrics']) {
    const response = await server.call(path, { method: 'POST' })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    expect((await server.call(`/banks/team-a${path}`)).status).toBe(404)
  }
}, 60_000)

test('where control calls need the key, metrics need it too, by whatever name they are asked', async () => {
  const controlKey = 'the-key-of-this-test'
  const { address } = await startServer(['--control-key', controlKey])
  const answer = async (headers: Record<string, string>) => {
    const [response] = (await once(get(`${address}/metrics`, { headers }), 'response')) as [IncomingMessage]
    const body = await text(response)
    return [response.statusCode, response.headers['www-authenticate'], body.includes('portico_calls_total')]
  }
  const key = { Authorization: `Bearer ${controlKey}` }
  const other = { Authorization: 'Bearer the-key-of-a-test' }
  const container = { Host: 'sandbox-1:8787' }
  const challenge = 'Bearer realm="sandbox control"'
  expect(await answer({})).toEqual([401, challenge, false])
  expect(await answer(other)).toEqual([401, `${challenge}, error="invalid_token"`, false])
  expect(await answer(key)).toEqual([200, undefined, true])
  expect(await answer({ ...key, ...container })).toEqual([200, undefined, true])
  expect(await answer({ ...other, ...container })).toEqual([403, undefined, false])
  expect(await answer(container)).toEqual([403, undefined, false])
}, 60_000)

const secret = () => randomBytes(12).toString('hex')

test('a JSON log has a line for each call and nothing secret of it', async () => {
  const server = await startServer(['--log', 'json', '--banks', 'on-demand'], {
    NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/support/plantErrors.mjs')).href}`,
  })
  const secrets: string[] = []
  const next = () => {
    const made = secret()
    secrets.push(made)
    return made
  }
  const sent: ((call: string) => Promise<unknown>)[] = [
    (value) => server.call(`/health?token=${value}`),
    (value) => server.call(`/${value}/${next()}`),
    (value) => server.call(`/banks/${value}.x/health`),
    (value) => server.call(`/sandbox/api/mails/${value}`, { headers: { Authorization: `Bearer ${next()}` } }),
    (value) => server.call(`/sandbox/api/faults/${value}`, { method: 'DELETE' }),
    (value) => server.call('/oauth/token', { method: 'POST', body: new URLSearchParams({ password: value }) }),
    (value) => register(server, { password: value, name: next() }),
    (value) => signIn(server, `${value}@example.com`, next()),
    (value) => activate(server, value),
    (value) => control(server, 'POST', `/otp/${value}/confirm`, { code: next() }),
    (value) =>
      server.call(`/api/cards/v1/cards/${value}`, { headers: { Authorization: `Bearer ${next()}`, sign: next() } }),
    (value) => server.call(`/planted-throw?secret=${value}`),
    (value) => server.call('/api/moneytransfers/v1/internal', { method: 'POST', body: `{"broken": "${value}` }),
    (value) => server.call('/banks/team-a/health', { headers: { 'X-Request-ID': 'known-id', Cookie: value } }),
  ]
  for (let round = 0; round < 4; round++) for (const call of sent) await call(next())
  const lines = await vi.waitFor(() => {
    const read = server.output.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(read.filter(({ message }) => message === 'call').length).toBe(4 * sent.length)
    return read
  })
  const all = [...server.output, ...server.errors].join('\n')
  expect(secrets.filter((each) => all.includes(each))).toEqual([])

  const known = ['time', 'level', 'message', 'method', 'operation', 'path', 'status', 'durationMs', 'bank', 'requestId']
  for (const line of lines) expect(Object.keys(line).filter((name) => !known.includes(name))).toEqual([])
  expect(lines[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'info',
    message: `Sandbox at ${server.address}, in memory`,
  })
  expect(lines.at(-1)).toEqual({
    time: expect.any(String),
    level: 'info',
    message: 'call',
    method: 'GET',
    operation: '/health',
    path: '/health',
    status: 200,
    durationMs: expect.any(Number),
    bank: 'team-a',
    requestId: 'known-id',
  })
  const failed = server.errors.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(failed.length).toBe(4)
  for (const line of failed)
    expect(line).toEqual({
      time: expect.any(String),
      level: 'error',
      message: 'A request failed',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'GET',
      error: expect.stringMatching(/^Error: planted at once\n {4}at /),
    })
}, 60_000)
