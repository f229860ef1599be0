import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { bankDayUntil, dayOf } from '../../bank/dates.ts'
import { invalid, refused } from '../../bank/serviceError.ts'
import { type DepositRate, depositRates } from '../../fixtures/depositRates.ts'
import { largestAmount, parseAmount, percentOf, toMoney } from '../../ledger/money/money.ts'
import { calculateLoan, mostInstalments, termsOf } from '../../products/loans/calculation.ts'
import { service } from '../pipeline/service.ts'

/** In minor units of TRY. */
const loanAmounts = { smallest: 100_000, largest: 1_000_000_000 }

type Currency = keyof typeof depositRates

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
  const maturity = deposited + gross - tax
  if (maturity > largestAmount)
    throw invalid(
      'amount: Expected a smaller amount',
      'The deposit would grow to more than thirteen digits: send a smaller amount.',
    )
  return {
    amount: money(deposited),
    term,
    yearlyRate,
    grossInterest: money(gross),
    tax: money(tax),
    netInterest: money(gross - tax),
    maturityAmount: money(maturity),
    maturityDate: addDays(today, term),
  }
}

export const ratesAndCalculatorsServices = [
  service('rates-and-calculators/deposit-rates', async ({ bank, query }) => {
    const { currency, amount, term } = query
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

  service('rates-and-calculators/loan-calculator', async ({ bank, query }) => {
    const { type, amount, instalmentCount } = query
    const principal = parseAmount(amount)
    if (principal < loanAmounts.smallest || principal > loanAmounts.largest)
      throw invalid('amount: Expected an amount from 1000.00 to 10000000.00', 'The bank offers no such loan.')
    const most = mostInstalments(type, principal)
    if (instalmentCount > most)
      throw refused('202701', 'Too many instalments', `A loan of this type and amount has at most ${most} instalments.`)
    const startedOn = dayOf(bank.clock.now())
    const { calculation, instalments } = calculateLoan(termsOf(type, { principal, instalmentCount, startedOn }))
    return { type, ...calculation, instalments }
  }),
]
