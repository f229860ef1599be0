import { addDays, isBankDay } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, daysBetween, timeAt } from '../../bank/dates.ts'
import { payable } from './money.ts'
import { pseudoRandom } from './pseudoRandom.ts'

/** A price in millionths of a lira, the six decimals of the definitions. */
export type Rate = number

export interface ExchangeRate {
  /** ISO 4217; a metal is in grams. */
  currency: string
  name: string
  /** For how many units of the currency the rates are: 100 for the Japanese yen. */
  unit: 1 | 100
  /** At which the bank buys from a customer. */
  buy: Rate
  sell: Rate
  /** The change of `buy` since the end of the bank day before, in hundredths of a percent. */
  change: number
  /** Since when the rates are valid, in milliseconds. */
  publishedAt: number
}

/** At the rates of Friday, 13 March 2026, 18:30 (the examples). */
interface Traded extends Omit<ExchangeRate, 'currency' | 'publishedAt'> {
  isMetal: boolean
}

const million = 1_000_000
const traded: Readonly<Record<string, Traded>> = {
  CHF: { name: 'Swiss franc', isMetal: false, unit: 1, buy: 51_370_000, sell: 52_480_000, change: 24 },
  EUR: { name: 'Euro', isMetal: false, unit: 1, buy: 48_120_000, sell: 48_970_000, change: -7 },
  GBP: { name: 'Pound sterling', isMetal: false, unit: 1, buy: 55_640_000, sell: 56_830_000, change: 11 },
  JPY: { name: 'Japanese yen', isMetal: false, unit: 100, buy: 27_460_000, sell: 28_310_000, change: -31 },
  USD: { name: 'US dollar', isMetal: false, unit: 1, buy: 40_980_000, sell: 41_712_000, change: 18 },
  XAU: { name: 'Gold', isMetal: true, unit: 1, buy: 5_893_600_000, sell: 6_012_400_000, change: 42 },
  XAG: { name: 'Silver', isMetal: true, unit: 1, buy: 51_840_000, sell: 54_120_000, change: 87 },
  XPT: { name: 'Platinum', isMetal: true, unit: 1, buy: 1_394_200_000, sell: 1_462_700_000, change: -15 },
  XPD: { name: 'Palladium', isMetal: true, unit: 1, buy: 1_521_300_000, sell: 1_602_400_000, change: -58 },
}

/** In the order of the lists: currencies by code, metals with gold first. */
export const tradedCurrencies = Object.keys(traded).filter((code) => !traded[code]?.isMetal)
export const tradedMetals = Object.keys(traded).filter((code) => traded[code]?.isMetal)

const anchorDay = '2026-03-13'

/** Closing rates that examples show, beside those of the anchor day: buying, selling, change. */
const documented: Readonly<Record<string, readonly [buy: Rate, sell: Rate, change: number]>> = {
  'EUR 2026-02-27': [47_710_000, 48_550_000, 9],
  'USD 2026-02-27': [40_610_000, 41_335_000, 6],
  'XAU 2026-02-27': [5_768_200_000, 5_884_500_000, -22],
}

/** The lira loses so much of its value a year, and the rates of a slot lie so far around that line. */
const yearlyDrift = 0.16
const spread = 0.004
const yearInDays = 365.25

/** For how many years before and after the examples rates and prices change: after a hundred they would have too many digits, or none. */
const longestTrend = 30

/** How many years of the trend lie between two days; below zero when the second is earlier. */
export function yearsOfTrend(from: string, to: string): number {
  const years = daysBetween(from, to) / yearInDays
  return Math.max(-longestTrend, Math.min(years, longestTrend))
}

/** Rates change on bank days at these times; the last ones are valid until the next bank day. */
const slots = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30', '18:30']
const lastSlot = '18:30'

