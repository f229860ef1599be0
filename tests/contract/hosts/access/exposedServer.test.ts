import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openBank } from '../../../../mocks/testing/openBank.ts'
import type { Bank } from '../../../../mocks/testing/types.ts'

const controlKey = 'the-key-of-this-test'
const key = { Authorization: `Bearer ${controlKey}` }

type Child = ChildProcessByStdio<null, Readable, Readable>

function start(args: string[], environment: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Of what it prints first; its own address has no host that can be called. */
async function started(child: Child) {
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  for await (const line of reader) {
    lines.push(line)
    if (line === 'Control calls need the control key') break
  }
  child.stdout.resume()
  const [, port = ''] = /:(\d+),/.exec(lines[0] ?? '') ?? []
  return { url: `http://127.0.0.1:${port}`, lines }
}

test.each([
  [['--host', '0.0.0.0']],
  [['--public-url', 'https://sandbox.bank.com']],
  [['--allow-host', 'sandbox.intern']],
])(
  '%j without a key does not start',
  async (args) => {
    const child = start(args)
    const [[code], output, message] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
    expect([code, output, message.split('\n')[0]]).toEqual([
      1,
      '',
      'Other machines can reach this server: set --control-key KEY, or PORTICO_CONTROL_KEY in the environment. ' +
        'Control calls must then send it',
    ])
  },
  60_000,
)

test('a key that is too short is refused, and not printed', async () => {
  const child = start(['--control-key', 'too-short-a-key'])
  const [[code], message] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect([code, message.split('\n')[0], message.includes('too-short-a-key')]).toEqual([
    1,
    '--control-key has 15 characters: a control key has 16 to 256',
    false,
  ])
}, 60_000)

test('a server that others reach prints neither its key nor that of a caller', async () => {
  const child = start(['--host', '0.0.0.0', '--public-url', 'https://sandbox.bank.com', '--log'], {
    PORTICO_CONTROL_KEY: controlKey,
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(String(data)))
  const { url, lines } = await started(child)
  expect(lines).toEqual([
    expect.stringMatching(/^Sandbox at http:\/\/0\.0\.0\.0:\d+, in memory$/),
    'Its public address is https://sandbox.bank.com',
    'Control calls need the control key',
  ])
  const wrongKey = 'a-key-that-is-not-it'
  const statuses = []
  for (const [path, headers] of [
    ['/sandbox/api/clock', key],
    ['/sandbox/api/clock', { Authorization: `Bearer ${wrongKey}` }],
    ['/sandbox/api/clock', {}],
    ['/api/accounts/v1/accounts', key],
    ['/banks/none/health', key],
  ] as const)
    statuses.push((await fetch(url + path, { headers })).status)
  expect(statuses).toEqual([200, 401, 401, 401, 404])
  const [[code]] = await Promise.all([once(child, 'exit'), child.kill('SIGTERM')])
  expect(code).toBe(0)
  const output = printed.join('')
  expect([output.includes(controlKey), output.includes(wrongKey), /\/clock 200/.test(output)]).toEqual([
    false,
    false,
    true,
  ])
}, 60_000)

const secretsOf = async (bank: Bank) => {
  const { clientId, clientSecret } = await bank.application()
  return [clientId, clientSecret]
}

test('openBank with the key has a bank of its own there, whose secrets do not follow from its name', async () => {
  const args = ['--allow-host', 'sandbox.intern', '--control-key', controlKey]
  const servers = await Promise.all([start(args), start(args)].map(started))
  const open = (seed?: string) =>
    servers.map(({ url }) => openBank({ server: url, controlKey, name: 'team-a', ...(seed && { seed }) }))
  const [one, other] = await Promise.all((await Promise.all(open())).map(secretsOf))
  expect(one?.map((secret) => secret.length)).toEqual([32, 40])
  expect([one?.[0] === other?.[0], one?.[1] === other?.[1]]).toEqual([false, false])
  await Promise.all(
    servers.map(({ url }) => fetch(`${url}/sandbox/api/banks/team-a`, { method: 'DELETE', headers: key })),
  )
  const [first, second] = await Promise.all((await Promise.all(open('same'))).map(secretsOf))
  expect(first).toEqual(second)

  const [server] = servers
  const unnamed = (await (await fetch(`${server?.url}/sandbox/api/state`, { headers: key })).json()) as {
    data: { seed: string }
  }
  expect(unnamed.data.seed).toMatch(/^[\w-]{32}$/)
  await expect(openBank({ server: server?.url, name: 'team-b' })).rejects.toThrow(
    /^PUT http:\/\/127\.0\.0\.1:\d+\/sandbox\/api\/banks\/team-b was refused \(401\): Control calls of this sandbox need its control key: send Authorization: Bearer KEY, or start the portal with --control-key KEY$/,
  )
}, 60_000)

test('it calls no webhook receiver of its own machine', async () => {
  let received = 0
  const receiver = createServer((_, response) => {
    received++
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void receiver.close())
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
  const { url } = await started(start(['--allow-host', 'sandbox.intern', '--control-key', controlKey]))
  const bank = await openBank({ server: url, controlKey, startTime: '2026-03-13T10:00:00+03:00' })
  const app = await bank.application()
  await app.call('createSubscription', {
    url: hook,
    events: ['transaction.booked'],
    transactionTypes: ['EEFTO'],
    accountNumbers: ['1010000001'],
  })
  await app.call('createEftTransfer', {
    senderAccountNumber: '1010000001',
    receiverIban: 'TR730888800000002020000001',
    receiverName: 'Burak Aydın',
    amount: { amount: '10.00', currency: 'TRY' },
    reasonCode: '01',
  })
  expect(await bank.webhooks.next()).toMatchObject({ url: hook, type: 'transaction.booked', state: 'delivered' })
  expect(received).toBe(0)
  await bank.close()
}, 60_000)
