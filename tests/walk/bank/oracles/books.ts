import { createDatabase } from '../../../../mocks/db/database.ts'
import { bookViolations } from '../../../support/bookViolations.ts'
import { bankAt } from '../../../support/ledgerBank.ts'
import { type Exchange, tableOf } from '../exchange.ts'
import type { World } from '../world.ts'

const ofBooks = ['ledgerAccounts', 'ledgerPostings', 'ledgerEntries', 'transfers']

/** The books balance, whatever was called; looked at where a step has changed them. */
export function unbalancedBooks(exchanges: readonly Exchange[], world: World): string[] {
  if (!exchanges.some(({ changed }) => changed.some((key) => ofBooks.includes(tableOf(key))))) return []
  const database = createDatabase()
  database.restore(structuredClone(new Map(world.rows)))
  const bank = bankAt(database.tables, () => world.now())
  return bookViolations({ bank }, world.balances)
}
