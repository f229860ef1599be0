import { allocationFeeRates, type LoanType, loanRates } from '../../fixtures/loanRates.ts'
import { allInLira, formatAmount, lira, percentOf } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { equalInstalment, type Instalment, type LoanTerms, planOf } from './paymentPlan.ts'

type LoanCalculation = components['schemas']['LoanCalculation']
type PlannedInstalment = components['schemas']['PlannedInstalment']

export const termsOf = (
  type: LoanType,
  { principal, instalmentCount, startedOn }: Pick<LoanTerms, 'principal' | 'instalmentCount' | 'startedOn'>,
): LoanTerms => ({
  principal,
  instalmentCount,
  startedOn,
  monthlyInterestRate: loanRates[type === 'PERSONAL' && instalmentCount > 12 ? 'LONG_PERSONAL' : type].monthlyInterest,
  taxRate: loanRates[type].tax,
})

/** How many instalments a loan of this type and principal, in minor units, has at most. */
export function mostInstalments(type: LoanType, principal: number): number {
  if (type === 'MORTGAGE') return 120
  if (type !== 'PERSONAL') return 48
  if (principal <= 12_500_000) return 36
  return principal <= 25_000_000 ? 24 : 12
}

/** The effective yearly rate in percent at which the instalments are worth what is paid out. */
function annualCostRate(instalments: readonly Instalment[], paidOut: number): string {
  let [low, high] = [1, 2]
  for (let step = 0; step < 60; step++) {
    const monthly = (low + high) / 2
    const worth = instalments.reduce((sum, { amount, number }) => sum + amount / monthly ** number, 0)
    if (worth > paidOut) low = monthly
    else high = monthly
  }
  return formatAmount(Math.round((low ** 12 - 1) * 10_000))
}

const total = (instalments: readonly Instalment[], part: 'amount' | 'interest' | 'taxes') =>
  instalments.reduce((sum, instalment) => sum + instalment[part], 0)

export const plannedInstalment = ({ number, dueDate, ...amounts }: Instalment): PlannedInstalment => ({
  number,
  dueDate,
  ...allInLira(amounts),
})

/** The sums of a plan, as the payment plan and the calculator show them. */
export const planTotals = (instalments: readonly Instalment[]) => ({
  totalInterest: lira(total(instalments, 'interest')),
  totalTaxes: lira(total(instalments, 'taxes')),
  totalAmount: lira(total(instalments, 'amount')),
})

/** What a loan costs, and its payment plan. */
export function calculateLoan(terms: LoanTerms): { calculation: LoanCalculation; instalments: PlannedInstalment[] } {
  const instalments = planOf(terms)
  const allocationFee = percentOf(terms.principal, allocationFeeRates.fee)
  const allocationFeeTax = percentOf(allocationFee, allocationFeeRates.tax)
  const paidOut = terms.principal - allocationFee - allocationFeeTax
  return {
    calculation: {
      amount: lira(terms.principal),
      instalmentCount: terms.instalmentCount,
      monthlyInterestRate: terms.monthlyInterestRate,
      taxRate: terms.taxRate,
      instalmentAmount: lira(equalInstalment(terms)),
      ...planTotals(instalments),
      allocationFee: lira(allocationFee),
      allocationFeeTax: lira(allocationFeeTax),
      paidOutAmount: lira(paidOut),
      annualCostRate: annualCostRate(instalments, paidOut),
    },
    instalments: instalments.map(plannedInstalment),
  }
}
