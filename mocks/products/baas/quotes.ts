import type { Bank } from '../../bank/bank.ts'
import { refused } from '../../bank/serviceError.ts'
import type { QuoteRow } from '../../db/tables/products/baas.ts'
import { rateAt } from '../../ledger/money/rates.ts'
import { fundOf } from '../investments/instruments.ts'
import { lastPricedDay, priceOn } from '../investments/prices.ts'

type Side = QuoteRow['side']

export interface TradedInstrument {
  code: string
  isFund: boolean
  /** In millionths of TRY. */
  price: number
  /** The smallest order: hundredths of a gram or of a unit, whole shares of a fund. */
  smallest: number
}

const smallestOf: Readonly<Record<string, number>> = { XAU: 10, USD: 1000, EUR: 1000, GBP: 1000, CHF: 1000 }

/** What the bank sells to a customer, or buys from one, and its price now. @throws ServiceError (204401) */
export function tradedInstrument({ clock }: Bank, code: string, side: Side): TradedInstrument {
  const now = clock.now()
  const fund = fundOf(code)
  const smallest = smallestOf[code]
  const rate = smallest === undefined ? undefined : rateAt(code, now)
  if (rate && smallest !== undefined)
    return { code, isFund: false, price: side === 'BUY' ? rate.sell : rate.buy, smallest }
  if (fund?.currency === 'TRY' && (fund.status === 'OPEN' || side === 'SELL'))
    return { code, isFund: true, price: priceOn(fund, lastPricedDay(now)), smallest: 1 }
  throw refused('204401', 'Instrument is not on offer', `The bank does not trade ${code}: try XAU, USD or PRF.`)
}

const divideRounded = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))

/** How many units of the quantity are one gram, unit or share. */
const scaleOf = ({ isFund }: TradedInstrument) => (isFund ? 1n : 100n)

/** Minor units of TRY, rounded half up. */
export const amountOf = (instrument: TradedInstrument, quantity: number): number =>
  divideRounded(BigInt(quantity) * BigInt(instrument.price), 10_000n * scaleOf(instrument))

/** What an amount in minor units buys, without the tax, rounded down. */
export const quantityFor = (instrument: TradedInstrument, amount: number): number =>
  Number((BigInt(amount) * 10_000n * scaleOf(instrument)) / BigInt(instrument.price))

/** 0.20 percent of purchases of gold and currencies, rounded half up. */
export const taxOn = ({ isFund }: TradedInstrument, side: Side, amount: number): number =>
  side === 'BUY' && !isFund ? divideRounded(BigInt(amount), 500n) : 0
