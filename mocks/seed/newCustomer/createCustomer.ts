import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { CustomerStory } from '../../../src/rules/sandbox/customers/newCustomer.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, dayOf, timeAt } from '../../bank/dates.ts'
import type { TestCustomerRow } from '../../db/tables/testCustomers.ts'
import { branches } from '../../fixtures/branchesAndAtms.ts'
import { openAccount } from '../../ledger/accounts/accounts.ts'
import { cashEntry } from '../../ledger/books/cashEntry.ts'
import { nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { contraPostings } from '../../ledger/books/postings.ts'
import { pseudoRandom } from '../../ledger/money/pseudoRandom.ts'
import { lastPeriod } from '../../products/cards/periods.ts'
import { customerStories, type RegularPayment, type StoryAccount } from './customerStories.ts'
import { newName } from './names.ts'

export interface CustomerOrder {
  story: CustomerStory
  /** Chosen by the seed if left out. */
  name?: string | undefined
  /** What the amounts and the name are derived from; the customer number if left out. */
  seed?: string | undefined
}

const firstNumber = 100
const firstPhone = 905_550_001_000
const statementDay = 5
const [{ branchCode, name: branchName } = { branchCode: '', name: '' }] = branches

/** Minutes after midnight, always the same for a payment. */
const timeOf = (text: string) => {
  const minutes = 540 + Math.round(Math.abs(pseudoRandom(text)) * 540)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

interface DuePayment extends RegularPayment {
  at: number
}

/** The payments of so many months until now, in the order of booking. */
function paymentsOf({ payments }: StoryAccount, months: number, now: number, seed: string): DuePayment[] {
  const today = dayOf(now)
  return Array.from({ length: months + 1 }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7))
    .flatMap((month) =>
      payments.map((payment) => {
        const text = `${seed} ${month} ${payment.day} ${payment.explanation}`
        const factor = 1 + (pseudoRandom(text) * payment.spread) / 100
        const date = `${month}-${String(payment.day).padStart(2, '0')}`
        return { ...payment, amount: Math.round(payment.amount * factor), at: timeAt(date, timeOf(text)) }
      }),
    )
    .filter(({ at }) => at < now && dayOf(at) >= addMonths(today, -months))
    .sort((one, other) => one.at - other.at)
}

const clearing = { BILL: 'BILLS', CARD: 'CARDS', CHVLH: 'INTERBANK', EEFTO: 'INTERBANK', FBTCH: 'INTERBANK' } as const

async function book(bank: Bank, account: string, { amount, transactionType, ...payment }: DuePayment): Promise<void> {
  const { counterparty, explanation, at } = payment
  await bank.clock.asOf(at, async () => {
    await postEntry(bank, {
      kind: 'history',
      description: explanation,
      authority: 'bank',
      reference: await nextReference(bank),
      postings: contraPostings(clearing[transactionType], {
        account,
        amount,
        transactionType,
        counterparty,
        explanation,
      }),
    })
  })
}

async function openWithHistory(
  bank: Bank,
  customer: TestCustomerRow,
  facts: StoryAccount,
  months: number,
  seed: string,
): Promise<string> {
  const now = bank.clock.now()
  const openedAt = months === 0 ? now : timeAt(addDays(addMonths(dayOf(now), -months), -1), '10:00')
  const payments = paymentsOf(facts, months, now, `${seed} ${facts.name}`)
  const account = await bank.clock.asOf(openedAt, () =>
    openAccount(bank, {
      customerNumber: customer.id,
      holders: [customer.name],
      name: facts.name,
      type: facts.type,
      currency: facts.currency,
      branchCode,
      branchName,
    }),
  )
  if (facts.overdraft !== undefined) await bank.tables.ledgerAccounts.update(account.id, { overdraft: facts.overdraft })
  const opening = facts.balance - payments.reduce((sum, { amount }) => sum + amount, 0)
  if (opening !== 0)
    await bank.clock.asOf(openedAt, () => postEntry(bank, cashEntry(account, opening, 'Opening balance')))
  for (const payment of payments) await book(bank, account.id, payment)
  return account.id
}

async function addCards(bank: Bank, { id, name }: TestCustomerRow, account: string, creditLimit: number | undefined) {
  const { tables, sequence, clock } = bank
  const today = dayOf(clock.now())
  const debit = String(await sequence.next('debit card')).padStart(4, '0')
  const expiry = addMonths(today, 36).slice(0, 7)
  const common = { customerNumber: id, holderName: name, expiry, status: 'ACTIVE' as const }
  await tables.debitCards.insert({
    ...common,
    id: `DC20${debit.padStart(8, '0')}`,
    account,
    cardNumber: `410099******${debit}`,
    name: 'Debit card',
    isBlockedByBank: false,
    settings: { shops: true, online: true, atms: true, abroad: false },
  })
  if (creditLimit === undefined) return
  const credit = String(6000 + (await sequence.next('credit card')))
  await tables.creditCards.insert({
    ...common,
    id: `CC20${credit.padStart(8, '0')}`,
    cardNumber: `540099******${credit}`,
    name: 'Credit card',
    limit: creditLimit,
    statementDay,
    rowsFrom: lastPeriod(statementDay, today).to,
  })
}

/** Makes a customer with accounts, cards and the movements of the story until now; the books stay balanced. */
export async function createCustomer(bank: Bank, { story, name, seed }: CustomerOrder): Promise<TestCustomerRow> {
  const number = await bank.sequence.next('test customer')
  const id = String(firstNumber + number)
  const text = seed ?? id
  const customer = await bank.tables.testCustomers.insert({
    id,
    name: name ?? newName(bank, text),
    story,
    phoneNumber: `+${firstPhone + number}`,
    createdAt: bank.clock.now(),
  })
  const { accounts, months, creditLimit } = customerStories[story]
  const numbers: string[] = []
  for (const facts of accounts) numbers.push(await openWithHistory(bank, customer, facts, months, text))
  await addCards(bank, customer, numbers[0] ?? '', creditLimit)
  return customer
}
