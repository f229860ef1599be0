import { daysBetween } from '../../bank/dates.ts'
import type { LoanRow } from '../../db/tables/products/loans.ts'
import { percentOf } from '../../ledger/money/money.ts'
import { loanState, sumOfInstalments } from './loanState.ts'

const settlementFeeRate = ({ type }: LoanRow, plannedCount: number): string => {
  if (type === 'BUSINESS') return '2.00'
  if (type === 'MORTGAGE') return plannedCount > 36 ? '2.00' : '1.00'
  return '0.00'
}

/** What it costs to settle a loan on a day; amounts in minor units. */
export function settlementOf(loan: LoanRow, today: string) {
  const { plan, planned, remainingDebt, overdueAmount, lateInterest } = loanState(loan, today)
  const remainingPrincipal = sumOfInstalments(planned, 'principal')
  const since = plan.filter(({ status }) => status !== 'PLANNED').at(-1)?.dueDate ?? loan.startedOn
  const accruedDays = planned.length === 0 ? 0 : Math.min(31, Math.max(0, daysBetween(since, today)))
  const accruedInterest = percentOf(remainingPrincipal, loan.monthlyInterestRate, accruedDays, 30)
  const accruedTaxes = percentOf(accruedInterest, loan.taxRate)
  const settlementFee = percentOf(remainingPrincipal, settlementFeeRate(loan, planned.length))
  const totalAmount = remainingPrincipal + accruedInterest + accruedTaxes + overdueAmount + lateInterest + settlementFee
  return {
    remainingPrincipal,
    accruedDays,
    accruedInterest,
    accruedTaxes,
    overdueAmount,
    lateInterest,
    settlementFee,
    totalAmount,
    savedAmount: remainingDebt + lateInterest - totalAmount,
  }
}
