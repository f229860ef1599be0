import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, dayOf } from '../../bank/dates.ts'
import type { CardPurchaseRow, CreditCardRow } from '../../db/tables/products/cards.ts'
import { accountsOf } from '../../ledger/books/ledger.ts'
import { movementsOf } from '../../ledger/books/movements.ts'
import { pseudoRandom } from '../../ledger/money/pseudoRandom.ts'
import type { Period } from './periods.ts'

/** What changes the debt of a card on a day; amounts in minor units of TRY, below zero what lowers it. */
export interface Charge {
  date: string
  description: string
  type: 'PURCHASE' | 'PAYMENT' | 'REFUND' | 'INTEREST' | 'TAX'
  amount: number
  instalment: { number: number; count: number } | null
}

export interface CardInstalment {
  number: number
  date: string
  amount: number
}

/** Equal instalments, a month apart; the first one has the difference that division leaves. */
export function instalmentsOf({ amount, instalmentCount, date }: CardPurchaseRow): CardInstalment[] {
  const equal = Math.floor(amount / instalmentCount)
  return Array.from({ length: instalmentCount }, (_, index) => ({
    number: index + 1,
    date: addMonths(date, index),
    amount: index === 0 ? amount - equal * (instalmentCount - 1) : equal,
  }))
}

const chargesOf = (purchase: CardPurchaseRow, until: string): Charge[] =>
  instalmentsOf(purchase)
    .map(({ number, ...instalment }) => ({
      ...instalment,
      number,
      date: number === 1 ? purchase.chargedOn : instalment.date,
    }))
    .filter(({ date }) => date <= until)
    .map(({ number, date, amount }) => ({
      date,
      description: purchase.description,
      type: purchase.amount < 0 ? ('REFUND' as const) : ('PURCHASE' as const),
      amount,
      instalment: purchase.instalmentCount === 1 ? null : { number, count: purchase.instalmentCount },
    }))

/** What was paid to the card from the customer's accounts. */
export const paymentsOf = (bank: Bank, { customerNumber, cardNumber }: CreditCardRow): Charge[] =>
  accountsOf(bank, customerNumber).flatMap(({ id }) =>
    movementsOf(bank, id)
      .filter(
        ({ transactionType, explanation, amount }) =>
          // Cash has the explanation that its order was given.
          transactionType === 'CVIRM' && explanation === `Credit card ${cardNumber}` && amount < 0,
      )
      .map(({ bookedAt, amount }) => ({
        date: dayOf(bookedAt),
        description: `Payment from account ${id}`,
        type: 'PAYMENT' as const,
        amount,
        instalment: null,
      })),
  )

const shops = ['Çarşı Market Kadıköy', 'Deniz Eczanesi', 'İstanbul Akaryakıt', 'Boğaz Restoran', 'Kitap Köşesi']

/** The purchases of a period long ago, which add up to what was paid for them. */
export function pastPurchases({ id }: CreditCardRow, { name, from }: Period, total: number): Charge[] {
  let remaining = total
  return shops.flatMap((description, index) => {
    const isLast = index === shops.length - 1
    const share = (1 + 0.4 * pseudoRandom(`${id} ${name} ${index}`)) / shops.length
    const amount = isLast ? remaining : Math.min(remaining, Math.round((total * share) / 5) * 5)
    remaining -= amount
    const charge = { date: addDays(from, 2 + 5 * index), description, type: 'PURCHASE' as const, amount }
    return amount === 0 ? [] : [{ ...charge, instalment: null }]
  })
}

const isPast = ({ rowsFrom }: CreditCardRow, { to }: Period) => to < rowsFrom

/** Everything but interest that counts in a period, by date. */
export function chargesIn(
  card: CreditCardRow,
  period: Period,
  next: Period,
  { payments, purchases }: { payments: readonly Charge[]; purchases: readonly CardPurchaseRow[] },
): Charge[] {
  const within =
    ({ from, to }: Period) =>
    ({ date }: Charge) =>
      from <= date && date <= to
  const own = purchases.flatMap((purchase) => chargesOf(purchase, period.to)).filter(within(period))
  const paidNext = payments.filter(within(next)).reduce((sum, { amount }) => sum - amount, 0)
  const ownTotal = own.reduce((sum, { amount }) => sum + amount, 0)
  const past = isPast(card, period) && paidNext > ownTotal ? pastPurchases(card, period, paidNext - ownTotal) : []
  return [...own, ...past, ...payments.filter(within(period))].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )
}