/** The last bank day on which rates were published by this moment, and at what time. */
function slotAt(time: number): { day: string; slot: string } {
  let day = dayOf(time)
  for (;;) {
    const slot = isBankDay(day) ? slots.findLast((each) => timeAt(day, each) <= time) : undefined
    if (slot !== undefined) return { day, slot }
    day = addDays(day, -1)
  }
}

const closingBefore = (day: string) => slotAt(timeAt(day) - 1)

/** Rounded to four decimals of a lira; the ends of days that examples show are theirs. */
function buyAt(code: string, { buy, change }: Traded, day: string, slot: string): Rate {
  const isClosing = slot === lastSlot
  const pinned = isClosing ? documented[`${code} ${day}`] : undefined
  if (pinned) return pinned[0]
  if (isClosing && day === anchorDay) return buy
  const dayAfter = isClosing ? pinnedAfter(code, day, buy, change) : undefined
  if (dayAfter !== undefined) return dayAfter
  const factor =
    Math.exp(yearlyDrift * yearsOfTrend(anchorDay, day)) * (1 + spread * pseudoRandom(`${code} ${day} ${slot}`))
  return Math.round((buy * factor) / 100) * 100
}

/** The closing rate of the bank day before one that examples show, so that the change comes out as shown. */
function pinnedAfter(code: string, day: string, buy: Rate, change: number): Rate | undefined {
  const shown = [
    { on: anchorDay, buy, change },
    ...Object.entries(documented).flatMap(([key, [shownBuy, , shownChange]]) =>
      key.startsWith(code) ? [{ on: key.slice(4), buy: shownBuy, change: shownChange }] : [],
    ),
  ].find(({ on }) => closingBefore(on).day === day)
  return shown && Math.round(shown.buy / (1 + shown.change / 10_000) / 100) * 100
}

function sellAt(code: string, { buy, sell }: Traded, day: string, buyNow: Rate): Rate {
  const pinned = documented[`${code} ${day}`]
  if (pinned && pinned[0] === buyNow) return pinned[1]
  return buyNow === buy ? sell : Math.round((buyNow * sell) / buy / 100) * 100
}

/** The rates of a currency or a metal that are valid at a moment; undefined for one that the bank does not trade. */
export function rateAt(code: string, time: number): ExchangeRate | undefined {
  const currency = traded[code]
  if (!currency) return undefined
  const { day, slot } = slotAt(time)
  const buy = buyAt(code, currency, day, slot)
  const before = closingBefore(day)
  const previous = buyAt(code, currency, before.day, before.slot)
  return {
    currency: code,
    name: currency.name,
    unit: currency.unit,
    buy,
    sell: sellAt(code, currency, day, buy),
    change: Math.round((buy / previous - 1) * 10_000),
    publishedAt: timeAt(day, slot),
  }
}

/** The price of one unit of a currency in TRY. TRY itself is 1. */
function priceAt(code: string, side: 'buy' | 'sell', time: number): number | undefined {
  if (code === 'TRY') return million
  const rate = rateAt(code, time)
  return rate && rate[side] / rate.unit
}

const divideRounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)

/** How much of the second currency one unit of the first is, and what an amount in minor units comes to. */
export interface Conversion {
  rate: Rate
  result: number
  publishedAt: number
}

/**
 * The bank buys the first currency at its buying rate and sells the second one at its selling rate; the rate is rounded to
 * six decimals, the result to those of the second currency. Undefined for a currency that the bank does not trade.
 */
export function convert(from: string, to: string, amount: number, time: number): Conversion | undefined {
  const [buy, sell] = [priceAt(from, 'buy', time), priceAt(to, 'sell', time)]
  if (buy === undefined || sell === undefined) return undefined
  const rate = Math.round((buy / sell) * million)
  const result = payable(Number(divideRounded(BigInt(amount) * BigInt(rate), BigInt(million))), to)
  const { day, slot } = slotAt(time)
  return { rate, result, publishedAt: timeAt(day, slot) }
}
