import type { Bank } from '../bank/bank.ts'
import { partnerMainAccount } from '../personas/baasPersonas.ts'
import { account, nextReference, postEntry } from './ledger.ts'
import type { Movement } from './movement.ts'
import { movementsOf } from './movements.ts'

const explanation = 'Sweep'

/** Moves everything that a collection account has to the partner's main account. */
export async function sweep(bank: Bank, accountNumber: string): Promise<void> {
  const { balance, status, currency } = account(bank, accountNumber)
  if (status !== 'ACTIVE' || balance <= 0) return
  const leg = { currency, transactionType: 'CVIRM', explanation } as const
  await postEntry(bank, {
    kind: 'sweep',
    description: `Sweep of ${accountNumber}`,
    reference: await nextReference(bank),
    postings: [
      { ...leg, account: accountNumber, amount: -balance, counterpartyIban: partnerMainAccount.iban },
      { ...leg, account: partnerMainAccount.accountNumber, amount: balance },
    ],
  })
}

/** The movement of the last sweep of a collection account. @throws LedgerError accountNotFound */
export const lastSweepOf = (bank: Bank, accountNumber: string): Movement | undefined =>
  movementsOf(bank, accountNumber).find((movement) => movement.explanation === explanation && movement.amount < 0)
