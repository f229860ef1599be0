// @module-tag full

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../../../mocks/db/database.ts'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { otherBankRecipients } from '../../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { failingRecipients, silentRecipient } from '../../../../mocks/ledger/transfers/otherBank.ts'
import { bookViolations } from '../../../support/bookViolations.ts'
import { bankAt, exampleMoment } from '../../../support/ledgerBank.ts'
import { control } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import { type Host, type HostName, hostNames, openHost } from '../../hosts.ts'
import { requestToken, saveClient, signed } from '../../oauth.ts'

/** The property of tests/unit/mocks/ledger/booksProperty.test.ts, with what clients can call, through both hosts. */

const numRuns = Number(process.env.HOST_PROPERTY_RUNS ?? 20)
const seed = Number(process.env.PROPERTY_SEED ?? 20260314)

const users: Readonly<Record<string, readonly string[]>> = {
  '1': ['1010000001', '1010000002'],
  '3': ['1010000031'],
  '4': ['1010000041'],
  '6': ['1010000061'],
  '12': ['1012000001', '1012000002'],
}
const accounts = Object.entries(users).flatMap(([customer, numbers]) => numbers.map((number) => ({ customer, number })))

interface Seed {
  rows: ReadonlyMap<string, StoredRow>
  /** By customer. */
  tokens: ReadonlyMap<string, string>
  /** Balances in minor units by account. */
  balances: ReadonlyMap<string, number>
}

/** A bank with an application and a token for each customer that does not expire. */
async function seededBank(): Promise<Seed> {
  const rows = new Map<string, StoredRow>()
  const host = await openHost('worker host', { clock: frozenClock(exampleMoment), storage: memoryStorage(rows) })
  await control(host, 'PUT', '/settings', { rateLimit: 'off' })
  const client = await saveClient(host, { otpNeeded: false })
  const tokens = new Map<string, string>()
  for (const username of Object.keys(users)) {
    const company = username === '12' ? { corporateUsername: 'kuzey.finance' } : {}
    const form = { grant_type: 'password', username, password: 'Sandbox-2026', ...company }
    tokens.set(username, (await requestToken(host, client, form)).body.access_token ?? '')
  }
  for (const [key, stored] of rows)
    if (/^(?:accessTokens|refreshTokens)\//.test(key))
      rows.set(key, { ...stored, row: { ...(stored.row as object), expiresAt: Date.parse('9999-01-01') } })
  const database = createDatabase()
  database.restore(rows)
  const balances = new Map(database.tables.ledgerAccounts.list().map(({ id, balance }) => [id, balance]))
  return { rows, tokens, balances }
}

interface World {
  host: Host
  tokens: Seed['tokens']
  /** What the bank has numbered, with the customer who ordered it. */
  orders: { customer: string; referenceNumber: string }[]
}

type Action = (world: World) => Promise<unknown>

/** A signed call. @throws Error when the bank fails instead of refusing */
async function send({ host, tokens, orders }: World, customer: string, path: string, content: object): Promise<void> {
  const token = tokens.get(customer) ?? ''
  const body = JSON.stringify({ context: { channel: 'API', language: 'EN' }, ...content })
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    sign: signed(`${token}${body}`),
  }
  const response = await host.call(path, { method: 'POST', headers, body })
  const text = await response.text()
  if (![200, 400, 404].includes(response.status)) throw new Error(`${path} answers ${response.status}: ${text}`)
  const { data } = JSON.parse(text) as { data?: { referenceNumber?: string } }
  if (data?.referenceNumber !== undefined) orders.push({ customer, referenceNumber: data.referenceNumber })
}

const recipients = [
  ...otherBankRecipients,
  ...Object.values(failingRecipients).map(({ iban }) => ({ name: 'Emre Tan', iban })),
  { name: 'Emre Tan', iban: silentRecipient },
]

const index = fc.nat({ max: 1000 })
const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(items.length, 1)]
const money = fc
  .oneof(
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 300, max: 2_000_000 }),
    fc.constantFrom(10_000_000, 25_000_001, 50_000_000),
  )
  .map((minor) => ({ amount: (minor / 100).toFixed(2), currency: 'TRY' }))

/** Mostly another account of the same customer. */
const receiverOf = (from: number, to: number): string | undefined => {
  const sender = pick(accounts, from)
  const own = accounts.filter(({ customer, number }) => customer === sender?.customer && number !== sender.number)
  return pick(to % 5 === 0 || own.length === 0 ? accounts : own, to)?.number
}

const transfers = fc
  .record({ kind: fc.constantFrom('internal', 'eft', 'fast'), from: index, to: index, amount: money })
  .map(({ kind, from, to, amount }): Action => {
    const { customer, number } = pick(accounts, from) ?? { customer: '', number: '' }
    const recipient = pick(recipients, to)
    const receiver =
      kind === 'internal'
        ? { receiverAccountNumber: receiverOf(from, to), reasonCode: 'U' }
        : { receiverIban: recipient?.iban, receiverName: recipient?.name, reasonCode: '07' }
    const order = { senderAccountNumber: number, amount, ...receiver }
    return (world) => send(world, customer, `/api/moneytransfers/v1/${kind}`, order)
  })

