import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { bankDayFrom, dayOf, timeAt } from '../../bank/dates.ts'
import type { LedgerHold } from '../../db/tables/ledger/ledger.ts'
import { account, assertSpendable, type Entry, nextReference, postEntry } from '../books/ledger.ts'

export interface HoldOrder {
  account: string
  /** Above zero, in minor units of the account's currency. */
  amount: number
  /** `card`: shown as a pending movement until it is booked. */
  kind: LedgerHold['kind']
  counterparty?: string
  /** What the movement says; the masked card number for a card payment. */
  explanation?: string
  reference?: string
}

/** When a card payment is booked: in the morning of the bank day two days later. */
export const bookingTime = (paidAt: number): number => timeAt(bankDayFrom(addDays(dayOf(paidAt), 2)), '06:00')

/**
 * Reserves money: the available balance is lower by it, the booked one is not. A card payment is booked two days later, on a
 * bank day.
 * @throws LedgerError accountNotFound, accountClosed, accountBlocked, insufficientFunds
 */
export async function placeHold(bank: Bank, order: HoldOrder): Promise<LedgerHold> {
  assertSpendable(bank, account(bank, order.account), order.amount)
  const hold = await bank.tables.ledgerHolds.insert({
    id: `MV${await nextReference(bank)}`,
    account: order.account,
    amount: order.amount,
    kind: order.kind,
    placedAt: bank.clock.now(),
    counterparty: order.counterparty ?? null,
    explanation: order.explanation ?? '',
    reference: order.reference ?? null,
  })
  if (hold.kind === 'card')
    await bank.jobs.schedule({ at: bookingTime(hold.placedAt), kind: 'card-booking', data: { holdId: hold.id } })
  return hold
}

/** Gives back what was reserved; nothing happens when the hold is gone already. */
export function releaseHold(bank: Bank, holdId: string): void {
  bank.tables.ledgerHolds.delete(holdId)
}

/** Books what was reserved for a card payment, to the account of the card scheme; undefined when the hold is gone. */
export async function bookHold(bank: Bank, holdId: string): Promise<Entry | undefined> {
  const hold = bank.tables.ledgerHolds.get(holdId)
  if (!hold) return undefined
  const { currency } = account(bank, hold.account)
  releaseHold(bank, holdId)
  return postEntry(bank, {
    kind: 'card',
    description: `Card payment, ${hold.counterparty ?? ''}`,
    authority: 'bank',
    postings: [
      {
        account: hold.account,
        amount: -hold.amount,
        currency,
        transactionType: 'CARD',
        ...(hold.counterparty === null ? {} : { counterparty: hold.counterparty }),
        explanation: hold.explanation,
      },
      { account: `CARDS-${currency}`, amount: hold.amount, currency },
    ],
  })
}
