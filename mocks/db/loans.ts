import { seededLoans } from '../loans/seededLoans.ts'
import { type LoanRow, loanRow } from './loanRow.ts'
import type { TableDefinition } from './table.ts'

export const loans: TableDefinition<LoanRow> = {
  row: loanRow,
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededLoans(now()),
}
