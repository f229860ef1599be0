import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { Movement } from '../../bank/movement.ts'
import type { LedgerPosting } from '../../db/tables/ledger/ledger.ts'
import { account } from './ledger.ts'

export interface MovementRange {
  /** Days in Istanbul, both included; without them everything. */
  from?: string
  to?: string
}

function pendingMovements(bank: Bank, accountNumber: string, currency: string): Movement[] {
  return bank.tables.ledgerHolds
    .listBy('account', accountNumber)
    .filter(({ kind }) => kind === 'card')
    .map((hold) => ({
      id: hold.id,
      account: accountNumber,
      status: 'PENDING' as const,
      amount: -hold.amount,
      currency,
      balanceAfter: null,
      transactionType: 'CARD' as const,
      reference: hold.reference,
      counterparty: hold.counterparty,
      counterpartyIban: null,
      explanation: hold.explanation,
      bookedAt: hold.placedAt,
      valueDate: dayOf(hold.placedAt),
    }))
}

const bookedMovement = ({ entryId: _entryId, transactionType, ...posting }: LedgerPosting): Movement => ({
  ...posting,
  status: 'BOOKED',
  transactionType: transactionType ?? 'CVIRM',
})

/** What was booked before the sandbox was seeded. */
function pastMovements({ tables, history }: Bank, accountNumber: string): readonly Movement[] {
  const { seededAt } = tables.ledgerBooks.get('books') ?? {}
  return seededAt === undefined ? [] : (history(seededAt).get(accountNumber) ?? [])
}

/** All movements in the order of booking, the pending ones last. */
function allMovements(bank: Bank, accountNumber: string): Movement[] {
  const { currency } = account(bank, accountNumber)
  const booked = bank.tables.ledgerPostings.listBy('account', accountNumber).map(bookedMovement)
  return [...pastMovements(bank, accountNumber), ...booked, ...pendingMovements(bank, accountNumber, currency)]
}

/**
 * The movements of an account, the newest first and the pending ones before all others.
 * @throws LedgerError accountNotFound
 */
export function movementsOf(bank: Bank, accountNumber: string, { from, to }: MovementRange = {}): Movement[] {
  const since = from === undefined ? Number.NEGATIVE_INFINITY : timeAt(from)
  const until = to === undefined ? Number.POSITIVE_INFINITY : timeAt(addDays(to, 1))
  return allMovements(bank, accountNumber)
    .filter(({ bookedAt }) => since <= bookedAt && bookedAt < until)
    .reverse()
}

export function movementOf(bank: Bank, customerNumber: string, id: string): Movement | undefined {
  return bank.tables.ledgerAccounts
    .listBy('customerNumber', customerNumber)
    .flatMap((row) => allMovements(bank, row.id))
    .find((movement) => movement.id === id)
}

/** The booked balance at the end of a day. @throws LedgerError accountNotFound */
export function closingBalance(bank: Bank, accountNumber: string, day: string): number {
  const since = movementsOf(bank, accountNumber, { from: addDays(day, 1) }).filter(({ status }) => status === 'BOOKED')
  return since.reduce((balance, { amount }) => balance - amount, account(bank, accountNumber).balance)
}
