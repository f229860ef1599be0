import { type WebhookTransactionType, webhookTransactionType } from '../../../../src/rules/sandbox/webhooks.ts'
import type { Bank } from '../../../bank/bank.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { account, nextReference } from '../../../ledger/books/ledger.ts'
import { movementsOf } from '../../../ledger/books/movements.ts'
import type { NotifiedMovement } from './notification.ts'

/**
 * The newest movement of this type on the accounts that the subscription follows. Where there is none, one of now after
 * another transfer of these accounts, or of 100 in the currency of the first.
 */
export async function sampleMovement(
  bank: Bank,
  { accountNumbers }: Pick<SubscriptionRow, 'accountNumbers'>,
  transactionType: WebhookTransactionType,
): Promise<NotifiedMovement> {
  const [first = ''] = accountNumbers
  const transfers = accountNumbers
    .flatMap((number) => movementsOf(bank, number))
    .filter((movement) => movement.status === 'BOOKED' && webhookTransactionType.is(movement.transactionType))
    .sort((one, other) => other.bookedAt - one.bookedAt)
  const own = transfers.find((movement) => movement.transactionType === transactionType)
  if (own) return own
  const reference = await nextReference(bank)
  const likeThis = transfers[0] ?? {
    account: first,
    amount: 10_000,
    currency: account(bank, first).currency,
    explanation: '',
  }
  return {
    account: likeThis.account,
    amount: likeThis.amount,
    currency: likeThis.currency,
    explanation: likeThis.explanation,
    id: `MV${reference}`,
    reference,
    transactionType,
    bookedAt: bank.clock.now(),
  }
}
