import { addMonths } from '../../bank/dates.ts'
import { type SeededLoan, testCustomerLoans } from '../../fixtures/testCustomers/loans.ts'
import { parseAmount } from '../../ledger/money/money.ts'
import { monthsSinceExamples } from '../monthsSinceExamples.ts'
import { movement } from './postings.ts'
import type { HistoryEvent } from './schedule.ts'
import { eventAt } from './schedule.ts'

/** The equal instalment of a loan in minor units, with the taxes on its interest (the payment plan's definition). */
export function instalmentOf({ principal, monthlyInterestRate, taxRate, instalmentCount }: SeededLoan): number {
  const rate = (Number(monthlyInterestRate) / 100) * (1 + Number(taxRate) / 100)
  return Math.round((parseAmount(principal) * rate) / (1 - (1 + rate) ** -instalmentCount))
}

/** What was paid out and what was paid back; the dates of the loans move by months with the day of seeding. */
export function loanEvents(seededOn: string): HistoryEvent[] {
  const months = monthsSinceExamples(seededOn)
  return testCustomerLoans.flatMap((loan) => {
    const { accountNumber, name, loanId, principal, startedOn, paidOn } = loan
    const book = (date: string, time: string, amount: number, explanation: string) =>
      eventAt(addMonths(date, months), time, movement(accountNumber, 'TRY', 'CVIRM', amount, { explanation }))
    return [
      book(startedOn, '14:00:00', parseAmount(principal), `${name} ${loanId}`),
      ...paidOn.map((date, index) => book(date, '06:30:00', -instalmentOf(loan), `${loanId}, instalment ${index + 1}`)),
    ]
  })
}
