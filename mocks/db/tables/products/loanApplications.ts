import { array, assign, enums, type Infer, integer, nonempty, nullable, object, string } from 'superstruct'
import { day } from '../../days.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'
import { loanTerms } from './loanTerms.ts'

const status = enums(['RECEIVED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'SIGNED', 'PAID_OUT', 'EXPIRED'])

const loanApplicationRow = object({
  /** LA and ten digits. */
  id: string(),
  customerNumber: string(),
  offerId: string(),
  status,
  rejectionReason: nullable(enums(['CREDIT_SCORE', 'INCOME', 'EXISTING_DEBT', 'OVERDUE_DEBT'])),
  /** Minor units of TRY. */
  amount: integer(),
  instalmentCount: integer(),
  monthlyInterestRate: string(),
  taxRate: string(),
  accountNumber: string(),
  /** What the customer states, in minor units of TRY. */
  monthlyIncome: integer(),
  loanId: nullable(string()),
  /** The last day on which the contract can be signed. */
  contractValidUntil: nullable(string()),
  history: array(object({ status, at: moment })),
})
export type LoanApplicationRow = Infer<typeof loanApplicationRow>

export const loanApplicationTables = {
  loanApplications: table(loanApplicationRow, {
    imported: assign(
      loanApplicationRow,
      object({
        id: identifier('loanApplication'),
        amount: storedAmount,
        monthlyIncome: storedAmount,
        history: nonempty(loanApplicationRow.schema.history),
        offerId: identifier('loanOffer'),
        accountNumber: identifier('account'),
        loanId: nullable(identifier('loan')),
        contractValidUntil: nullable(day),
        ...loanTerms,
      }),
    ),
    indexed: ['customerNumber'],
  }),
}
