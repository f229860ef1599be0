import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { bankDayFrom, dayOf } from '../../bank/dates.ts'
import type { CreditCardRow } from '../../db/tables/products/cards.ts'
import { largestAmount, percentOf } from '../../ledger/money/money.ts'
import { type Charge, chargesIn, instalmentsOf, paymentsOf } from './charges.ts'
import { earlier, lastPeriod, type Period, periodsBetween } from './periods.ts'

export const monthlyInterestRate = '4.25'
const taxRate = '30.00'
/** In minor units; the share of the balance that is to be paid at least depends on the card's limit. */
const smallLimit = 5_000_000
const minimumShare = { upToSmallLimit: '20.00', above: '40.00' } as const
const cashAdvanceShare = '30.00'
const daysToPay = 10
/** The last twelve periods can be read. */
export const readablePeriods = 12

export interface Statement {
  period: Period
  previousBalance: number
  charges: Charge[]
  balance: number
}

const total = (charges: readonly Charge[]) => charges.reduce((sum, { amount }) => sum + amount, 0)

/** What was not paid of the balance before bears interest, and the interest taxes, as long as an amount can say the sum. */
function interestOn(previousBalance: number, charges: readonly Charge[], { to }: Period): Charge[] {
  const unpaid = previousBalance + total(charges.filter(({ type }) => type === 'PAYMENT' || type === 'REFUND'))
  if (unpaid <= 0) return []
  const interest = percentOf(unpaid, monthlyInterestRate)
  const taxes = percentOf(interest, taxRate)
  if (unpaid + interest + taxes > largestAmount) return []
  const charge = (description: string, type: 'INTEREST' | 'TAX', amount: number) => ({
    date: to,
    description,
    type,
    amount,
    instalment: null,
  })
  return [charge('Interest on the unpaid balance', 'INTEREST', interest), charge('Taxes on interest', 'TAX', taxes)]
}

/** The statements of the periods that are over, the oldest first; then what counts since the last one. */
export function statementsOf(bank: Bank, card: CreditCardRow): { statements: Statement[]; since: Charge[] } {
  const { statementDay } = card
  const books = {
    payments: paymentsOf(bank, card),
    purchases: bank.tables.cardPurchases.listBy('card', card.id),
  }
  const today = dayOf(bank.clock.now())
  const last = lastPeriod(statementDay, today)
  const statements: Statement[] = []
  let balance = 0
  // A debt is carried on from the first period that has rows, however long ago that was.
  const first = Math.max(readablePeriods, periodsBetween(card.rowsFrom, last.to)) + 1
  for (let count = first; count >= 0; count--) {
    const period = earlier(last, count, statementDay)
    const found = chargesIn(card, period, earlier(last, count - 1, statementDay), books)
    // What was paid in the first of these periods is for one that is not computed.
    const own = count === first ? found.filter(({ type }) => type !== 'PAYMENT') : found
    const charges = [...own, ...interestOn(balance, own, period)]
    const previousBalance = balance
    balance += total(charges)
    statements.push({ period, previousBalance, charges, balance })
  }
  const current = earlier(last, -1, statementDay)
  const untilToday = { ...current, to: today }
  return { statements, since: chargesIn(card, untilToday, earlier(last, -2, statementDay), books) }
}

/** The last day to pay a statement; null when there is nothing to pay. */
export const dueDateOf = ({ balance, period }: Statement): string | null =>
  balance > 0 ? bankDayFrom(addDays(period.to, daysToPay)) : null

export const minimumPaymentOf = ({ limit }: CreditCardRow, { balance }: Statement): number =>
  balance > 0 ? percentOf(balance, limit <= smallLimit ? minimumShare.upToSmallLimit : minimumShare.above) : 0

/** What was bought by now: a clock that is set back is before some purchases. */
const purchasesUntil = (bank: Bank, card: CreditCardRow, today: string) =>
  bank.tables.cardPurchases.listBy('card', card.id).filter(({ date }) => date <= today)

/** Purchases that are not fully charged, the oldest first, with the instalments to come. */
export function plansOf(bank: Bank, card: CreditCardRow) {
  const today = dayOf(bank.clock.now())
  return purchasesUntil(bank, card, today)
    .filter(({ instalmentCount }) => instalmentCount > 1)
    .map((purchase) => ({ purchase, remaining: instalmentsOf(purchase).filter(({ date }) => date > today) }))
    .filter(({ remaining }) => remaining.length > 0)
    .sort((one, other) => (one.purchase.date < other.purchase.date ? -1 : 1))
}

/** The limits of a card and what uses them, in minor units of TRY. */
export function limitsOf(bank: Bank, card: CreditCardRow) {
  const today = dayOf(bank.clock.now())
  const { statements, since } = statementsOf(bank, card)
  const statement = statements.at(-1)
  const balance = statement?.balance ?? 0
  const paid = -total(since.filter(({ type }) => type === 'PAYMENT'))
  const statementDebt = Math.max(0, balance - paid)
  const debt = balance + total(since)
  const futureInstalments = plansOf(bank, card)
    .flatMap(({ remaining }) => remaining)
    .reduce((sum, { amount }) => sum + amount, 0)
  const pendingAmount = purchasesUntil(bank, card, today).reduce(
    (sum, { chargedOn, amount }) => (chargedOn > today ? sum + amount : sum),
    0,
  )
  const free = Math.max(0, card.limit - debt - futureInstalments - pendingAmount)
  const availableLimit = card.status === 'ACTIVE' ? free : 0
  const cashAdvanceLimit = percentOf(card.limit, cashAdvanceShare)
  return {
    debt,
    statementDebt,
    currentPeriodDebt: debt - statementDebt,
    futureInstalments,
    pendingAmount,
    availableLimit,
    cashAdvanceLimit,
    availableCashAdvanceLimit: Math.min(availableLimit, cashAdvanceLimit),
    dueDate: statement ? dueDateOf(statement) : null,
    paid,
    remainingMinimumPayment: statement ? Math.max(0, minimumPaymentOf(card, statement) - paid) : 0,
  }
}
