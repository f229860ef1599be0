import { array, assign, enums, type Infer, integer, object, string } from 'superstruct'
import { day } from '../../days.ts'
import { table } from '../../table.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'
import { loanTerms } from './loanTerms.ts'

const loanRow = object({
  /** `LN` and ten digits. */
  id: string(),
  customerNumber: string(),
  name: string(),
  type: enums(['PERSONAL', 'VEHICLE', 'MORTGAGE', 'BUSINESS']),
  /** From which the instalments are collected. */
  account: string(),
  /** Minor units of TRY. */
  principal: integer(),
  /** In percent, with two decimals. */
  monthlyInterestRate: string(),
  /** On the interest, in percent with two decimals. */
  taxRate: string(),
  instalmentCount: integer(),
  startedOn: string(),
  /** The days on which instalments were paid, the first one first; the others are not. */
  paidOn: array(string()),
})
export type LoanRow = Infer<typeof loanRow>

export const loanTables = {
  loans: table(loanRow, {
    imported: assign(
      loanRow,
      object({
        id: identifier('loan'),
        account: identifier('account'),
        principal: storedAmount,
        startedOn: day,
        paidOn: array(day),
        ...loanTerms,
      }),
    ),
    indexed: ['customerNumber'],
  }),
}
