import { seededLoans } from '../../seed/loans.ts'
import type { TableDefinition } from '../table.ts'
import { type LoanRow, loanRow } from './loanRow.ts'

export const loans: TableDefinition<LoanRow> = {
  row: loanRow,
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededLoans(now()),
}
