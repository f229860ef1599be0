// @module-tag full

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceError } from '../../../../mocks/bank/serviceError.ts'
import { baasCustomers } from '../../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import type { Operation } from '../../../../mocks/kernel/calls/operation.ts'
import { operations as bankOperations } from '../../../../mocks/sandbox.ts'
import type { Grant } from '../../../../src/rules/bank/authorization/grants.ts'
import { testCustomers } from '../../../../src/rules/bank/testCustomers.ts'
import { callerOf, type Defined, definitions, inputOf } from '../../definedCalls.ts'
import { withService } from '../../plantedService.ts'
import { type Caller, type CallInput, context, openBank, type TestBank } from '../bank.ts'

/** Another one is drawn by `PROPERTY_SEED`. */
const seed = Number(process.env.PROPERTY_SEED ?? 20260314)
const numRuns = Number(process.env.ORDER_CHECK_RUNS ?? 20)
const callsOfRun = 25

interface Step {
  defined: Defined
  caller: Caller
  input: CallInput
  /** What happens to an account, a card or a customer before the call. */
  event: (bank: TestBank) => void
}

const numbersOf: Readonly<Record<Grant, readonly (string | null)[]>> = {
  client_credentials: [null],
  password: testCustomers.map(({ number }) => number),
  authorization_code: testCustomers.map(({ number }) => number),
  authorization_id: baasCustomers.map(({ customerNumber }) => customerNumber),
}

type Members = Record<string, unknown>

const examplesOf = ({ operation }: Defined): Members[] =>
  operation.bodies.flatMap(({ examples }) => examples.map(({ text }) => JSON.parse(text) as Members))

/** Every value that an example gives a member of this name, and amounts around the limits. */
const knownValues = new Map<string, unknown[]>()
for (const defined of definitions) {
  const { path = {}, query = {} } = inputOf(defined.operation)
  for (const members of [path, query, ...examplesOf(defined)])
    for (const [name, value] of Object.entries(members))
      knownValues.set(name, [...(knownValues.get(name) ?? []), value])
}
const amounts = ['0.01', '10.00', '20.00', '42.10', '99.99', '4500.00', '60000.00', '100000.01', '499999.00']
for (const name of ['amount', 'limit'])
  knownValues.set(name, [...(knownValues.get(name) ?? []), ...amounts.map((amount) => ({ amount, currency: 'TRY' }))])

/** Some members have a value that another example gives them. */
const mixed = (members: Members): fc.Arbitrary<Members> =>
  fc.record(
    Object.fromEntries(
      Object.entries(members).map(([name, value]) => {
        const others = name === 'context' ? [] : (knownValues.get(name) ?? [])
        const other = fc.constantFrom(value, ...others)
        return [name, fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other })]
      }),
    ),
  )

const changesOf = (table: string, changes: readonly object[]) => (bank: TestBank, at: number) => {
  const keys = [...bank.rows.keys()].filter((key) => key.startsWith(`${table}/`))
  const [key, change] = [keys[at % keys.length], changes[at % changes.length]]
  if (key !== undefined && change) bank.change(key, change)
}

const changers = [
  changesOf('ledgerAccounts', [{ balance: 0 }, { status: 'BLOCKED' }, { balance: 90_000_000 }, { status: 'ACTIVE' }]),
  changesOf('baasCustomers', [{ status: 'SUSPENDED' }, { status: 'ACTIVE' }, { status: 'CLOSED' }]),
  changesOf('debitCards', [{ status: 'BLOCKED' }, { status: 'ACTIVE' }, { status: 'LOST' }]),
]

const event = fc.tuple(fc.nat(30), fc.nat(1000)).map(
  ([which, at]) =>
    (bank: TestBank) =>
      changers[which]?.(bank, at),
)

/** Calls that wait for nobody are fewer: their refusals are mostly about what they send. */
const asking = definitions.filter(({ operation }) => operation.otp.asks !== 'never')

const step: fc.Arbitrary<Step> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...asking) },
    { weight: 1, arbitrary: fc.constantFrom(...definitions) },
  )
  .chain((defined) => {
    const { path = {}, query = {} } = inputOf(defined.operation)
    const grants = defined.operation.access.flatMap((access) => access.grants) as Grant[]
    const bodies = examplesOf(defined)
    const caller = fc
      .constantFrom(...grants)
      .chain((grant) =>
        fc
          .tuple(
            fc.constantFrom(defined.operation.exampleCustomer, ...numbersOf[grant]),
            fc.constantFrom(1 as const, 2 as const),
          )
          .map(([number, application]) => ({ ...callerOf(grant, number), application })),
      )
    const input = fc.record({
      path: mixed(path),
      query: mixed(query),
      ...(bodies.length > 0 && { body: fc.constantFrom(...bodies).chain(mixed) }),
    }) as fc.Arbitrary<CallInput>
    return fc.record({ defined: fc.constant(defined), caller, input, event })
  })

