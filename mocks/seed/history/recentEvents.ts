import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { bankDayUntil, dayOf, timeAt } from '../../bank/dates.ts'
import { partnerMainAccount } from '../../fixtures/testCustomers/baasCustomers.ts'
import { interbankDebit, reversalPostings } from '../../ledger/transfers/transferPostings.ts'
import { seededTransfers } from '../ledger/transfers.ts'
import { internal, movement } from './postings.ts'
import { eventAt, type HistoryEvent } from './schedule.ts'

function transferEvents(seededAt: number): HistoryEvent[] {
  return seededTransfers(seededAt).flatMap((transfer) => {
    const number = transfer.id.slice(-6)
    if (transfer.lifecycle.value === 'waitingForApproval') return []
    const debit = { bookedAt: transfer.orderedAt, postings: interbankDebit(transfer), number }
    return transfer.lifecycle.value === 'notRealized'
      ? [debit, { bookedAt: transfer.changedAt, postings: reversalPostings(transfer), reference: transfer.id }]
      : [debit]
  })
}

/** The last movements before the moment of seeding, which are those of the examples on 14 March 2026. */
export function recentEvents(seededAt: number): HistoryEvent[] {
  const today = dayOf(seededAt)
  const yesterday = bankDayUntil(addDays(today, -1))
  const sweepDay = timeAt(today, '10:00') <= seededAt ? today : addDays(today, -1)
  const [kuzey, elif] = [
    { account: '1012000002', name: 'Kuzey Trading Ltd.' },
    { account: '1010000001', name: 'Elif Yılmaz' },
  ]
  const main = partnerMainAccount.accountNumber
  return [
    ...transferEvents(seededAt),
    eventAt(yesterday, '09:00:03', internal(kuzey, elif, 790_000, 'Advance on salary').reverse(), '000402'),
    eventAt(
      sweepDay,
      '09:12:30',
      movement('4010000062', 'TRY', 'FBTCH', 750_000, { name: 'Tolga Ak', explanation: 'Rent' }),
    ),
    eventAt(sweepDay, '10:00:00', internal({ account: '4010000062' }, { account: main }, 750_000, 'Sweep')),
  ]
}
