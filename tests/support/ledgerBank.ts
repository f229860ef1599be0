import type { Bank } from '../../mocks/bank/bank.ts'
import { createJobs } from '../../mocks/bank/jobs.ts'
import { createSandboxClock } from '../../mocks/clock.ts'
import { createDatabase } from '../../mocks/db/database.ts'
import { createSequence } from '../../mocks/db/sequence.ts'

/** The moment at which most examples of the definitions happen, a Saturday. */
export const exampleMoment = Date.parse('2026-03-14T10:32:07+03:00')

/** A seeded bank without hosts, storage and password hashing, at a clock that only the test moves. */
export async function openLedgerBank(start = exampleMoment): Promise<{ bank: Bank; setTime(time: number): void }> {
  let now = start
  const { tables, seed } = createDatabase()
  const sequence = createSequence('ledger', tables)
  const real = { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined }
  const clock = createSandboxClock(real, () => 0)
  await seed({ ...sequence, now: clock.now, protect: async () => ({ passwordSalt: '', passwordHash: '' }) })
  return {
    bank: { tables, clock, sequence, jobs: createJobs(tables, clock, sequence) },
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
