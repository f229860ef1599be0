import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { momentOf, timeAt } from '../../../../../mocks/bank/dates.ts'
import { postEntry } from '../../../../../mocks/ledger/books/ledger.ts'
import { LedgerError } from '../../../../../mocks/ledger/books/ledgerError.ts'
import type { TransferOrder } from '../../../../../mocks/ledger/transfers/transferOrder.ts'
import { orderTransfer } from '../../../../../mocks/ledger/transfers/transfers.ts'
import { openLedgerBank, runJobs } from '../../../../support/ledgerBank.ts'

export const friday = timeAt('2026-03-13', '11:00')
export const salary = '1010000001'
export const burak = { receiverIban: 'TR730888800000002020000001', receiverName: 'Burak Aydın' }
export const supplier = { receiverIban: 'TR460888800000002020000002', receiverName: 'Deniz Ofis Kirtasiye A.Ş.' }

export let bank: Bank
export let setTime: (time: number) => void

/** A bank of its own for each test. */
export async function openBank(): Promise<void> {
  ;({ bank, setTime } = await openLedgerBank())
}

const base = { customerNumber: '1', applicationId: 'app', channel: 'customer', currency: 'TRY' } as const

export function order(changes: Partial<TransferOrder>) {
  const receiver = changes.receiverAccountNumber === undefined ? burak : {}
  return orderTransfer(bank, {
    ...base,
    kind: 'EFT',
    senderAccountNumber: salary,
    amount: 850000,
    ...receiver,
    ...changes,
  })
}

export const baas = (changes: Partial<TransferOrder>) =>
  order({ customerNumber: '4000000001', channel: 'baas', senderAccountNumber: '4010000001', ...changes })

export const deposit = (account: string, amount: number) =>
  postEntry(bank, {
    kind: 'cash',
    description: 'Deposit',
    postings: [
      { account, amount, currency: 'TRY', transactionType: 'CASH' },
      { account: 'CASH-TRY', amount: -amount, currency: 'TRY' },
    ],
  })

export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof LedgerError ? `${error.refusal} ${error.detailCode}` : String(error)),
  )

export const at = async (date: string, time: string) => {
  setTime(timeAt(date, time))
  await runJobs(bank)
}

export const stateOf = (reference: string) => {
  const { lifecycle, failure, changedAt } = bank.tables.transfers.get(reference) ?? {}
  return [lifecycle?.value, failure, momentOf(changedAt ?? 0)]
}
