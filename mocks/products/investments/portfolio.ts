import type { Bank } from '../../bank/bank.ts'
import { endOfDay, timeAt } from '../../bank/dates.ts'
import {
  type SeededHolding,
  type SeededInvestmentAccount,
  testCustomerInvestments,
} from '../../fixtures/testCustomers/investments.ts'
import { rateAt } from '../../ledger/money/rates.ts'
import { fundOf, instrumentOf, type Price, timeDeposits } from './instruments.ts'
import { depositPriceOn, priceOn, valueAt } from './prices.ts'

/** The customer's investment accounts in the order in which they were opened. */
export const investmentAccountsOf = (customerNumber: string): SeededInvestmentAccount[] =>
  testCustomerInvestments
    .filter((account) => account.customerNumber === customerNumber)
    .sort((one, other) => (one.openedOn < other.openedOn ? -1 : 1))

export interface Position extends Pick<SeededHolding, 'type' | 'code' | 'currency'> {
  quantity: number
  /** What waits for the settlement of a sale. */
  blocked: number
  averageCost: Price
}

const seededPosition = ({ quantity, averageCost, ...holding }: SeededHolding): Position => ({
  ...holding,
  quantity: Number(quantity),
  blocked: 0,
  averageCost: Math.round(Number(averageCost) * 1_000_000),
})

/** What an account holds at a moment, with the fund orders that were received and settled until then. */
export function positionsAt(
  { tables }: Pick<Bank, 'tables'>,
  account: SeededInvestmentAccount,
  at: number,
): Position[] {
  const positions = new Map(account.holdings.map((holding) => [holding.code, seededPosition(holding)]))
  for (const order of tables.fundOrders.listBy('accountId', account.accountId)) {
    const { fundCode: code, side, receivedAt, settledAt } = order
    const fund = fundOf(code)
    if (!fund || receivedAt > at) continue
    const empty = { type: 'FUND' as const, code, currency: fund.currency, quantity: 0, blocked: 0, averageCost: 0 }
    const position = positions.get(code) ?? empty
    const isSettled = settledAt !== null && settledAt <= at
    const quantity = order.quantity ?? 0
    if (side === 'SELL')
      positions.set(
        code,
        isSettled
          ? { ...position, quantity: position.quantity - quantity }
          : { ...position, blocked: position.blocked + quantity },
      )
    if (side === 'BUY' && isSettled) positions.set(code, bought(position, quantity, priceOn(fund, order.valuationDate)))
  }
  return [...positions.values()].filter((position) => position.quantity > 0 && isHeld(account, position, at))
}

function bought(position: Position, quantity: number, price: Price): Position {
  const total = position.quantity + quantity
  const cost = position.quantity * position.averageCost + quantity * price
  return { ...position, quantity: total, averageCost: total === 0 ? 0 : Math.round(cost / total) }
}

function isHeld({ openedOn }: SeededInvestmentAccount, { code }: Position, at: number): boolean {
  const deposit = timeDeposits.find((each) => each.code === code)
  return at >= timeAt(deposit?.startedOn ?? openedOn)
}

const describedBy = ({ code, type, currency }: Position, day: string) => {
  const deposit = timeDeposits.find((each) => each.code === code)
  if (deposit) return { ...deposit, isin: null, price: depositPriceOn(deposit, day) }
  const instrument = instrumentOf(code)
  if (!instrument) throw new Error(`There is no instrument ${code} of the kind ${type} in ${currency}`)
  return { ...instrument, price: priceOn(instrument, day) }
}

/** A position at the closing prices of a bank day, as the portfolio shows it; amounts are in minor units. */
export function valued(position: Position, day: string) {
  const { type, code, currency, quantity, blocked, averageCost } = position
  const { name, isin, price, maturityDate } = describedBy(position, day)
  const value = valueAt(quantity, price)
  const exchangeRate = currency === 'TRY' ? 1_000_000 : (rateAt(currency, endOfDay(day))?.buy ?? 0)
  return {
    position: { type, code, name, isin, currency, maturityDate },
    quantity,
    blocked,
    price,
    value,
    averageCost,
    profit: value - valueAt(quantity, averageCost),
    exchangeRate,
    accountValue: Number((BigInt(value) * BigInt(exchangeRate) + 500_000n) / 1_000_000n),
  }
}
