import { day } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { LedgerError } from '../../ledger/books/ledgerError.ts'
import { formatAmount } from '../../ledger/money/money.ts'
import { transfersOf } from '../../ledger/transfers/transfers.ts'
import { assertActive } from './customers.ts'

/** What a customer may send to other banks in the day after a change of the phone, in minor units of TRY. */
const limitAfterPhoneChange = 500_000

type Order = Pick<Transfer, 'customerNumber' | 'kind' | 'amount'>

/**
 * Whether a customer of BaaS may send this now: when it is ordered and when the partner approves it.
 * @throws ServiceError (204501), LedgerError limitExceeded
 */
export function assertMaySend(bank: Bank, { customerNumber, kind, amount }: Order): void {
  assertActive(bank, customerNumber)
  const since = bank.tables.baasCustomers.get(customerNumber)?.phoneChangedAt ?? null
  if (kind === 'INTERNAL' || since === null || bank.clock.now() >= since + day) return
  const sent = transfersOf(bank, customerNumber)
    .filter((each) => each.kind !== 'INTERNAL' && each.orderedAt >= since && each.failure === null)
    .reduce((sum, each) => sum + each.amount, 0)
  if (sent + amount > limitAfterPhoneChange)
    throw new LedgerError(
      'limitExceeded',
      `For 24 hours after a change of the phone the limit is ${formatAmount(limitAfterPhoneChange)} TRY to other banks.`,
    )
}
