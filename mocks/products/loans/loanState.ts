import { bankDayFrom, daysBetween } from '../../bank/dates.ts'
import type { LoanRow } from '../../db/tables/products/loans.ts'
import { percentOf } from '../../ledger/money/money.ts'
import { type Instalment, planOf } from './paymentPlan.ts'

export interface LoanInstalment extends Instalment {
  status: 'PLANNED' | 'PAID' | 'OVERDUE'
  paidOn: string | null
  /** With its taxes, in minor units. */
  lateInterest: number
}

/** 1.3 times the rate of the contract on the principal, for months of 30 days, and the taxes on it. */
function lateInterestOf({ monthlyInterestRate, taxRate }: LoanRow, principal: number, days: number): number {
  const interest = percentOf(principal, monthlyInterestRate, 13 * days, 10 * 30)
  return interest + percentOf(interest, taxRate)
}

function stateOfInstalment(loan: LoanRow, instalment: Instalment, today: string): LoanInstalment {
  const { number, dueDate, principal } = instalment
  const paidOn = loan.paidOn[number - 1] ?? null
  // One that is due on a weekend or a holiday may be paid on the next bank day.
  const isOverdue = paidOn === null && bankDayFrom(dueDate) < today
  return {
    ...instalment,
    status: paidOn !== null ? 'PAID' : isOverdue ? 'OVERDUE' : 'PLANNED',
    paidOn,
    lateInterest: isOverdue ? lateInterestOf(loan, principal, daysBetween(dueDate, today)) : 0,
  }
}

export const sumOfInstalments = (
  instalments: readonly LoanInstalment[],
  part: 'amount' | 'principal' | 'lateInterest',
) => instalments.reduce((total, instalment) => total + instalment[part], 0)

/** What became of a loan's plan until a day, and what is left; amounts in minor units. */
export function loanState(loan: LoanRow, today: string) {
  const plan = planOf(loan).map((instalment) => stateOfInstalment(loan, instalment, today))
  const open = plan.filter(({ status }) => status !== 'PAID')
  const overdue = plan.filter(({ status }) => status === 'OVERDUE')
  const planned = plan.filter(({ status }) => status === 'PLANNED')
  return {
    plan,
    open,
    overdue,
    planned,
    status:
      open.length === 0 ? ('SETTLED' as const) : overdue.length > 0 ? ('IN_ARREARS' as const) : ('RUNNING' as const),
    remainingPrincipal: sumOfInstalments(open, 'principal'),
    remainingDebt: sumOfInstalments(open, 'amount'),
    overdueAmount: sumOfInstalments(overdue, 'amount'),
    lateInterest: sumOfInstalments(overdue, 'lateInterest'),
    overdueDays: overdue[0] ? daysBetween(overdue[0].dueDate, today) : 0,
  }
}
