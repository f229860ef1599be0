import { addDays, bankDayUntil, dayOf } from '../ledger/calendar.ts'
import { parseAmount, toMoney } from '../ledger/money.ts'
import type { operations } from '../openapi/rates-and-calculators/types.gen.ts'
import { type DepositRate, depositRates } from '../seed/depositRates.ts'
import { service } from './service.ts'

type Currency = keyof typeof depositRates

/** Of a percentage with two decimals of an amount in minor units, rounded half up. */
function percentOf(minor: number, percent: string, numerator = 1, denominator = 1): number {
  const divisor = 10_000n * BigInt(denominator)
  return Number((2n * BigInt(minor) * BigInt(parseAmount(percent)) * BigInt(numerator) + divisor) / (2n * divisor))
}

const takes = (rate: DepositRate, amount: string | undefined, term: number | undefined) =>
  (amount === undefined ||
    (parseAmount(amount) >= parseAmount(rate.minimumAmount) &&
      (rate.maximumAmount === null || parseAmount(amount) <= parseAmount(rate.maximumAmount)))) &&
  (term === undefined || (term >= rate.minimumTerm && term <= rate.maximumTerm))

function calculation(
  { yearlyRate, taxRate }: DepositRate,
  amount: string,
  term: number,
  today: string,
  currency: string,
) {
  const money = (minor: number) => toMoney(minor, currency)
  const deposited = parseAmount(amount)
  const gross = percentOf(deposited, yearlyRate, term, 365)
  const tax = percentOf(gross, taxRate)
  return {
    amount: money(deposited),
    term,
    yearlyRate,
    grossInterest: money(gross),
    tax: money(tax),
    netInterest: money(gross - tax),
    maturityAmount: money(deposited + gross - tax),
    maturityDate: addDays(today, term),
  }
}

export const ratesAndCalculatorsServices = [
  service<operations['listDepositRates']>('rates-and-calculators/deposit-rates', async ({ bank, query }) => {
    const { currency = 'TRY', amount, term } = query
    const today = dayOf(bank.clock.now())
    const rates = depositRates[currency as Currency].filter((rate) => takes(rate, amount, term))
    const [rate] = rates
    return {
      currency,
      validFrom: bankDayUntil(today),
      rates: rates.map(({ minimumAmount, maximumAmount, ...others }) => ({
        minimumAmount: { amount: minimumAmount, currency },
        maximumAmount: maximumAmount === null ? null : { amount: maximumAmount, currency },
        ...others,
      })),
      calculation:
        rate && amount !== undefined && term !== undefined ? calculation(rate, amount, term, today, currency) : null,
    }
  }),
]
