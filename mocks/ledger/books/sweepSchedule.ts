import { hour } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'

/** How often a collection account is swept, in milliseconds. */
export const sweepInterval = hour

/** Plans the next sweep of a collection account, for the next full hour. */
export async function planSweep(bank: Bank, { id, type }: Pick<LedgerAccount, 'id' | 'type'>): Promise<void> {
  if (type !== 'COLLECTION') return
  const at = (Math.floor(bank.clock.now() / sweepInterval) + 1) * sweepInterval
  await bank.jobs.schedule({ at, kind: 'sweep', data: { accountNumber: id } })
}
