import { addMonths, dayOf } from '../../bank/dates.ts'
import type { JobRow } from '../../db/tables/jobs.ts'
import type { LoanRow } from '../../db/tables/products/loans.ts'
import { testCustomerLoans } from '../../fixtures/testCustomers/loans.ts'
import { parseAmount } from '../../ledger/money/money.ts'
import { collectionJob } from '../../products/loans/collectionJob.ts'
import { monthsSinceExamples } from '../monthsSinceExamples.ts'

/** The loans of the test customers; their dates move by months with the day of seeding. */
export function seededLoans(seededAt: number): LoanRow[] {
  const months = monthsSinceExamples(dayOf(seededAt))
  return testCustomerLoans.map(({ loanId, accountNumber, principal, startedOn, paidOn, ...others }) => ({
    ...others,
    id: loanId,
    account: accountNumber,
    principal: parseAmount(principal),
    startedOn: addMonths(startedOn, months),
    paidOn: paidOn.map((date) => addMonths(date, months)),
  }))
}

/** The jobs that collect their next instalments. */
export const seededCollections = (seededAt: number): Omit<JobRow, 'id'>[] =>
  seededLoans(seededAt).flatMap((loan) => collectionJob(loan, dayOf(seededAt)) ?? [])
