import { createDatabase } from '../../../../../../mocks/db/database.ts'
import { openPostgres } from '../../../../../../mocks/db/storage/postgres/openPostgres.ts'
import type { StoredRow } from '../../../../../../mocks/db/table.ts'
import { startPostgres } from '../../../../../../scripts/support/embeddedPostgres.ts'
import { context, control } from '../../../../calls.ts'
import type { Host } from '../../../../hosts.ts'
import { requestToken, saveClient, signed } from '../../../../oauth.ts'
import { type Instance, startInstance } from './instances.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type KnownCalls, storedViolations } from './storedViolations.ts'

interface Options {
  seconds: number
  instances: number
  /** Whether it waits until the servers themselves take over what a killed one was sending: some 20 seconds. */
  waitsForTakeover: boolean
}

interface Outcome {
  violations: string[]
  /** The same of a bank from which an acknowledged transfer, a posting and an event were taken. */
  spoiled: string[]
  acknowledged: number
  /** Calls of which no answer came. */
  unanswered: number
  /** Calls that were refused with a 503. */
  unavailable: number
  kills: number
  events: number
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const accounts = ['1010000001', '1010000002'] as const
const dataOf = ({ body }: { body: unknown }) => (body as { data: Record<string, unknown> }).data

/** A bank that the run calls, as one of its applications sees it. */
interface CalledBank extends KnownCalls {
  token: string
  /** A new token: one ends after ten minutes. */
  renew(host: Host): Promise<void>
  acknowledged: string[]
}

/**
 * Transfers at random instances of one PostgreSQL, of which one is killed each second; PostgreSQL crashes once and stands
 * still once, and so does an instance.
 *
 * @returns what was lost, given twice, wrong or not shown: one line each
 */
export async function runFaults({ seconds, instances: count, waitsForTakeover }: Options): Promise<Outcome> {
  const said: string[] = []
  const violations: string[] = []
  const postgres = await startPostgres()
  const receiver = await startReceiver()
  const instances = await Promise.all(Array.from({ length: count }, () => startInstance(postgres.url(), said)))
  const database = await openPostgres(postgres.url())
  let unavailable = 0
  let kills = 0
  try {
    const [first] = instances as [Instance, ...Instance[]]
    for (const name of ['a', 'b']) await control(first.bank(''), 'PUT', `/banks/${name}`, { rateLimit: 'off' })
    const banks = [
      await prepare('', first.bank('')),
      await prepare('a', first.bank('a')),
      await prepare('b', first.bank('b'), receiver),
    ]
    const end = Date.now() + seconds * 1000

    async function prepare(name: string, host: Host, followedBy?: Receiver): Promise<CalledBank> {
      await control(host, 'PUT', '/settings', { rateLimit: 'off' })
      const client = await saveClient(host, { otpNeeded: false })
      const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026' }
      const bank: CalledBank = {
        name,
        token: '',
        async renew(at) {
          bank.token = (await requestToken(at, client, form)).body.access_token ?? bank.token
        },
        balances: await balancesOf(name),
        seeded: (await tablesOf(name)).transfers.count(),
        acknowledged: [],
        unanswered: 0,
        ...(followedBy && { events: followedBy.bodies }),
      }
      await bank.renew(host)
      if (followedBy) await follow(host, client.id, followedBy)
      return bank
    }

    async function tablesOf(name: string, spoil: (rows: Map<string, StoredRow>) => void = () => undefined) {
      const tables = createDatabase()
      const rows = await database.storage(name).load()
      spoil(rows)
      tables.restore(rows)
      return tables.tables
    }

    const spoiledTablesOf = ({ name, acknowledged }: CalledBank) =>
      tablesOf(name, (rows) => {
        rows.delete(`transfers/${acknowledged[0]}`)
        const first = (table: string) => [...rows].find(([key]) => key.startsWith(`${table}/`))
        const [posting] = first('ledgerPostings') ?? []
        const [event, delivery] = first('webhookDeliveries') ?? []
        if (posting === undefined || event === undefined || !delivery) throw new Error('Nothing was called')
        rows.delete(posting)
        rows.set(event, { ...delivery, row: { ...(delivery.row as object), lifecycle: { value: 'waiting' } } })
      })

    async function balancesOf(name: string) {
      return new Map((await tablesOf(name)).ledgerAccounts.list().map(({ id, balance }) => [id, balance]))
    }

    async function transfer(bank: CalledBank): Promise<void> {
      const instance = instances[Math.floor(Math.random() * count)]
      const [from, to] = Math.random() < 0.5 ? accounts : accounts.toReversed()
      const amount = { amount: (1 + Math.floor(Math.random() * 500)) / 100, currency: 'TRY' }
      const order = { senderAccountNumber: from, receiverAccountNumber: to, reasonCode: 'U' }
      const body = JSON.stringify({ context, ...order, amount: { ...amount, amount: amount.amount.toFixed(2) } })
      const headers = {
        Authorization: `Bearer ${bank.token}`,
        'Content-Type': 'application/json',
        sign: signed(bank.token + body),
      }
      const isSent = instance?.isUp() === true
      try {
        if (!instance || !isSent) return void (await pause(20))
        const response = await instance
          .bank(bank.name)
          .call('/api/moneytransfers/v1/internal', { method: 'POST', headers, body })
        const answer = (await response.json()) as { data?: { referenceNumber?: string } }
        if (response.status === 503) {
          unavailable++
          bank.unanswered++
        } else if (response.status === 200) bank.acknowledged.push(answer.data?.referenceNumber ?? '')
        else if (response.status === 401) await bank.renew(instance.bank(bank.name))
        else if (response.status !== 400) violations.push(`${response.status}: ${JSON.stringify(answer)}`)
      } catch {
        bank.unanswered++
      }
    }

    /** The webhooks of a bank are fewer than its log has. */
    async function callAgain(bank: CalledBank, wait: number) {
      while (Date.now() < end) {
        await transfer(bank)
        if (wait > 0) await pause(wait)
      }
    }

    async function disturb() {
      const later = (part: number) => pause(Math.max(end - seconds * 1000 * (1 - part) - Date.now(), 0))
      const killing = (async () => {
        for (let turn = 0; Date.now() < end - 1000; turn++) {
          await pause(Math.min(1000, (seconds * 1000) / 4))
          const instance = instances[turn % count]
          if (!instance?.isUp()) continue
          await instance.kill()
          kills++
          await instance.start()
        }
      })()
      const crashing = later(0.4).then(postgres.crash)
      const pausing = later(0.6).then(async () => {
        await crashing
        postgres.pause()
        await pause(300)
        postgres.resume()
        await instances[count - 1]?.pause(300)
      })
      await Promise.all([killing, pausing])
    }

    await Promise.all([
      ...banks.slice(0, 2).flatMap((bank) => [callAgain(bank, 0), callAgain(bank, 0)]),
      ...banks.slice(2).map((bank) => callAgain(bank, 60)),
      disturb(),
    ])
    for (const instance of instances) if (!instance.isUp()) await instance.start()
    const [last] = instances.slice(-1) as [Instance]
    await settle(last.bank('b'), waitsForTakeover)
    violations.push(...(await panelViolations(first, last)))

    for (const bank of banks) violations.push(...storedViolations(await tablesOf(bank.name), bank))
    const [, , followed] = banks
    const spoiled = followed ? storedViolations(await spoiledTablesOf(followed), followed) : []
    const changed = [...receiver.bodies].filter(([, bodies]) => new Set(bodies).size > 1)
    violations.push(...changed.map(([id]) => `${id} came with different bodies`), ...receiver.unsigned)
    return {
      violations,
      spoiled,
      acknowledged: banks.reduce((sum, bank) => sum + bank.acknowledged.length, 0),
      unanswered: banks.reduce((sum, bank) => sum + bank.unanswered, 0) - unavailable,
      unavailable,
      kills,
      events: receiver.bodies.size,
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()))
    receiver.close()
    await database.close()
    await postgres.stop()
  }
}

