import { sign } from 'node:crypto'
import { bankPaths } from '../../src/rules/bank/bankHosts.ts'
import { startPostgres } from '../support/embeddedPostgres.ts'
import { killAll, type Server, startSandbox, stop } from './servers.ts'

/**
 * What a call takes on PostgreSQL, to memory (docs/speed.md): a list call and a transfer, one after another, servers in turns in
 * one run. PostgreSQL waits for the disk at each commit, as it does by default, or does not.
 */
const rounds = Number(process.env.ROUNDS ?? 9)
const calls = Number(process.env.CALLS ?? 300)

const context = { channel: 'API', language: 'EN' }
const json = { 'Content-Type': 'application/json' }
const median = (values: number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN

async function ask<Data>(server: Server, method: string, path: string, body?: unknown): Promise<Data> {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body), headers: json }) }
  const answer = await fetch(`${server.address}/sandbox/api${path}`, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

interface Application {
  clientId: string
  clientSecret: string
  privateKey: string
}

/** An application with a customer's token. */
async function signIn(server: Server): Promise<{ token: string; privateKey: string }> {
  await ask(server, 'PUT', '/settings', { rateLimit: 'off' })
  const application = { name: 'Speed', oauthRedirectUri: 'https://speed.example.com/callback', otpNeeded: false }
  const { clientId, clientSecret, privateKey } = await ask<Application>(server, 'POST', '/applications', application)
  const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026' }
  const answer = await fetch(`${server.address}${bankPaths.token}`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams(form),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { token, privateKey }
}

type Call = (server: Server, caller: Awaited<ReturnType<typeof signIn>>) => Promise<Response>

const listAccounts: Call = ({ address }, { token }) =>
  fetch(`${address}/api/accounts/v1/accounts`, { headers: { Authorization: `Bearer ${token}` } })

const transferMoney: Call = (server, { token, privateKey }) =>
  send(server, token, privateKey, '/api/moneytransfers/v1/internal', {
    senderAccountNumber: '1010000001',
    receiverAccountNumber: '1010000002',
    reasonCode: 'U',
    amount: { amount: '0.01', currency: 'TRY' },
  })

function send(
  { address }: Server,
  token: string,
  privateKey: string,
  path: string,
  content: object,
): Promise<Response> {
  const body = JSON.stringify({ context, ...content })
  const signature = sign('sha256', Buffer.from(token + body), privateKey).toString('base64')
  const headers = { ...json, Authorization: `Bearer ${token}`, sign: signature }
  return fetch(address + path, { method: 'POST', headers, body })
}

/** The median of what one call takes after another, in milliseconds. */
async function timed(server: Server, caller: Awaited<ReturnType<typeof signIn>>, call: Call): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < calls; index++) {
    const before = performance.now()
    const answer = await call(server, caller)
    const text = await answer.text()
    times.push(performance.now() - before)
    if (answer.status !== 200) throw new Error(`${server.name}: ${answer.status} ${text}`)
  }
  return median(times)
}

async function main(): Promise<void> {
  const [durable, quick] = [await startPostgres(true), await startPostgres(false)]
  try {
    const start = (name: string, parameters: string[] = []) =>
      startSandbox(name, { path: '/health', method: 'GET' }, parameters)
    const servers = [
      await start('memory'),
      await start('PostgreSQL', ['--database', durable.url()]),
      await start('PostgreSQL, not waiting for the disk', ['--database', quick.url()]),
    ]
    const callers = await Promise.all(servers.map(async (server) => ({ server, caller: await signIn(server) })))
    console.log('| call | storage | median | ratio |')
    console.log('| --- | --- | ---: | ---: |')
    for (const [title, call] of Object.entries({ 'list of accounts': listAccounts, transfer: transferMoney })) {
      const times = new Map(servers.map(({ name }) => [name, [] as number[]]))
      for (let round = 0; round <= rounds; round++)
        for (const { server, caller } of callers) {
          const time = await timed(server, caller, call)
          // The first round warms up.
          if (round > 0) times.get(server.name)?.push(time)
        }
      const memory = times.get('memory') ?? []
      for (const [name, own] of times) {
        const ratio = median(own.map((time, round) => time / (memory[round] ?? Number.NaN)))
        console.log(`| ${title} | ${name} | ${median(own).toFixed(2)} ms | ${ratio.toFixed(2)} |`)
      }
    }
    for (const server of servers) await stop(server)
  } finally {
    killAll()
    await durable.stop()
    await quick.stop()
  }
}

await main()
