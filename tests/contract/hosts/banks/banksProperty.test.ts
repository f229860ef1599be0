// @module-tag full

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { active, context, control, signIn } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import type { Host } from '../../hosts.ts'
import { openManyBanks } from '../../manyBanks.ts'
import { requestToken, saveClient, signed } from '../../oauth.ts'

/** Calls of several banks in any order: each bank answers as if it were alone. */

/** Another one is drawn by `PROPERTY_SEED`, more runs by `BANK_RUNS`. */
const seed = Number(process.env.PROPERTY_SEED ?? 20260314)
const numRuns = Number(process.env.BANK_RUNS ?? 2)
const bankCount = 10
const callsOfRun = 60
/** Fewer than there are banks, so that they come back from their storage. */
const open = 4

interface Memory {
  /** The access tokens that the bank has given. */
  tokens: string[]
}

interface Answer {
  status: number
  body: unknown
}

interface Action {
  title: string
  run(host: Host, memory: Memory): Promise<Answer>
}

const startApplication: Action = {
  title: 'token',
  async run(host, memory) {
    const client = await saveClient(host, { otpNeeded: false })
    const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026' }
    const answer = await requestToken(host, client, form)
    memory.tokens.push(answer.body.access_token ?? '')
    return answer
  },
}

const transfer = (amount: string): Action => ({
  title: 'transfer',
  async run(host, { tokens }) {
    const token = tokens.at(-1) ?? ''
    const order = { senderAccountNumber: '1010000001', receiverAccountNumber: '1010000002', reasonCode: 'U' }
    const body = JSON.stringify({ context, ...order, amount: { amount, currency: 'TRY' } })
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', sign: signed(token + body) }
    const response = await host.call('/api/moneytransfers/v1/internal', { method: 'POST', headers, body })
    return { status: response.status, body: await response.text() }
  },
})

const controlAction = (method: string, path: string, body?: unknown): Action => ({
  title: `${method} ${path}`,
  run: (host) => control(host, method, path, body),
})

const signInAs = (username: string): Action => ({ title: 'sign-in', run: (host) => signIn(host, username) })

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(startApplication) },
  {
    weight: 4,
    arbitrary: fc.integer({ min: 1, max: 9000 }).map((hundredths) => transfer((hundredths / 100).toFixed(2))),
  },
  fc.constantFrom(active.eMailAddress, 'nobody@example.com').map(signInAs),
  fc.integer({ min: 1, max: 90_000_000 }).map((advance) => controlAction('POST', '/clock', { advance })),
  fc.boolean().map((stop) => controlAction('POST', '/clock', { stop })),
  fc
    .constantFrom('createInternalTransfer', 'requestToken')
    .chain((name) =>
      fc.constantFrom(
        controlAction('PUT', `/faults/${name}`, { kind: 'status', status: 503, every: 2 }),
        controlAction('DELETE', `/faults/${name}`),
      ),
    ),
  fc.constantFrom('enforced', 'off').map((rateLimit) => controlAction('PUT', '/settings', { rateLimit })),
  fc
    .constantFrom('One', 'Two')
    .chain((name) =>
      fc.constantFrom(
        controlAction('POST', '/snapshots', { name, overwrite: true }),
        controlAction('POST', `/snapshots/${name}/restore`),
      ),
    ),
  fc.constant(controlAction('POST', '/reset')),
  fc
    .constantFrom('/state', '/mails', '/sms', '/due', '/events', '/faults', '/snapshots', '/status')
    .map((path) => controlAction('GET', path)),
)

const step = fc.record({ bank: fc.nat({ max: bankCount - 1 }), action })
type Step = { bank: number; action: Action }

const nameOf = (bank: number) => `bank-${bank}`

/** What was carried out at least once. */
const succeeded = new Set<string>()

/** What each bank answers, and exports at the end. */
async function answersOf(steps: readonly Step[], leaks = false): Promise<Map<number, unknown[]>> {
  const server = await openManyBanks({ clock: frozenClock(), isOnDemand: true, limits: { open } })
  const answers = new Map<number, unknown[]>()
  const memories = new Map<number, Memory>()
  try {
    for (const { bank, action } of steps) {
      const host = server.bank(nameOf(leaks ? 0 : bank))
      const memory = memories.get(bank) ?? { tokens: [] }
      memories.set(bank, memory)
      const answer = await action.run(host, memory)
      if (answer.status === 200) succeeded.add(action.title)
      answers.set(bank, [...(answers.get(bank) ?? []), answer])
    }
    for (const [bank, all] of answers)
      all.push(await (await server.bank(nameOf(leaks ? 0 : bank)).call('/sandbox/api/export')).text())
  } finally {
    await server.close()
  }
  return answers
}

/** Addresses differ by port and name, and captcha answers are numbered by the test. */
const comparable = (answers: unknown) =>
  JSON.stringify(answers)
    .replaceAll(/127\.0\.0\.1:\d+/g, 'host')
    .replaceAll(/sandbox-captcha-[\d-]+/g, 'captcha')

async function assertApart(steps: readonly Step[], leaks = false): Promise<void> {
  const together = await answersOf(steps, leaks)
  for (const [bank, answers] of together) {
    const alone = await answersOf(steps.filter((each) => each.bank === bank))
    expect(comparable(answers), `bank ${bank}`).toBe(comparable(alone.get(bank)))
  }
}

const firstSteps: Step[] = Array.from({ length: bankCount }, (_, bank) => ({ bank, action: startApplication }))

const steps = fc.array(step, { minLength: callsOfRun, maxLength: callsOfRun })

test('whatever is called in whatever order, each bank answers as if it were alone', {
  timeout: numRuns * 60_000 + 20_000,
  meta: { slow: 'random calls of ten banks' },
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, (each) => assertApart([...firstSteps, ...each])),
    { numRuns, seed, endOnFailure: true },
  )
  expect([...succeeded].sort()).toEqual(
    expect.arrayContaining(['token', 'transfer', 'sign-in', 'POST /clock', 'POST /reset', 'POST /snapshots']),
  )
})

test('finds banks that share what they have', { timeout: 60_000 }, async () => {
  const shared: Step[] = [0, 1].map((bank) => ({ bank, action: controlAction('POST', '/clock', { advance: 1000 }) }))
  await expect(assertApart(shared, true)).rejects.toThrow('bank ')
  await assertApart(shared)
})
