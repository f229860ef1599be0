import type { Bank } from '../bank/bank.ts'
import type { Transfer } from '../db/transferRow.ts'
import { continueTransfer } from './transfers.ts'

/** The transfer whose next step is due first, if one is due by now. */
function firstDue({ tables, clock }: Bank): (Transfer & { dueAt: number }) | undefined {
  const now = clock.now()
  const due = tables.transfers
    .list()
    .flatMap(({ dueAt, ...transfer }) => (dueAt !== null && dueAt <= now ? [{ ...transfer, dueAt }] : []))
  return due.sort((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1))[0]
}

/** Carries out what is due of all transfers, in the order of time, each step as if its call came at its moment. */
export async function settleDueTransfers(bank: Bank): Promise<void> {
  for (let transfer = firstDue(bank); transfer; transfer = firstDue(bank)) {
    const { dueAt } = transfer
    await continueTransfer({ ...bank, clock: { ...bank.clock, now: () => dueAt } }, transfer)
  }
}