const payments = fc.record({ at: index, amount: money }).map(({ at, amount }) => ({ type: 'PAYMENT', at, amount }))
const withdrawals = fc
  .record({ at: index, notes: fc.nat({ max: 200 }) })
  .map(({ at, notes }) => ({ type: 'WITHDRAWAL', at, amount: { amount: `${notes}0.00`, currency: 'TRY' } }))
const qrOrders = fc.oneof(payments, withdrawals).map(({ type, at, amount }): Action => {
  const { customer, number } = pick(accounts, at) ?? { customer: '', number: '' }
  return (world) => send(world, customer, '/api/qrorders/v1/orders', { type, accountNumber: number, amount })
})

const decisions = fc.record({ what: fc.constantFrom('cancel', 'approve', 'refuse'), of: index }).map(
  ({ what, of }): Action =>
    async (world) => {
      const { customer, referenceNumber } = pick(world.orders, of) ?? {
        customer: '1',
        referenceNumber: '20260314999999',
      }
      if (what === 'cancel') return send(world, customer, '/api/cancels/v1/transfers', { referenceNumber })
      return void (await control(world.host, 'POST', `/transfers/${referenceNumber}/${what}`))
    },
)

const changes = fc
  .record({ at: index, amount: money, status: fc.constantFrom('ACTIVE', 'ACTIVE', 'BLOCKED') })
  .map(({ at, amount, status }): Action => {
    const { customer, number } = pick(accounts, at) ?? { customer: '', number: '' }
    return async ({ host }) => {
      const path = `/customers/${customer}/accounts/${number}`
      const answer = await control(host, 'PUT', path, { balance: amount.amount, status })
      if (![200, 400].includes(answer.status)) throw new Error(`${path} answers ${JSON.stringify(answer)}`)
    }
  })

/** The state goes through a file. */
const imports = fc.constant<Action>(async ({ host }) => {
  const file = await (await host.call('/sandbox/api/export')).text()
  const { status } = await host.call('/sandbox/api/import', { method: 'POST', body: file })
  if (status !== 200) throw new Error(`The import answers ${status}`)
})

const clock = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 90, max: 6000 })).map(
  (minutes): Action =>
    ({ host }) =>
      control(host, 'POST', '/clock', { advance: minutes * 60_000 }),
)

const actions = fc.array(
  fc.oneof(
    { arbitrary: transfers, weight: 5 },
    { arbitrary: clock, weight: 2 },
    { arbitrary: qrOrders, weight: 2 },
    { arbitrary: decisions, weight: 2 },
    { arbitrary: changes, weight: 2 },
    { arbitrary: imports, weight: 1 },
  ),
  { minLength: 1, maxLength: 30, size: 'max' },
)

const property = (
  name: HostName,
  { rows: seeded, tokens, balances }: Seed,
  spoil?: (rows: Map<string, StoredRow>) => void,
) =>
  fc.asyncProperty(actions, async (all) => {
    const rows = new Map(seeded)
    const host = await openHost(name, { clock: frozenClock(exampleMoment), storage: memoryStorage(rows) })
    const world = { host, tokens, orders: [] }
    for (const action of all) await action(world)
    const tenDays = 10 * 24 * 3_600_000
    await control(host, 'POST', '/clock', { advance: tenDays })
    const { now } = ((await control(host, 'GET', '/clock')).body as { data: { now: string } }).data
    await host.close()
    spoil?.(rows)
    const database = createDatabase()
    database.restore(rows)
    const bank = bankAt(database.tables, () => Date.parse(now))
    const hanging = bank.tables.transfers.list().flatMap(({ id, dueAt }) => (dueAt === null ? [] : [`${id} hangs`]))
    const found = [...bookViolations({ bank }, balances), ...hanging]
    if (found.length > 0) throw new Error(found.join('\n'))
  })

describe.each(hostNames)('on the %s', (name) => {
  test('the books balance whatever is called in whatever order', {
    timeout: numRuns * 3000,
    meta: { slow: 'random runs' },
  }, async () => {
    const { failed, errorInstance, counterexamplePath } = await fc.check(property(name, await seededBank()), {
      numRuns,
      seed,
    })
    expect([failed, errorInstance, counterexamplePath]).toEqual([false, null, null])
  })

  test('a posting that the storage loses is noticed', async () => {
    const losePosting = (rows: Map<string, StoredRow>) => {
      const [first] = [...rows.keys()].filter((key) => key.startsWith('ledgerPostings/'))
      if (first !== undefined) rows.delete(first)
    }
    const { failed } = await fc.check(property(name, await seededBank(), losePosting), {
      numRuns: 20,
      seed,
      endOnFailure: true,
    })
    expect(failed).toBe(true)
  })
})
