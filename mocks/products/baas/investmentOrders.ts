import { object, string } from 'superstruct'
import { addDays, isBankDay } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { bankDayFrom, dayOf, timeAt } from '../../bank/dates.ts'
import { jobHandler } from '../../bank/jobs/jobHandler.ts'
import { notFound, refused } from '../../bank/serviceError.ts'
import type { BaasInvestmentOrderRow, QuoteRow } from '../../db/tables/products/baas.ts'
import { account, assertNotClosed, assertSpendable, nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { LedgerError } from '../../ledger/books/ledgerError.ts'
import { contraPostings } from '../../ledger/books/postings.ts'
import { bookExchange } from '../../ledger/money/bookExchange.ts'

/** Until when a fund order of a bank day can be cancelled; then it is sent to the fund. */
const sentEvery = '13:30'
const settlementKind = 'baas.investment.settle'

function sendingTime(now: number): number {
  const today = dayOf(now)
  const isToday = isBankDay(today) && now < timeAt(today, sentEvery)
  return timeAt(isToday ? today : bankDayFrom(addDays(today, 1)), sentEvery)
}

/** Shares of a fund that the customer has and that no sale blocks. */
export const freeShares = ({ tables }: Bank, customerNumber: string, fundCode: string): number =>
  tables.baasInvestmentOrders
    .listBy('customerNumber', customerNumber)
    .filter(({ instrumentCode }) => instrumentCode === fundCode)
    .reduce((sum, { side, status, quantity }) => {
      if (side === 'BUY') return status === 'REALIZED' ? sum + quantity : sum
      return status === 'REALIZED' || status === 'ACCEPTED' ? sum - quantity : sum
    }, 0)

const insufficientHolding = (reason: string) => refused('204405', 'Insufficient holding', reason)

/** Fund money: taken when a purchase is ordered, given back when it is cancelled, paid when a sale is realized. */
const fundEntry = (
  { id, instrumentCode, quantity, cashAccountNumber, total }: BaasInvestmentOrderRow,
  direction: 1 | -1,
  authority: 'customer' | 'bank',
) => ({
  kind: 'fund',
  description: `Order ${id} of ${quantity} ${instrumentCode}`,
  reference: id,
  authority,
  postings: contraPostings('FUNDS', {
    account: cashAccountNumber,
    amount: direction * total,
    transactionType: 'CVIRM',
    explanation: `${quantity} ${instrumentCode}`,
  }),
})

interface NewOrder {
  customerNumber: string
  quote: QuoteRow
  cashAccountNumber: string
  /** Of gold and currencies. */
  assetAccountNumber: string | undefined
}

/** @throws ServiceError (204405), LedgerError accountBlocked, accountClosed */
function assertHolding(bank: Bank, { customerNumber, quote, assetAccountNumber }: NewOrder): void {
  const { instrumentCode, quantity } = quote
  if (assetAccountNumber === undefined) {
    if (freeShares(bank, customerNumber, instrumentCode) >= quantity) return
    throw insufficientHolding(`The customer has fewer free shares of ${instrumentCode}.`)
  }
  try {
    assertSpendable(bank, account(bank, assetAccountNumber), quantity)
  } catch (error) {
    const isMissing = error instanceof LedgerError && error.refusal === 'insufficientFunds'
    throw isMissing
      ? insufficientHolding(`Account ${assetAccountNumber} has less ${instrumentCode} than is to be sold.`)
      : error
  }
}

/**
 * That an order can be carried out now.
 * @throws ServiceError (204405), LedgerError insufficientFunds, accountBlocked, accountClosed
 */
export function assertInvestmentOrder(bank: Bank, order: NewOrder): void {
  const { quote, cashAccountNumber, assetAccountNumber = cashAccountNumber } = order
  for (const id of [cashAccountNumber, assetAccountNumber]) assertNotClosed(account(bank, id))
  if (quote.side === 'SELL') assertHolding(bank, order)
  else assertSpendable(bank, account(bank, cashAccountNumber), quote.total)
}

/** Trades at the price of a quote: gold and currencies at once, a fund by the day after it is sent. */
export async function placeInvestmentOrder(bank: Bank, order: NewOrder): Promise<BaasInvestmentOrderRow> {
  const { customerNumber, quote, cashAccountNumber, assetAccountNumber } = order
  const { side, instrumentCode, quantity, total } = quote
  const isSale = side === 'SELL'
  const isFund = assetAccountNumber === undefined
  const now = bank.clock.now()
  const sentAt = isFund ? sendingTime(now) : null
  const row: BaasInvestmentOrderRow = {
    id: await nextReference(bank),
    customerNumber,
    quoteId: quote.id,
    cashAccountNumber,
    side,
    instrumentCode,
    quantity,
    total,
    status: isFund ? 'ACCEPTED' : 'REALIZED',
    sentAt,
    settlementDate: sentAt === null ? dayOf(now) : bankDayFrom(addDays(dayOf(sentAt), 1)),
    cancelledAt: null,
  }
  if (!isFund) await trade(bank, quote, row, assetAccountNumber)
  else if (!isSale) await postEntry(bank, fundEntry(row, -1, 'customer'))
  await bank.tables.investmentQuotes.update(quote.id, { orderNumber: row.id })
  if (isFund)
    await bank.jobs.schedule({ at: timeAt(row.settlementDate, '09:00'), kind: settlementKind, data: { order: row.id } })
  return bank.tables.baasInvestmentOrders.insert(row)
}

async function trade(bank: Bank, quote: QuoteRow, { id, cashAccountNumber }: BaasInvestmentOrderRow, asset: string) {
  const { side, instrumentCode, quantity, amount, tax } = quote
  const cash = { account: cashAccountNumber, amount }
  const holding = { account: asset, amount: quantity }
  const isSale = side === 'SELL'
  await bookExchange(bank, {
    from: isSale ? holding : cash,
    to: isSale ? cash : holding,
    tax,
    reference: id,
    explanation: `${instrumentCode} at ${quote.id}`,
  })
}

/** @throws ServiceError (404) for another customer's, too */
export function customersOrder({ tables }: Bank, customerNumber: string, orderNumber: string): BaasInvestmentOrderRow {
  const found = tables.baasInvestmentOrders.get(orderNumber)
  if (found?.customerNumber === customerNumber) return found
  throw notFound(`The customer has no order ${orderNumber}.`)
}

/**
 * A fund order that is not sent yet.
 * @throws ServiceError (404) for another customer's; (204701) when it is too late; (204702) for one that was cancelled before
 */
export function cancellableInvestmentOrder(
  bank: Bank,
  customerNumber: string,
  orderNumber: string,
): BaasInvestmentOrderRow {
  const row = customersOrder(bank, customerNumber, orderNumber)
  if (row.status === 'CANCELLED') throw refused('204702', 'Order is cancelled', `${orderNumber} was cancelled before.`)
  if (row.status === 'ACCEPTED' && row.sentAt !== null && bank.clock.now() < row.sentAt) return row
  throw refused('204701', 'Order can no longer be cancelled', `${orderNumber} is realized or was sent to the fund.`)
}

/**
 * Cancels a fund order that is not sent yet.
 * @throws ServiceError as cancellableInvestmentOrder
 */
export async function cancelInvestmentOrder(
  bank: Bank,
  customerNumber: string,
  orderNumber: string,
): Promise<BaasInvestmentOrderRow> {
  const row = cancellableInvestmentOrder(bank, customerNumber, orderNumber)
  if (row.side === 'BUY') await postEntry(bank, fundEntry(row, 1, 'bank'))
  return bank.tables.baasInvestmentOrders.update(orderNumber, { status: 'CANCELLED', cancelledAt: bank.clock.now() })
}

export const investmentSettlement = jobHandler(settlementKind, object({ order: string() }), async (bank, { order }) => {
  const row = bank.tables.baasInvestmentOrders.get(order)
  if (row?.status !== 'ACCEPTED') return
  if (row.side === 'SELL') await postEntry(bank, fundEntry(row, 1, 'bank'))
  await bank.tables.baasInvestmentOrders.update(order, { status: 'REALIZED' })
})
