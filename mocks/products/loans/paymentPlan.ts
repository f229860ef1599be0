import { addMonths } from '../../bank/dates.ts'
import type { LoanRow } from '../../db/tables/products/loans.ts'
import { percentOf } from '../../ledger/money/money.ts'

export type LoanTerms = Pick<LoanRow, 'principal' | 'monthlyInterestRate' | 'taxRate' | 'instalmentCount' | 'startedOn'>

/** One instalment of a plan; amounts in minor units of TRY. */
export interface Instalment {
  number: number
  dueDate: string
  amount: number
  principal: number
  interest: number
  taxes: number
  remainingPrincipal: number
}

/** By the annuity formula, in minor units; the interest grows by its taxes. */
export function equalInstalment({ principal, monthlyInterestRate, taxRate, instalmentCount }: LoanTerms): number {
  const rate = (Number(monthlyInterestRate) / 100) * (1 + Number(taxRate) / 100)
  return Math.round((principal * rate) / (1 - (1 + rate) ** -instalmentCount))
}

/** The payment plan of a loan: equal instalments, of which the last one takes the difference that rounding leaves. */
export function planOf(terms: LoanTerms): Instalment[] {
  const equal = equalInstalment(terms)
  let remaining = terms.principal
  return Array.from({ length: terms.instalmentCount }, (_, index) => {
    const interest = percentOf(remaining, terms.monthlyInterestRate)
    const taxes = percentOf(interest, terms.taxRate)
    const principal = index + 1 === terms.instalmentCount ? remaining : equal - interest - taxes
    remaining -= principal
    return {
      number: index + 1,
      dueDate: addMonths(terms.startedOn, index + 1),
      amount: principal + interest + taxes,
      principal,
      interest,
      taxes,
      remainingPrincipal: remaining,
    }
  })
}
