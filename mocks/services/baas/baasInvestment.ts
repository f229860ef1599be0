import { quoteLifetime } from '../../../src/rules/bank/apiLimits.ts'
import { day } from '../../../src/rules/time/units.ts'
import { momentOf } from '../../bank/dates.ts'
import { inWords } from '../../bank/inWords.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import { expire } from '../../db/expire.ts'
import type { BaasInvestmentOrderRow, QuoteRow } from '../../db/tables/products/baas.ts'
import { customerAccount } from '../../ledger/books/ledger.ts'
import { formatAmount, largestAmount, lira, parseAmount } from '../../ledger/money/money.ts'
import { assertActive } from '../../products/baas/customers.ts'
import { assertInvestmentOrder, placeInvestmentOrder } from '../../products/baas/investmentOrders.ts'
import { amountOf, quantityFor, type TradedInstrument, taxOn, tradedInstrument } from '../../products/baas/quotes.ts'
import { fundOf } from '../../products/investments/instruments.ts'
import { formatPrice } from '../../products/investments/prices.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'
import { maskedNumber, written } from '../shared/confirmation.ts'
import { ownAccount } from '../shared/customerAccounts.ts'

/** An old quote is still known for a day, so that a refused order can say why; a used one as long as its order. */
const quoteRetention = day

type QuoteCall = ServiceCall<'baas-investment/quote'>

/** Hundredths of a gram or of a unit, or whole shares. @throws ServiceError (400) */
function quantityOf({ body }: QuoteCall, instrument: TradedInstrument): number {
  const { side, quantity, amount } = body
  if (amount) {
    if (side === 'SELL')
      throw invalid('amount: Expected side BUY', 'Only a purchase can be for a sum: send a quantity.')
    if (amount.currency !== 'TRY') throw invalid('amount.currency: Expected TRY', 'The sum is in TRY.')
    return quantityFor(instrument, parseAmount(amount.amount))
  }
  const hundredths = parseAmount(quantity ?? '')
  if (!instrument.isFund) return hundredths
  if (hundredths % 100 !== 0)
    throw invalid('quantity: Expected whole shares', 'A fund is bought and sold in whole shares.')
  return hundredths / 100
}

/** Eleven digits, with two decimals but of a fund. */
const largestQuantity = ({ isFund }: TradedInstrument) => (isFund ? 99_999_999_999 : 9_999_999_999_999)

const shownQuantity = ({ instrumentCode, quantity }: Pick<QuoteRow, 'instrumentCode' | 'quantity'>) =>
  fundOf(instrumentCode) ? String(quantity) : formatAmount(quantity)

async function quote(call: QuoteCall) {
  const { bank, customer, body } = call
  const { side, instrumentCode } = body
  const instrument = tradedInstrument(bank, instrumentCode, side)
  const quantity = quantityOf(call, instrument)
  if (quantity < instrument.smallest)
    throw refused(
      '204402',
      'Quantity is below the minimum',
      `The smallest order is ${shownQuantity({ instrumentCode, quantity: instrument.smallest })} of ${instrumentCode}.`,
    )
  const amount = amountOf(instrument, quantity)
  const tax = taxOn(instrument, side, amount)
  if (quantity > largestQuantity(instrument) || amount + tax > largestAmount) {
    const field = body.amount ? 'amount' : 'quantity'
    throw invalid(
      `${field}: Expected a smaller ${field}`,
      'The quantity would have more than eleven digits, or the total more than thirteen: ask for less.',
    )
  }
  const now = bank.clock.now()
  expire(
    bank.tables.investmentQuotes,
    ({ validUntil, orderNumber }) => orderNumber === null && Math.abs(now - validUntil) > quoteRetention,
  )
  const row = await bank.tables.investmentQuotes.insert({
    id: `QT${1_000_000_080 + (await bank.sequence.next('investment quote'))}`,
    customerNumber: customer,
    side,
    instrumentCode,
    quantity,
    price: instrument.price,
    amount,
    tax,
    total: amount + tax,
    validUntil: now + quoteLifetime * 1000,
    orderNumber: null,
  })
  return {
    quoteId: row.id,
    side,
    instrumentCode,
    quantity: shownQuantity(row),
    price: formatPrice(row.price),
    amount: lira(amount),
    tax: lira(tax),
    total: lira(row.total),
    validUntil: momentOf(row.validUntil),
  }
}

