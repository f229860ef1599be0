import { dayOf, endOfDay, momentOf } from '../../bank/dates.ts'
import { notFound } from '../../bank/serviceError.ts'
import type { LoanRow } from '../../db/tables/products/loans.ts'
import { allInLira, lira } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { plannedInstalment, planTotals } from '../../products/loans/calculation.ts'
import { settlementOf } from '../../products/loans/earlySettlement.ts'
import { loanState } from '../../products/loans/loanState.ts'
import { service } from '../pipeline/service.ts'
import { type CustomerCall, isShared } from '../shared/customerAccounts.ts'
import { listPage } from '../shared/listPage.ts'
import { sortedBy } from '../shared/sort.ts'

/** The customer's loans, except those that are collected from an account that is not shared, in the order of their start. */
const sharedLoans = ({ bank, grant, customer }: CustomerCall): LoanRow[] =>
  sortedBy(
    bank.tables.loans.listBy('customerNumber', customer).filter(({ account }) => isShared(grant, account)),
    ({ startedOn }) => startedOn,
  )

function sharedLoan(call: CustomerCall, loanId: string): LoanRow {
  const found = sharedLoans(call).find(({ id }) => id === loanId)
  if (found) return found
  throw notFound(`The customer shares no loan ${loanId}: use one of the loan list.`)
}

function loanAnswer(loan: LoanRow, today: string): components['schemas']['Loan'] {
  const state = loanState(loan, today)
  const [next] = state.planned
  return {
    loanId: loan.id,
    name: loan.name,
    type: loan.type,
    status: state.status,
    accountNumber: loan.account,
    principal: lira(loan.principal),
    monthlyInterestRate: loan.monthlyInterestRate,
    instalmentCount: loan.instalmentCount,
    paidInstalmentCount: loan.paidOn.length,
    remainingPrincipal: lira(state.remainingPrincipal),
    remainingDebt: lira(state.remainingDebt),
    overdueAmount: lira(state.overdueAmount),
    lateInterest: lira(state.lateInterest),
    overdueDays: state.overdueDays,
    nextDueDate: next?.dueDate ?? null,
    nextInstalmentAmount: lira(next?.amount ?? 0),
    startedOn: loan.startedOn,
    endsOn: state.plan.at(-1)?.dueDate ?? loan.startedOn,
  }
}

export const loansServices = [
  service('loans/loan-list', async ({ query, ...call }) => {
    const today = dayOf(call.bank.clock.now())
    const loans = sharedLoans(call)
      .map((loan) => loanAnswer(loan, today))
      .filter(({ status }) => (query.status === undefined ? status !== 'SETTLED' : status === query.status))
    return listPage({ loans }, query)
  }),

  service('loans/payment-plan', { owned: { loanId: sharedLoan } }, async ({ params, ...call }) => {
    const loan = sharedLoan(call, params.loanId)
    const { plan } = loanState(loan, dayOf(call.bank.clock.now()))
    return {
      loanId: loan.id,
      principal: lira(loan.principal),
      monthlyInterestRate: loan.monthlyInterestRate,
      taxRate: loan.taxRate,
      ...planTotals(plan),
      instalments: plan.map(({ status, paidOn, lateInterest, ...instalment }) => ({
        ...plannedInstalment(instalment),
        status,
        paidOn,
        lateInterest: lira(lateInterest),
      })),
    }
  }),

  service('loans/early-settlement', { owned: { loanId: sharedLoan } }, async ({ params, ...call }) => {
    const loan = sharedLoan(call, params.loanId)
    const today = dayOf(call.bank.clock.now())
    const { accruedDays, ...amounts } = settlementOf(loan, today)
    return {
      loanId: loan.id,
      settlementDate: today,
      accruedDays,
      ...allInLira(amounts),
      validUntil: momentOf(endOfDay(today)),
    }
  }),
]
