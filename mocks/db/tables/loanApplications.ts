import { seededLoanApplications } from '../../seed/loanApplications.ts'
import type { TableDefinition } from '../table.ts'
import { type LoanApplicationRow, loanApplicationRow } from './loanApplicationRow.ts'

export const loanApplications: TableDefinition<LoanApplicationRow> = {
  row: loanApplicationRow,
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededLoanApplications(now()),
}