async function follow(host: Host, applicationId: string, receiver: Receiver): Promise<void> {
  const answer = await control(host, 'POST', '/webhooks/subscriptions', {
    applicationId,
    customerNumber: '1',
    url: receiver.url,
    transactionTypes: ['CHVLH', 'CVIRM', 'EEFTO', 'FBTCH'],
    accountNumbers: accounts,
  })
  const { subscriptionId } = dataOf(answer) as { subscriptionId: string }
  const { secret } = dataOf(await control(host, 'GET', `/webhooks/subscriptions/${subscriptionId}/secret`))
  receiver.expectSecret(String(secret))
}

/** Until nothing is being sent, and what has to come again has come. */
async function settle(host: Host, waitsForTakeover: boolean): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const deliveries = dataOf(await control(host, 'GET', '/webhooks')) as unknown as { id: string; state: string }[]
    const open = deliveries.filter(({ state }) => state !== 'delivered')
    if (open.length === 0) return
    const sending = open.filter(({ state }) => state === 'sending')
    if (!waitsForTakeover)
      for (const { id } of sending) await control(host, 'POST', `/webhooks/${id}/answer`, { status: null })
    if (sending.length < open.length) await control(host, 'POST', '/clock', { advance: 3_600_000 })
    await pause(100)
  }
}

/** A panel that follows the bank on one instance is told of a call on another one. */
async function panelViolations(acting: Instance, following: Instance): Promise<string[]> {
  const { body } = await following.bank('a').call('/sandbox/api/changes')
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  await control(acting.bank('a'), 'POST', '/clock', { advance: 1000 })
  let told = ''
  const noticed = (async () => {
    while (!told.includes('"system"')) told += new TextDecoder().decode((await reader.read()).value)
    return true
  })()
  const isNoticed = await Promise.race([noticed, pause(5000).then(() => false)])
  await reader.cancel()
  return isNoticed ? [] : ['A panel was not told of a call on another instance']
}
