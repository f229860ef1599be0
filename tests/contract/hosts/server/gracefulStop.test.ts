// @module-tag full

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { control, register } from '../../calls.ts'
import { type ServerProcess, startServer } from '../../serverProcess.ts'
import { samplesOf } from '../monitoring/prometheusText.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-stop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const metricOf = async (server: ServerProcess, name: string) =>
  samplesOf(await (await server.call('/metrics')).text()).get(name)

/** A registration whose answer a fault delays; it is in progress when this resolves. */
async function delayedCall(server: ServerProcess, delay: number) {
  await control(server, 'PUT', '/faults/register', { kind: 'delay', delay })
  const answer = register(server, { eMailAddress: 'in.progress@example.com' })
  answer.catch(() => undefined)
  await vi.waitFor(async () => expect(await metricOf(server, 'portico_calls_in_progress')).toBe(1))
  return { answer }
}

/** Over a connection that was open before the server stopped. */
async function openConnection({ address }: ServerProcess) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (part) => {
    received += part
  })
  return {
    send: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`),
    received: () => received,
    closed: once(socket, 'close'),
  }
}

test.each([
  ['memory', 'SIGTERM', async () => []],
  ['a data folder', 'SIGINT', async () => ['--data', await newFolder()]],
] as const)(
  'a call in progress on %s is answered after %s, and a new one is refused',
  async (_, signal, optionsOf) => {
    const server = await startServer(['--log', 'json', ...(await optionsOf())])
    const stream = await server.call('/sandbox/api/changes')
    const [probing, calling] = [await openConnection(server), await openConnection(server)]
    const { answer } = await delayedCall(server, 1500)
    const ended = server.end(signal)
    await vi.waitFor(() => expect(fetch(`${server.address}/health/live`)).rejects.toThrow('fetch failed'))

    probing.send('/health/ready')
    await vi.waitFor(() => expect(probing.received()).toMatch(/^HTTP\/1.1 503 .*"server":"stopping"/s))
    calling.send('/health')
    await calling.closed
    expect(calling.received()).toMatch(
      /^HTTP\/1.1 503 .*\r\nConnection: close\r\n.*\r\nRetry-After: 2\r\n.*The server is stopping. Nothing was changed: try again/is,
    )
    expect(await stream.text()).toMatch(/^:\n\n/)

    expect(await answer).toMatchObject({ status: 200, body: { header: { status: 'SUCCESS' } } })
    const { code, after } = await ended
    expect([code, after > 500, after < 9000]).toEqual([0, true, true])
    const lines = server.output.map((line) => JSON.parse(line) as Record<string, unknown>)
    const messages = lines.map(({ message, operation }) => (message === 'call' ? operation : message))
    expect(messages).toContain('Stopping: 1 call and 0 webhooks have up to 9 seconds')
    expect(messages.at(-1)).toBe('register')
  },
  60_000,
)

test('what a server has answered while it stopped is there when it starts again', async () => {
  const folder = await newFolder()
  const server = await startServer(['--data', folder, '--banks', 'on-demand'])
  const team: ServerProcess = { ...server, call: (path, init) => server.call(`/banks/team-a${path}`, init) }
  await control(team, 'PUT', '/faults/register', { kind: 'delay', delay: 800 })
  const answers = [1, 2, 3].map((each) => register(team, { eMailAddress: `developer${each}@example.com` }))
  await vi.waitFor(async () => expect(await metricOf(server, 'portico_calls_in_progress')).toBe(3))
  const { code } = await server.end('SIGTERM')
  expect([code, (await Promise.all(answers)).map(({ status }) => status)]).toEqual([0, [200, 200, 200]])

  const again = await startServer(['--data', folder])
  const { body } = (await control(
    { ...again, call: (path, init) => again.call(`/banks/team-a${path}`, init) },
    'GET',
    '/state',
  )) as {
    body: { data: { accounts: { eMailAddress: string }[] } }
  }
  const stored = body.data.accounts.map(({ eMailAddress }) => eMailAddress)
  expect(stored.filter((eMailAddress) => eMailAddress.startsWith('developer')).sort()).toEqual(
    [1, 2, 3].map((each) => `developer${each}@example.com`),
  )
}, 60_000)

test('a server whose clients only keep connections open ends at once', async () => {
  const server = await startServer([])
  await server.call('/health')
  const silent = await openConnection(server)
  const { code, after } = await server.end('SIGTERM')
  await silent.closed
  expect([code, after < 2000]).toEqual([0, true])
}, 60_000)

test('a second signal ends a server that still answers a call', async () => {
  const server = await startServer([])
  const { answer } = await delayedCall(server, 60_000)
  server.child.kill('SIGTERM')
  await vi.waitFor(() => expect(server.output.at(-1)).toBe('Stopping: 1 call and 0 webhooks have up to 9 seconds'))
  await vi.waitFor(
    () => {
      server.child.kill('SIGINT')
      expect(server.child.exitCode).toBe(130)
    },
    { interval: 100, timeout: 3000 },
  )
  await expect(answer).rejects.toThrow('fetch failed')
}, 60_000)
