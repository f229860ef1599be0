import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { LoanApplicationRow } from '../../db/tables/products/loanApplications.ts'

/** The application of customer 5 that the bank rejected two days before the day of seeding. */
export function seededLoanApplications(now: number): LoanApplicationRow[] {
  const day = addDays(dayOf(now), -2)
  return [
    {
      id: 'LA1000000051',
      customerNumber: '5',
      offerId: 'LO1000000051',
      status: 'REJECTED',
      rejectionReason: 'INCOME',
      amount: 8_000_000,
      instalmentCount: 12,
      monthlyInterestRate: '3.59',
      taxRate: '30.00',
      accountNumber: '1010000051',
      monthlyIncome: 1_400_000,
      loanId: null,
      contractValidUntil: null,
      history: [
        { status: 'RECEIVED', at: timeAt(day, '16:04:19') },
        { status: 'IN_REVIEW', at: timeAt(day, '16:04:21') },
        { status: 'REJECTED', at: timeAt(day, '16:05:47') },
      ],
    },
  ]
}
