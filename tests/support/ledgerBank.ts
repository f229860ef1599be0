import type { Bank } from '../../mocks/bank/bank.ts'
import { createSandboxClock } from '../../mocks/bank/clock.ts'
import type { JobHandler } from '../../mocks/bank/jobs/jobHandler.ts'
import { runDueJobs } from '../../mocks/bank/jobs/runDueJobs.ts'
import { createBank } from '../../mocks/bank/persistedBank.ts'
import { createDatabase, type Database } from '../../mocks/db/database.ts'
import { createSequence } from '../../mocks/db/sequence.ts'
import { sandboxParts } from '../../mocks/sandbox.ts'

/** The moment at which most examples of the definitions happen, a Saturday. */
export const exampleMoment = Date.parse('2026-03-14T10:32:07+03:00')

const { initialData, jobHandlers, subscribers } = sandboxParts()
const { history } = initialData
const handlers = new Map(jobHandlers.map((handler) => [handler.kind, handler]))

/** A bank over these tables at a clock that only the test moves. */
export function bankAt(tables: Bank['tables'], now: () => number): Bank {
  const sequence = createSequence('ledger', tables)
  const clock = createSandboxClock({ now, setTimeout: () => 0, clearTimeout: () => undefined }, () => ({
    clockOffset: 0,
  }))
  return createBank({ tables, clock, sequence, history, subscribers })
}

/** Runs what is due. @throws Error of the first job that fails */
export async function runJobs(bank: Bank): Promise<void> {
  const failures: string[] = []
  const rows = new Map([...handlers].map(([kind, handler]) => [kind, { kind, run: noting(handler, failures) }]))
  const discard = () => Promise.reject(new Error(failures.join('\n')))
  await runDueJobs({ bank, handlers: rows, report: () => undefined, save: async () => undefined, discard })
}

const noting =
  ({ kind, run }: JobHandler, failures: string[]): JobHandler['run'] =>
  (bank, data) =>
    run(bank, data).catch((error) => {
      failures.push(`${kind} ${JSON.stringify(data)} at ${bank.clock.now()}: ${error}`)
      throw error
    })

/** A seeded bank without hosts, storage and password hashing, at a clock that only the test moves. */
export async function openLedgerBank(start = exampleMoment): Promise<{
  bank: Bank
  database: Database
  setTime(time: number): void
}> {
  let now = start
  const database = createDatabase()
  const bank = bankAt(database.tables, () => now)
  const protect = async () => ({ passwordSalt: '', passwordHash: '' })
  await database.seed(initialData.rows, { ...bank.sequence, seed: 'ledger', now: bank.clock.now, protect })
  return {
    bank,
    database,
    setTime(time) {
      now = time
    },
  }
}

/** The sum of all accounts by currency: zero in each, whatever was booked. */
export function trialBalance({ tables }: Pick<Bank, 'tables'>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { currency, balance } of tables.ledgerAccounts.list()) sums[currency] = (sums[currency] ?? 0) + balance
  return sums
}
