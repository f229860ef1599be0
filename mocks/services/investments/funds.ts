import { addDays, isBankDay } from '../../../src/rules/bank/bankDays.ts'
import { momentOf } from '../../bank/dates.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import type { SeededInvestmentAccount } from '../../fixtures/testCustomers/investments.ts'
import { assertSpendable, account as ledgerAccount } from '../../ledger/books/ledger.ts'
import { formatAmount, parseAmount, toMoney } from '../../ledger/money/money.ts'
import { placeFundOrder } from '../../products/investments/fundOrders.ts'
import { type Fund, fundOf, funds } from '../../products/investments/instruments.ts'
import { positionsAt } from '../../products/investments/portfolio.ts'
import { changeOn, formatPrice, lastPricedDay, priceOn, unitsFor, valueAt } from '../../products/investments/prices.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'
import { maskedNumber, paymentText } from '../shared/confirmation.ts'
import { dayRange } from '../shared/dayRange.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'
import { sharedInvestmentAccount } from './investmentAccounts.ts'

function fundOnOffer(code: string): Fund {
  const found = fundOf(code)
  if (found) return found
  throw notFound(`There is no fund ${code}: use one of the fund list.`)
}

/** The bank days of a range, the first one first. */
function bankDaysIn({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBankDay(day)) days.push(day)
  return days
}

const priced = (fund: Fund, date: string) => ({
  price: formatPrice(priceOn(fund, date)),
  change: formatAmount(changeOn(fund, date)),
})

const described = (fund: Fund, priceDate: string) => {
  const { code: fundCode, name, isin, fundType: type, currency, riskLevel } = fund
  const { managementFee, orderCutOff, valuationDays, settlementDays, status } = fund
  const terms = { managementFee, orderCutOff, valuationDays, settlementDays, status }
  return { fundCode, name, isin, type, currency, riskLevel, ...priced(fund, priceDate), priceDate, ...terms }
}

type FundOrderCall = ServiceCall<'funds/fund-order'>

/** The amount of a purchase. @throws ServiceError (400) */
function checkPurchase({ body }: FundOrderCall, fund: Fund, account: SeededInvestmentAccount, price: number): number {
  const { code, currency } = fund
  if (fund.status === 'CLOSED')
    throw refused('202402', 'Fund is closed', `${code} can only be sold: buy a fund whose status is OPEN.`)
  if (fund.riskLevel > account.riskProfile)
    throw refused(
      '202403',
      'Fund is above the risk profile',
      `${code} has the risk level ${fund.riskLevel}, and the customer takes up to ${account.riskProfile}.`,
    )
  if (body.amount?.currency !== currency)
    throw invalid(`amount.currency: Expected ${currency}`, `Orders of ${code} are in ${currency}.`)
  const amount = parseAmount(body.amount.amount)
  if (unitsFor(amount, price) < 1)
    throw invalid(
      'amount: Expected at least the price of one unit',
      `One unit costs ${formatPrice(price)} ${currency}.`,
    )
  return amount
}

/** @throws ServiceError (400) */
function checkSale({ bank }: FundOrderCall, fund: Fund, account: SeededInvestmentAccount, quantity: number): number {
  const held = positionsAt(bank, account, bank.clock.now()).find(({ code }) => code === fund.code)
  const free = held ? held.quantity - held.blocked : 0
  if (quantity > free)
    throw refused(
      '202401',
      'Insufficient quantity',
      `The account has ${free} units of ${fund.code} that are not blocked.`,
    )
  return quantity
}

/** @throws ServiceError (400, 404), LedgerError insufficientFunds, accountBlocked */
function checkFundOrder(call: FundOrderCall) {
  const { bank, params, body } = call
  const fund = fundOnOffer(params.fundCode)
  const account = sharedInvestmentAccount(call, body.accountId)
  const isPurchase = body.side === 'BUY'
  if (isPurchase !== (body.amount !== undefined))
    throw invalid(
      'side: Expected BUY with an amount or SELL with a quantity',
      'A purchase has an amount, a sale a quantity.',
    )
  const price = priceOn(fund, lastPricedDay(bank.clock.now()))
  const amount = isPurchase ? checkPurchase(call, fund, account, price) : null
  const quantity = isPurchase ? null : checkSale(call, fund, account, body.quantity ?? 0)
  if (amount !== null) assertSpendable(bank, ledgerAccount(bank, account.cashAccountNumber), amount)
  return { fund, account, price, amount, quantity }
}

type FundOrder = ReturnType<typeof checkFundOrder>

function fundOrderText({ fund, account, amount, quantity }: FundOrder): string {
  if (amount === null)
    return `${quantity} units of ${fund.code} are sold from account ${maskedNumber(account.accountId)}`
  return paymentText({
    amount: toMoney(amount, fund.currency),
    to: `the fund ${fund.code}`,
    from: account.cashAccountNumber,
  })
}

async function createFundOrder({ fund, account, price, amount, quantity }: FundOrder, { bank, body }: FundOrderCall) {
  const order = await placeFundOrder(bank, {
    accountId: account.accountId,
    fund,
    ...(amount !== null && { purchase: { amount, cashAccount: account.cashAccountNumber } }),
    ...(quantity !== null && { sale: { quantity } }),
  })
  const estimatedQuantity = quantity ?? unitsFor(amount ?? 0, price)
  return {
    referenceNumber: order.id,
    status: 'RECEIVED' as const,
    accountId: account.accountId,
    fundCode: fund.code,
    side: body.side,
    amount: amount === null ? null : toMoney(amount, fund.currency),
    quantity,
    estimatedQuantity,
    estimatedPrice: formatPrice(price),
    estimatedAmount: toMoney(valueAt(estimatedQuantity, price), fund.currency),
    receivedAt: momentOf(order.receivedAt),
    valuationDate: order.valuationDate,
    settlementDate: order.settlementDate,
  }
}

export const fundsServices = [
  service('funds/fund-list', async ({ bank, query }) => {
    const { type, currency, maximumRiskLevel = 7 } = query
    const found = funds
      .filter(matching({ fundType: type, currency }))
      .filter(({ riskLevel }) => riskLevel <= maximumRiskLevel)
    const priceDate = lastPricedDay(bank.clock.now())
    return listPage({ funds: found }, query, (fund) => described(fund, priceDate))
  }),

  service('funds/fund-prices', async ({ bank, params, query }) => {
    const fund = fundOnOffer(params.fundCode)
    const now = bank.clock.now()
    const lastDay = lastPricedDay(now)
    const days = bankDaysIn(dayRange(query, now)).filter((day) => day <= lastDay)
    const page = listPage({ prices: days }, query, (date) => ({ date, ...priced(fund, date) }))
    return { fundCode: fund.code, currency: fund.currency, ...page }
  }),

  confirmedService('funds/fund-order', {
    owned: { accountId: sharedInvestmentAccount },
    check: checkFundOrder,
    confirmation: fundOrderText,
    perform: createFundOrder,
  }),
]
