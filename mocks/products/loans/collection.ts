import { object, string } from 'superstruct'
import type { Bank } from '../../bank/bank.ts'
import { dayOf } from '../../bank/dates.ts'
import { type JobHandler, jobHandler } from '../../bank/jobs/jobHandler.ts'
import { account, balancesOf, nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { contraPostings } from '../../ledger/books/postings.ts'
import { collectionJob, collectionKind } from './collectionJob.ts'
import { loanState } from './loanState.ts'

/** Collects the instalments that are due, the oldest first, as far as the money in the account goes. */
async function collect(bank: Bank, loanId: string): Promise<void> {
  let loan = bank.tables.loans.get(loanId)
  if (!loan) return
  const today = dayOf(bank.clock.now())
  for (const { number, dueDate, amount, lateInterest } of loanState(loan, today).open) {
    const due = amount + lateInterest
    if (dueDate > today || balancesOf(bank, account(bank, loan.account)).available < due) break
    await postEntry(bank, {
      kind: 'loan',
      description: `Instalment ${number} of ${loanId}`,
      reference: await nextReference(bank),
      postings: contraPostings('LOANS', {
        account: loan.account,
        amount: -due,
        transactionType: 'CVIRM',
        explanation: `${loanId}, instalment ${number}`,
      }),
    })
    loan = await bank.tables.loans.update(loanId, { paidOn: [...loan.paidOn, today] })
  }
  const next = collectionJob(loan, today)
  if (next) await bank.jobs.schedule(next)
}

export const loanJobHandlers: readonly JobHandler[] = [
  jobHandler(collectionKind, object({ loanId: string() }), (bank, { loanId }) => collect(bank, loanId)),
]
