import { dayOf, endOfDay, momentOf } from '../../bank/dates.ts'
import { invalid, refused } from '../../bank/serviceError.ts'
import { formatAmount, largestAmount, parseAmount, payable, toMoney } from '../../ledger/money/money.ts'
import { convert, type Rate, rateAt, tradedCurrencies, tradedMetals } from '../../ledger/money/rates.ts'
import type { QueryOf } from '../../openapi/definedOperation.ts'
import { service } from '../pipeline/service.ts'
import { assertHasCome, assertWithinYears } from '../shared/dayRange.ts'

type Metal = NonNullable<QueryOf<'exchange-rates/metal-rates'>['metal']>

const yearsOfRates = 10
/** A branch buys banknotes for so much less and sells them for so much more, in thousandths. */
const banknoteMargin = 5

const formatRate = (rate: Rate): string => {
  const digits = String(rate).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** The moment whose rates are wanted: now, or the end of a day. @throws ServiceError (400) */
function momentOfRates(date: string | undefined, now: number): number {
  const today = dayOf(now)
  if (date === undefined) return now
  assertHasCome('date', date, today)
  assertWithinYears('date', date, today, yearsOfRates)
  return Math.min(now, endOfDay(date))
}

/** Since when the rates of a moment are valid: those of all currencies change together. */
const publishedAt = (time: number): string => momentOf(rateAt('USD', time)?.publishedAt ?? time)

const ratesOf = (codes: readonly string[], only: string | undefined, time: number) =>
  codes.filter((code) => only === undefined || code === only).flatMap((code) => rateAt(code, time) ?? [])

export const exchangeRatesServices = [
  service('exchange-rates/currency-rates', async ({ bank, query }) => {
    const time = momentOfRates(query.date, bank.clock.now())
    return {
      base: 'TRY',
      publishedAt: publishedAt(time),
      rates: ratesOf(tradedCurrencies, query.currency, time).map(({ currency, name, unit, buy, sell, change }) => ({
        currency,
        name,
        unit,
        buy: formatRate(buy),
        sell: formatRate(sell),
        banknoteBuy: formatRate(Math.round((buy * (1000 - banknoteMargin)) / 1000)),
        banknoteSell: formatRate(Math.round((sell * (1000 + banknoteMargin)) / 1000)),
        change: formatAmount(change),
      })),
    }
  }),

  service('exchange-rates/metal-rates', async ({ bank, query }) => {
    const time = momentOfRates(query.date, bank.clock.now())
    return {
      base: 'TRY',
      publishedAt: publishedAt(time),
      rates: ratesOf(tradedMetals, query.metal, time).map(({ currency, name, buy, sell, change }) => ({
        metal: currency as Metal,
        name,
        unit: 'GRAM' as const,
        buy: formatRate(buy),
        sell: formatRate(sell),
        change: formatAmount(change),
      })),
    }
  }),

  service('exchange-rates/conversion', async ({ bank, query }) => {
    const { fromCurrency, toCurrency, amount } = query
    if (fromCurrency === toCurrency)
      throw invalid('toCurrency: Expected another currency than fromCurrency', 'There is nothing to convert.')
    const minor = parseAmount(amount)
    if (payable(minor, fromCurrency) !== minor)
      throw invalid(
        'amount: Expected a whole number',
        `${fromCurrency} has no decimals: send ${formatAmount(payable(minor, fromCurrency) || 100).slice(0, -3)}.`,
      )
    const conversion = convert(fromCurrency, toCurrency, minor, bank.clock.now())
    if (!conversion)
      throw refused(
        '202501',
        'Currency is not traded',
        `The bank trades TRY, ${[...tradedCurrencies, ...tradedMetals].join(', ')}.`,
      )
    if (conversion.result > largestAmount)
      throw invalid(
        'amount: Expected a smaller amount',
        `The amount in ${toCurrency} would have more than thirteen digits: convert less.`,
      )
    return {
      from: toMoney(minor, fromCurrency),
      to: toMoney(conversion.result, toCurrency),
      rate: formatRate(conversion.rate),
      publishedAt: momentOf(conversion.publishedAt),
    }
  }),
]
