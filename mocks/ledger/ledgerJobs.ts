import { integer, object, string } from 'superstruct'
import { type JobHandler, jobHandler } from '../bank/jobs/jobHandler.ts'
import { bookHold } from './accounts/holds.ts'
import { sweepCollectionAccount } from './accounts/sweepCollectionAccount.ts'
import { continueTransfer } from './transfers/transfers.ts'

/** What the books do by themselves when it is due. */
export const ledgerJobHandlers: readonly JobHandler[] = [
  jobHandler('transfer', object({ reference: string(), dueAt: integer() }), async (bank, { reference, dueAt }) => {
    const transfer = bank.tables.transfers.get(reference)
    // A transfer that was cancelled or decided meanwhile has another step, or none.
    if (transfer?.dueAt === dueAt) await continueTransfer(bank, transfer)
  }),
  jobHandler('card-booking', object({ holdId: string() }), async (bank, { holdId }) => {
    await bookHold(bank, holdId)
  }),
  jobHandler('sweep', object({ accountNumber: string() }), (bank, { accountNumber }) =>
    sweepCollectionAccount(bank, accountNumber),
  ),
]
