import type { Bank } from '../../bank/bank.ts'
import { dayOf } from '../../bank/dates.ts'
import type { LedgerAccount, LedgerEntry, LedgerPosting } from '../../db/tables/ledger/ledger.ts'
import { bankAccountRow } from './bankAccounts.ts'
import { LedgerError } from './ledgerError.ts'
import { planSweep } from './sweepSchedule.ts'

/*
 * The books of the bank. All amounts are integers in minor units (hundredths; of a gram for gold), money.ts converts them
 * from and to the decimal strings of the definitions; moments are milliseconds since the epoch, days are those of Istanbul.
 * Whatever is refused is thrown as a LedgerError before anything is written: a ServiceError with status, detailCode, message
 * and reason as documented, so that a handler may let it go out as it is. A handler posts last, after everything else that
 * can fail.
 */

/** The bank's own accounts, one per currency, made when they are first posted to. */
export type BankAccountPurpose =
  /** The accounts at the central bank and at correspondents: money that came from or went to outside. */
  | 'INTERBANK'
  | 'EFT'
  | 'FAST'
  | 'CARDS'
  | 'BILLS'
  | 'QR'
  | 'MAILORDERS'
  | 'LOANS'
  | 'FUNDS'
  | 'CASH'
  | 'FEES'
  | 'TAXES'
  | 'INTEREST'
  /** The position in a currency that exchange opens. */
  | 'EXCHANGE'

/** The number to post to one of the bank's own accounts with. */
export const bankAccount = (purpose: BankAccountPurpose, currency: string): string => `${purpose}-${currency}`

export interface PostingOrder {
  /** An account number, or `bankAccount(…)`. */
  account: string
  /** Above zero into the account, below zero out of it. */
  amount: number
  currency: string
  /** What the movement shows; needed on customers' accounts only. */
  transactionType?: NonNullable<LedgerPosting['transactionType']>
  counterparty?: string
  counterpartyIban?: string
  explanation?: string
}

export interface EntryOrder {
  /** What happened, a word such as `fast` or `bill`: for the bank's own eyes. */
  kind: string
  description: string
  /** Fourteen digits; the movement that is not a fee gets its ID from it. */
  reference?: string
  /**
   * `bank` books without asking whether the account is blocked or has the money: what is given back, interest, a due
   * instalment. Default `customer`.
   */
  authority?: 'customer' | 'bank'
  postings: readonly PostingOrder[]
}

export interface Entry extends LedgerEntry {
  /** In the order of the order. */
  postings: LedgerPosting[]
}

/** @throws LedgerError accountNotFound */
export function account(bank: Pick<Bank, 'tables'>, accountNumber: string): LedgerAccount {
  const found = bank.tables.ledgerAccounts.get(accountNumber)
  if (!found) throw new LedgerError('accountNotFound', `There is no account ${accountNumber}. List the accounts first.`)
  return found
}

/** The customer's account, also a closed one. @throws LedgerError accountNotFound, also for another customer's. */
export function customerAccount(bank: Bank, customerNumber: string, accountNumber: string): LedgerAccount {
  const found = bank.tables.ledgerAccounts.get(accountNumber)
  if (found?.customerNumber === customerNumber) return found
  throw new LedgerError(
    'accountNotFound',
    `Customer ${customerNumber} has no account ${accountNumber}. Use one of the account list.`,
  )
}

/** The customer's accounts that are not closed, in the order in which they were opened. */
export const accountsOf = (bank: Bank, customerNumber: string): LedgerAccount[] =>
  bank.tables.ledgerAccounts
    .listBy('customerNumber', customerNumber)
    .filter(({ status }) => status !== 'CLOSED')
    .sort((one, other) => (one.openedOn < other.openedOn ? -1 : one.openedOn > other.openedOn ? 1 : 0))

export interface Balances {
  booked: number
  /** What is reserved; everything in a blocked account. */
  blocked: number
  /** What can be spent: booked without blocked, with the overdraft; 0 in a blocked account. */
  available: number
}

export function balancesOf(
  { tables }: Pick<Bank, 'tables'>,
  { id, status, balance, overdraft }: LedgerAccount,
): Balances {
  if (status === 'BLOCKED') return { booked: balance, blocked: Math.max(balance, 0), available: 0 }
  const blocked = tables.ledgerHolds.listBy('account', id).reduce((sum, hold) => sum + hold.amount, 0)
  return { booked: balance, blocked, available: balance - blocked + overdraft }
}

/** The booked balance. @throws LedgerError accountNotFound */
export const balanceOf = (bank: Bank, accountNumber: string): number => account(bank, accountNumber).balance

/** What can be spent. @throws LedgerError accountNotFound */
export const availableBalance = (bank: Bank, accountNumber: string): number =>
  balancesOf(bank, account(bank, accountNumber)).available

/** @throws LedgerError accountClosed */
export function assertNotClosed({ id, status }: Pick<LedgerAccount, 'id' | 'status'>): void {
  if (status === 'CLOSED') throw new LedgerError('accountClosed', `Account ${id} is closed. Use another one.`)
}

/** @throws LedgerError currencyMismatch; `named` is how the account is named in it */
export function assertCurrency(
  { id, currency: held }: Pick<LedgerAccount, 'id' | 'currency'>,
  currency: string,
  named = `Account ${id}`,
): void {
  if (held !== currency) throw new LedgerError('currencyMismatch', `${named} is in ${held}, not in ${currency}.`)
}

