import type { Bank } from '../../mocks/bank/bank.ts'
import { balancesOf } from '../../mocks/ledger/books/ledger.ts'
import { movementsOf } from '../../mocks/ledger/books/movements.ts'
import { trialBalance } from './ledgerBank.ts'

const isUnderWay = (value: string) => value === 'processed' || value === 'sent'

/**
 * What must be true whatever was called: one line for each thing that is not. `before` has the balances of the seed, in
 * minor units by account.
 */
export function bookViolations({ bank }: { bank: Bank }, before: ReadonlyMap<string, number>): string[] {
  const found = Object.entries(trialBalance(bank)).flatMap(([currency, sum]) =>
    sum === 0 ? [] : [`${currency} adds up to ${sum}`],
  )
  const { ledgerAccounts, ledgerPostings, ledgerEntries, transfers: orders } = bank.tables
  for (const { id } of ledgerEntries.list()) {
    const sums = new Map<string, number>()
    for (const { currency, amount: sum } of ledgerPostings.listBy('entryId', id))
      sums.set(currency, (sums.get(currency) ?? 0) + sum)
    if (sums.size === 0 || [...sums.values()].some((sum) => sum !== 0)) found.push(`${id} is not balanced`)
  }
  for (const row of ledgerAccounts.list()) {
    let running = before.get(row.id) ?? 0
    for (const { amount: sum, balanceAfter, id } of ledgerPostings.listBy('account', row.id)) {
      running += sum
      if (running !== balanceAfter) found.push(`${id}: ${balanceAfter} after it, not ${running}`)
    }
    if (running !== row.balance) found.push(`${row.id} has ${row.balance}, its postings add up to ${running}`)
    if (row.type === 'BANK') continue
    if (balancesOf(bank, row).available < 0) found.push(`${row.id} is overdrawn`)
    const newest = movementsOf(bank, row.id).find(({ status }) => status === 'BOOKED')?.balanceAfter ?? 0
    if (newest !== row.balance) found.push(`${row.id} has ${row.balance}, its newest movement says ${newest}`)
    if (row.status === 'CLOSED' && row.balance !== 0) found.push(`${row.id} is closed and has ${row.balance}`)
  }
  for (const kind of ['EFT', 'FAST']) {
    const expected = orders
      .list()
      .filter((order) => order.kind === kind && isUnderWay(order.lifecycle.value))
      .reduce((sum, order) => sum + order.amount, 0)
    const clearing = ledgerAccounts.get(`${kind}-TRY`)?.balance ?? 0
    if (clearing !== expected) found.push(`${clearing} is in clearing of ${kind}, not ${expected}`)
  }
  return found
}