/** What every call adds to, and the tokens of the test. */
const logs = ['events', 'exchanges', 'hours', 'days', 'callCounts', 'accessTokens', 'authorizationGrants']
const isOfLog = (key: string) => key === 'counters/call' || logs.includes(key.replace(/\/.*/, ''))

const contentsOf = ({ rows }: TestBank) =>
  new Map([...rows].flatMap(([key, { row }]) => (isOfLog(key) ? [] : [[key, JSON.stringify(row)] as const])))

const changedKeys = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))

const eventsOf = ({ rows }: TestBank) => [...rows.keys()].filter((key) => key.startsWith('events/'))

interface Answer {
  status: number
  body: { header: { txId: string; message: string }; data?: { status?: string; transactionId?: string } }
}

/** The answer to a completion right after the call. */
async function complete(bank: TestBank, caller: Caller, data: object): Promise<Answer> {
  const { transactionId, status: _, ...others } = data as { transactionId: string; status: string }
  const body = JSON.stringify({ context, ...others, transaction_id: transactionId, otp_info: '123456' })
  return (await bank.request(caller, 'POST', '/api/otp/v1/execute', body)) as Answer
}

interface Seen {
  refused: Set<string>
  completed: Set<string>
}

/** What is refused leaves nothing but the log; what asks for an OTP can be carried out with it. */
async function assertOrderOfChecks(bank: TestBank, { defined, caller, input, event }: Step, seen: Seen): Promise<void> {
  const { service, operationId } = defined
  event(bank)
  // What is due runs before the call: it is no part of it. A token is a row, too.
  await bank.ask('baas-common/holiday-list', caller)
  await bank.control('POST', '/clock', { advance: 0 })
  const before = contentsOf(bank)
  const events = eventsOf(bank)
  const answer = (await bank.ask(service, caller, input)) as Answer
  const { header, data } = answer.body
  const told = `${operationId}: ${answer.status} ${header.message} for ${JSON.stringify([caller, input])}`
  if (answer.status !== 200) {
    expect(changedKeys(before, contentsOf(bank)), told).toEqual([])
    expect(
      eventsOf(bank).filter((key) => !events.includes(key)),
      told,
    ).toEqual([`events/${header.txId}`])
    seen.refused.add(operationId)
  } else if (data?.status === 'OTP_REQUIRED') {
    const completed = await complete(bank, caller, data)
    expect([completed.status, completed.body.header.message], told).toEqual([200, null])
    seen.completed.add(operationId)
  }
}

async function runSteps(steps: readonly Step[], otpNeeded: boolean, seen: Seen, operations?: readonly Operation[]) {
  const bank = await openBank({ otpNeeded, ...(operations && { operations }) })
  await bank.control('PUT', '/settings', { rateLimit: 'off' })
  for (const each of steps) await assertOrderOfChecks(bank, each, seen)
}

const steps = fc.array(step, { minLength: callsOfRun, maxLength: callsOfRun })

test('whatever is called: refused leaves no SMS, no row and no event but the log, and what asks can be completed', {
  timeout: numRuns * 6000 + 20_000,
  meta: { slow: 'random calls of every operation' },
}, async () => {
  const seen: Seen = { refused: new Set(), completed: new Set() }
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), (each, otpNeeded) => runSteps(each, otpNeeded, seen)),
    { numRuns, seed },
  )
  expect(seen.refused.size).toBeGreaterThan(asking.length / 2)
  expect(seen.completed.size).toBeGreaterThan(asking.length / 3)
})

const insufficient = () => new ServiceError(400, '200101', 'Insufficient balance')

test.each([
  ['after the OTP', withService('createEftTransfer', () => ({ perform: () => Promise.reject(insufficient()) }))],
  [
    'after a number was given',
    withService('findBills', () => ({
      perform: async ({ bank }) => {
        await bank.sequence.next('reference of a refused call')
        throw insufficient()
      },
    })),
  ],
])('finds a service that refuses %s', async (_when, operations) => {
  const [defined] = definitions.filter(({ operationId }) =>
    operations.some((each, at) => each !== bankOperations[at] && each.id === operationId),
  )
  if (!defined) throw new Error('Nothing is planted')
  const [body] = examplesOf(defined)
  const planted: Step = {
    defined,
    caller: callerOf('password', '1'),
    input: { ...(body && { body }) },
    event: () => undefined,
  }
  await expect(runSteps([planted], true, { refused: new Set(), completed: new Set() }, operations)).rejects.toThrow(
    `${defined.operationId}: `,
  )
  await runSteps([planted], true, { refused: new Set(), completed: new Set() })
})
