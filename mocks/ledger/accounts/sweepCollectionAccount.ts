import type { Bank } from '../../bank/bank.ts'
import type { Movement } from '../../bank/movement.ts'
import { partnerMainAccount } from '../../fixtures/testCustomers/baasCustomers.ts'
import { account, balancesOf, nextReference, postEntry } from '../books/ledger.ts'
import { movementsOf } from '../books/movements.ts'
import { sweepInterval } from '../books/sweepSchedule.ts'

const explanation = 'Sweep'

/** Moves what a collection account can spend to the partner's main account; what is reserved there, an hour later. */
export async function sweepCollectionAccount(bank: Bank, accountNumber: string): Promise<void> {
  const row = account(bank, accountNumber)
  const { available, blocked } = balancesOf(bank, row)
  const isMainOpen = account(bank, partnerMainAccount.accountNumber).status !== 'CLOSED'
  if (row.status !== 'ACTIVE' || !isMainOpen) return
  if (blocked > 0)
    await bank.jobs.schedule({ at: bank.clock.now() + sweepInterval, kind: 'sweep', data: { accountNumber } })
  if (available <= 0) return
  const leg = { currency: row.currency, transactionType: 'CVIRM', explanation } as const
  await postEntry(bank, {
    kind: 'sweep',
    description: `Sweep of ${accountNumber}`,
    reference: await nextReference(bank),
    postings: [
      { ...leg, account: accountNumber, amount: -available, counterpartyIban: partnerMainAccount.iban },
      { ...leg, account: partnerMainAccount.accountNumber, amount: available },
    ],
  })
}

/** The movement of the last sweep of a collection account. @throws LedgerError accountNotFound */
export const lastSweepOf = (bank: Bank, accountNumber: string): Movement | undefined =>
  movementsOf(bank, accountNumber).find((movement) => movement.explanation === explanation && movement.amount < 0)
