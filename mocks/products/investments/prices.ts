import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { bankDayUntil, dayOf, daysBetween, timeAt } from '../../bank/dates.ts'
import { pseudoRandom } from '../../ledger/money/pseudoRandom.ts'
import { yearsOfTrend } from '../../ledger/money/rates.ts'
import { documentedPrices, type Instrument, type Price, type TimeDeposit } from './instruments.ts'

/** The day of the prices that the instruments have in instruments.ts. */
const anchorDay = '2026-03-13'
const dayBefore = (day: string) => bankDayUntil(addDays(day, -1))

const rounded = (price: number, { tick }: Instrument) => Math.max(tick, Math.round(price / tick) * tick)

/** The price at the end of a bank day, the same whenever it is asked for. */
export function priceOn(instrument: Instrument, day: string): Price {
  const { code, price, change, growth, spread } = instrument
  if (day === anchorDay) return price
  const documented = documentedPrices[day]?.[code]
  if (documented !== undefined) return documented
  if (day === dayBefore(anchorDay)) return rounded(price / (1 + change / 10_000), instrument)
  return rounded(
    price * Math.exp(growth * yearsOfTrend(anchorDay, day)) * (1 + spread * pseudoRandom(`${code} ${day}`)),
    instrument,
  )
}

/** The change since the bank day before, in hundredths of a percent. */
export const changeOn = (instrument: Instrument, day: string): number =>
  Math.round((priceOn(instrument, day) / priceOn(instrument, dayBefore(day)) - 1) * 10_000)

/** The price of a day is published on the next morning. */
const publishedAt = '09:00'

/** The last bank day whose prices are published by this moment. */
export function lastPricedDay(now: number): string {
  const today = dayOf(now)
  return bankDayUntil(addDays(today, now >= timeAt(today, publishedAt) ? -1 : -2))
}

/** What one unit of a time deposit is worth at the end of a day, with the interest so far. */
export const depositPriceOn = ({ startedOn, maturityDate, yearlyRate }: TimeDeposit, day: string): Price => {
  const days = daysBetween(startedOn, day < maturityDate ? day : maturityDate)
  return 1_000_000 + Math.round((yearlyRate * 10_000 * days) / 365)
}

/** `3.412806` for 3412806. */
export const formatPrice = (price: Price): string =>
  `${Math.floor(price / 1_000_000)}.${String(price % 1_000_000).padStart(6, '0')}`

/** Minor units of what so many whole units cost at a price, rounded half up. */
export const valueAt = (quantity: number, price: Price): number =>
  Number((BigInt(quantity) * BigInt(price) + 5_000n) / 10_000n)

/** How many whole units an amount in minor units buys at a price. */
export const unitsFor = (amount: number, price: Price): number => Number((BigInt(amount) * 10_000n) / BigInt(price))
