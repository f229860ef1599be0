import { seededLoanApplications } from '../digitalLoan/seededLoanApplications.ts'
import { type LoanApplicationRow, loanApplicationRow } from './loanApplicationRow.ts'
import type { TableDefinition } from './table.ts'

export const loanApplications: TableDefinition<LoanApplicationRow> = {
  row: loanApplicationRow,
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededLoanApplications(now()),
}