type OrderCall = ServiceCall<'baas-investment/order'>

/** @throws ServiceError (404) for another customer's, too */
function customersQuote({ bank, customer }: OrderCall, quoteId: string): QuoteRow {
  const found = bank.tables.investmentQuotes.get(quoteId)
  if (found?.customerNumber === customer) return found
  throw notFound(`The customer has no quote ${quoteId}.`)
}

/** @throws ServiceError (404, 204403, 204404) */
function usableQuote(call: OrderCall): QuoteRow {
  const { body, receivedAt } = call
  const found = customersQuote(call, body.quoteId)
  if (found.orderNumber !== null)
    throw refused('204404', 'Quote was used', `The order ${found.orderNumber} has used the quote: ask for a new one.`)
  if (receivedAt > found.validUntil)
    throw refused(
      '204403',
      'Quote has expired',
      `A quote is valid for ${inWords(quoteLifetime)} seconds: ask for a new one.`,
    )
  return found
}

/** The account in gold or the currency; undefined for a fund. @throws ServiceError (400), LedgerError accountNotFound */
function assetAccountOf({ bank, customer, body }: OrderCall, { instrumentCode }: QuoteRow): string | undefined {
  const { assetAccountNumber } = body
  if (fundOf(instrumentCode)) {
    if (assetAccountNumber === undefined) return undefined
    throw invalid('assetAccountNumber: Expected none for a fund', 'Shares of a fund are kept without an account.')
  }
  if (assetAccountNumber === undefined)
    throw invalid('assetAccountNumber: Required for gold and currencies', `Send an account in ${instrumentCode}.`)
  const account = customerAccount(bank, customer, assetAccountNumber)
  if (account.currency !== instrumentCode)
    throw invalid(`assetAccountNumber: Expected an account in ${instrumentCode}`, `It is in ${account.currency}.`)
  return assetAccountNumber
}

/** @throws ServiceError (400, 404) */
function checkOrder(call: OrderCall) {
  const { bank, customer, body } = call
  assertActive(bank, customer)
  const used = usableQuote(call)
  const cash = customerAccount(bank, customer, body.cashAccountNumber)
  if (cash.type !== 'CURRENT' || cash.currency !== 'TRY')
    throw invalid('cashAccountNumber: Expected a current account in TRY', `${cash.id} is not a current account in TRY.`)
  const order = {
    customerNumber: customer,
    quote: used,
    cashAccountNumber: cash.id,
    assetAccountNumber: assetAccountOf(call, used),
  }
  assertInvestmentOrder(bank, order)
  return order
}

type Order = ReturnType<typeof checkOrder>

const orderText = ({ quote, cashAccountNumber }: Order): string => {
  const traded = `${shownQuantity(quote)} ${quote.instrumentCode} for ${written(lira(quote.total))}`
  return quote.side === 'BUY'
    ? `buy ${traded} from account ${maskedNumber(cashAccountNumber)}`
    : `sell ${traded} to account ${maskedNumber(cashAccountNumber)}`
}

const place = async (order: Order, { bank, body }: OrderCall) =>
  shown(await placeInvestmentOrder(bank, order), order.quote, body.partnerReference)

const shown = ({ id, status, settlementDate }: BaasInvestmentOrderRow, quoted: QuoteRow, partnerReference: string) => ({
  orderNumber: id,
  partnerReference,
  quoteId: quoted.id,
  side: quoted.side,
  instrumentCode: quoted.instrumentCode,
  quantity: shownQuantity(quoted),
  price: formatPrice(quoted.price),
  tax: lira(quoted.tax),
  total: lira(quoted.total),
  status,
  settlementDate,
})

export const baasInvestmentServices = [
  service('baas-investment/quote', quote),

  confirmedService('baas-investment/order', {
    owned: {
      quoteId: customersQuote,
      cashAccountNumber: ownAccount,
      assetAccountNumber: ownAccount,
    },
    check: checkOrder,
    confirmation: orderText,
    perform: place,
  }),
]