/**
 * That this much may leave the account now.
 * @throws LedgerError accountClosed, accountBlocked, insufficientFunds
 */
export function assertSpendable(bank: Pick<Bank, 'tables'>, row: LedgerAccount, amount: number): void {
  assertNotClosed(row)
  if (row.status === 'BLOCKED')
    throw new LedgerError('accountBlocked', `Account ${row.id} is blocked. Use an account whose status is ACTIVE.`)
  if (balancesOf(bank, row).available < amount)
    throw new LedgerError(
      'insufficientFunds',
      `Account ${row.id} has too little money. Send at most its available balance, with the fee.`,
    )
}

/** A number that no other order of the day has: the day in Istanbul and six digits, above those of the seeded orders. */
export async function nextReference({ clock, sequence }: Bank): Promise<string> {
  const today = dayOf(clock.now())
  const number = 1000 + (await sequence.next(`reference ${today}`))
  return today.replaceAll('-', '') + String(number).padStart(6, '0')
}

/**
 * Books one entry.
 * @throws LedgerError accountNotFound; currencyMismatch; accountClosed for any closed account; accountBlocked and
 * insufficientFunds for what leaves a customer's account, unless `authority` is `bank`.
 * @throws Error when the postings of a currency do not add up to zero, or an amount is not a safe integer: a mistake of the
 * caller, on which the whole call is rolled back.
 */
export async function postEntry(bank: Bank, order: EntryOrder): Promise<Entry> {
  const { kind, description, reference = null, authority = 'customer' } = order
  assertBalanced(order.postings)
  const rows = accountsToPost(bank, order.postings)
  if (authority === 'customer') assertCovered(bank, rows, order.postings)

  const bookedAt = bank.clock.now()
  const valueDate = dayOf(bookedAt)
  const entry = { id: await bank.sequence.id('entry'), kind, description, bookedAt, valueDate, reference }
  await bank.tables.ledgerEntries.insert(entry)
  const balances = new Map([...rows].map(([id, row]) => [id, row.balance]))
  const postings: LedgerPosting[] = []
  for (const [index, each] of order.postings.entries()) {
    const balanceAfter = (balances.get(each.account) ?? 0) + each.amount
    balances.set(each.account, balanceAfter)
    const isCustomers = rows.get(each.account)?.type !== 'BANK'
    postings.push(
      await bank.tables.ledgerPostings.insert({
        id: isCustomers ? await movementId(bank, each, reference) : `${entry.id}-${index}`,
        entryId: entry.id,
        account: each.account,
        amount: each.amount,
        currency: each.currency,
        balanceAfter,
        bookedAt,
        valueDate,
        transactionType: each.transactionType ?? null,
        reference,
        counterparty: each.counterparty ?? null,
        counterpartyIban: each.counterpartyIban ?? null,
        explanation: each.explanation ?? '',
      }),
    )
  }
  for (const [id, row] of rows) await setBalance(bank, row, balances.get(id) ?? row.balance)
  await bank.publish('movementsBooked', postings)
  return { ...entry, postings }
}

async function setBalance(bank: Bank, row: LedgerAccount, balance: number) {
  await bank.tables.ledgerAccounts.put({ ...row, balance })
  if (balance > row.balance) await planSweep(bank, row)
}

function assertBalanced(postings: readonly PostingOrder[]) {
  const sums = new Map<string, number>()
  for (const { amount, currency } of postings) {
    if (!Number.isSafeInteger(amount)) throw new Error(`Not an amount in minor units: ${amount}`)
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  const off = [...sums].filter(([, sum]) => sum !== 0)
  if (off.length > 0)
    throw new Error(`The entry is not balanced: ${off.map(([each, sum]) => `${sum} ${each}`).join(', ')}`)
}

function accountsToPost(bank: Bank, postings: readonly PostingOrder[]): Map<string, LedgerAccount> {
  const rows = new Map<string, LedgerAccount>()
  for (const { account: id, currency } of postings) {
    const isNewBankAccount = /^[A-Z]+-[A-Z]{3}$/.test(id) && !bank.tables.ledgerAccounts.get(id)
    const row = isNewBankAccount ? bankAccountRow(id.slice(0, -4), id.slice(-3), 0) : account(bank, id)
    assertCurrency(row, currency)
    assertNotClosed(row)
    rows.set(id, row)
  }
  return rows
}

function assertCovered(bank: Bank, rows: ReadonlyMap<string, LedgerAccount>, postings: readonly PostingOrder[]) {
  for (const [id, row] of rows) {
    const change = postings.reduce((sum, each) => (each.account === id ? sum + each.amount : sum), 0)
    if (row.type !== 'BANK' && change < 0) assertSpendable(bank, row, -change)
  }
}

/** The reference as a movement's ID, for the first movement that is not a fee; else a number of its own. */
async function movementId(bank: Bank, { transactionType }: PostingOrder, reference: string | null): Promise<string> {
  const id = `MV${reference}`
  const isMain = reference !== null && transactionType !== 'FEE' && !bank.tables.ledgerPostings.get(id)
  return isMain ? id : `MV${await nextReference(bank)}`
}
