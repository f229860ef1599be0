import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { bankDayFrom, timeAt } from '../../bank/dates.ts'
import type { JobRow } from '../../db/tables/jobs.ts'
import type { LoanRow } from '../../db/tables/products/loans.ts'
import { loanState } from './loanState.ts'

export const collectionKind = 'loan-collection'
const timeOfDay = '06:30'

/** On the next bank day while something is overdue, else on the bank day of the next instalment. */
function nextCollection(loan: LoanRow, today: string): number | undefined {
  const { overdue, planned } = loanState(loan, addDays(today, 1))
  const [next] = planned
  if (overdue.length > 0) return timeAt(bankDayFrom(addDays(today, 1)), timeOfDay)
  return next && timeAt(bankDayFrom(next.dueDate), timeOfDay)
}

/** The job that collects the next instalment of a loan; none when all are paid. */
export function collectionJob(loan: LoanRow, today: string): Omit<JobRow, 'id'> | undefined {
  const at = nextCollection(loan, today)
  return at === undefined ? undefined : { at, kind: collectionKind, data: { loanId: loan.id } }
}
