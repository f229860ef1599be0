import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { hostPages } from '../../../../mocks/hosts/pages/hostPages.ts'
import { helpText, usage } from '../../../../mocks/hosts/server/serverUsage.ts'
import type { CallRecord } from '../../../../mocks/kernel/log/callRecord.ts'
import { signIn } from '../../calls.ts'
import { openHost } from '../../hosts.ts'

function start(...args: string[]): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('the server starts at the time of --clock, and prints each call', async () => {
  const child = start('--clock', '2030-05-06T07:08:09Z', '--seed', 'other', '--log')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  const [address] = /http:\/\/\S+:\d+/.exec(await next()) ?? []
  const health = (await (await fetch(`${address}/health`)).json()) as { clock: string }
  const passed = Date.parse(health.clock) - Date.UTC(2030, 4, 6, 7, 8, 9)
  expect([passed >= 0, passed < 60_000]).toEqual([true, true])
  expect(await next()).toMatch(/^2030-05-06T07:0[89]:\d\d\.\d{3}Z \/health 200 accepted \d+ ms$/)
}, 60_000)

test('an option that is wrong ends the server with the usage', async () => {
  const child = start('--clock', 'tomorrow')
  const [[code], message] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect([code, message]).toEqual([
    1,
    `--clock tomorrow is not an ISO 8601 time with an offset, from 2000 to 2099\n${usage}\n`,
  ])
}, 60_000)

test('--help describes the options and starts nothing', async () => {
  const child = start('--help')
  const [[code], message] = await Promise.all([once(child, 'exit'), text(child.stdout)])
  expect([code, message]).toEqual([0, `${helpText}\n`])
}, 60_000)

test('every call is logged once, without its parameters', async () => {
  const calls: CallRecord[] = []
  const host = await openHost('server host', { pages: hostPages, log: (call) => calls.push(call) })
  onTestFinished(() => host.close())
  await signIn(host)
  await signIn(host, 'nobody@example.com')
  await host.call('/')
  await host.call('/sandbox/api/faults/nothing', { method: 'DELETE' })
  await host.call('/secret?token=abc')
  await host.call('/health', { method: 'POST' })
  const at = '2026-01-05T10:00:00.000Z'
  expect(calls).toEqual([
    { at, operation: 'obtainToken', status: 200, decision: 'accepted', duration: 0 },
    { at, operation: 'obtainToken', status: 401, decision: 'refused', duration: 0 },
    { at, operation: '/', status: 200, decision: 'accepted', duration: 0 },
    { at, operation: '/sandbox/api/faults/:operation', status: 404, decision: 'refused', duration: 0 },
    { at, operation: 'unknown', status: 404, decision: 'refused', duration: 0 },
    { at, operation: 'unknown', status: 405, decision: 'refused', duration: 0 },
  ])
})
