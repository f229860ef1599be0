import type { Bank } from '../../bank/bank.ts'
import type { CardStatusChange } from '../../bank/domainEvents.ts'
import type { CreditCardRow, DebitCardRow, VirtualCardRow } from '../../db/tables/products/cards.ts'

type Card = Pick<CardStatusChange, 'customerNumber' | 'cardNumber'> & { id: string }

async function reportChange(
  bank: Bank,
  { id: cardId, customerNumber, cardNumber }: Card,
  change: Pick<CardStatusChange, 'kind' | 'account' | 'previousStatus' | 'status'>,
): Promise<void> {
  if (change.previousStatus === change.status) return
  await bank.publish('cardStatusChanged', { cardId, customerNumber, cardNumber, ...change })
}

export async function changeDebitCard(
  bank: Bank,
  card: DebitCardRow,
  changes: Partial<DebitCardRow>,
): Promise<DebitCardRow> {
  const { account, status: previousStatus } = card
  const changed = await bank.tables.debitCards.update(card.id, changes)
  await reportChange(bank, card, { kind: 'DEBIT', account, previousStatus, status: changed.status })
  return changed
}

export async function changeCreditCard(
  bank: Bank,
  card: CreditCardRow,
  changes: Pick<CreditCardRow, 'status'>,
): Promise<CreditCardRow> {
  const changed = await bank.tables.creditCards.update(card.id, changes)
  await reportChange(bank, card, {
    kind: 'CREDIT',
    account: null,
    previousStatus: card.status,
    status: changed.status,
  })
  return changed
}

export async function closeVirtualCard(bank: Bank, card: VirtualCardRow): Promise<VirtualCardRow> {
  const { tables, clock } = bank
  const closed = await tables.virtualCards.update(card.id, { status: 'CLOSED', closedAt: clock.now() })
  const account = tables.debitCards.get(card.parentCard)?.account ?? null
  await reportChange(bank, card, { kind: 'VIRTUAL', account, previousStatus: card.status, status: 'CLOSED' })
  return closed
}
