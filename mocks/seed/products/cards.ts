import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { CreditCardRow, DebitCardRow, VirtualCardRow } from '../../db/tables/products/cards.ts'
import { type SeededCard, seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'
import { parseAmount } from '../../ledger/money/money.ts'
import { worksNowhere } from '../../products/cards/debitCardChanges.ts'
import { lastPeriod } from '../../products/cards/periods.ts'

/** The day of the month on which the statement of a card is made. */
const statementDays: Readonly<Record<string, number>> = {
  CC1000000001: 5,
  CC1000000041: 2,
  CC1000000071: 10,
  CC1200000001: 8,
}

/** What the examples say of virtual cards beside the test customers. */
const virtualCards: Readonly<
  Record<
    string,
    Pick<VirtualCardRow, 'usage' | 'spent'> & Record<'created' | 'closed', [daysAgo: number, time: string] | null>
  >
> = {
  VC1000000001: { usage: 'ONE_SHOP', spent: 24_990, created: [12, '19:05:41'], closed: null },
  VC1000000002: { usage: 'ONE_PURCHASE', spent: 525_000, created: [19, '14:20:55'], closed: [18, '09:11:30'] },
  VC1000000051: { usage: 'ONE_PURCHASE', spent: 0, created: [1, '20:41:12'], closed: null },
}

const cardsOf = <Kind extends SeededCard['kind']>(kind: Kind) =>
  seededCustomers.flatMap(({ customerNumber, name: holderName, cards }) =>
    cards.filter((card) => card.kind === kind).map((card) => ({ customerNumber, holderName, card })),
  )

const usual = { shops: true, online: true, atms: true, abroad: false }

const statusOf = ({ status }: SeededCard) => (status === 'CLOSED' ? 'LOST' : status)

export const seededDebitCards = (): DebitCardRow[] =>
  cardsOf('DEBIT').map(({ customerNumber, holderName, card }) => ({
    id: card.cardId,
    customerNumber,
    account: card.accountNumber ?? '',
    cardNumber: card.cardNumber,
    name: card.name,
    holderName,
    expiry: card.expiry,
    status: statusOf(card),
    isBlockedByBank: card.status === 'BLOCKED',
    settings: card.status === 'LOST' ? worksNowhere : usual,
  }))

export const seededCreditCards = (seededAt: number): CreditCardRow[] =>
  cardsOf('CREDIT').map(({ customerNumber, holderName, card }) => {
    const statementDay = statementDays[card.cardId] ?? 1
    return {
      id: card.cardId,
      customerNumber,
      cardNumber: card.cardNumber,
      name: card.name,
      holderName,
      expiry: card.expiry,
      status: statusOf(card),
      limit: parseAmount(card.limit ?? '0'),
      statementDay,
      rowsFrom: lastPeriod(statementDay, dayOf(seededAt)).to,
    }
  })

export function seededVirtualCards(seededAt: number): VirtualCardRow[] {
  const today = dayOf(seededAt)
  return cardsOf('VIRTUAL').map(({ customerNumber, card }) => {
    const { usage, spent, created, closed } = virtualCards[card.cardId] ?? {
      usage: 'ONE_PURCHASE',
      spent: 0,
      created: null,
      closed: null,
    }
    const momentOf = (at: [number, string] | null) => at && timeAt(addDays(today, -at[0]), at[1])
    return {
      id: card.cardId,
      customerNumber,
      parentCard: card.parentCardId ?? '',
      cardNumber: card.cardNumber,
      name: card.name,
      usage,
      limit: parseAmount(card.limit ?? '0'),
      spent,
      expiry: card.expiry,
      status: card.status === 'CLOSED' ? ('CLOSED' as const) : ('ACTIVE' as const),
      createdAt: momentOf(created) ?? seededAt,
      closedAt: momentOf(closed),
    }
  })
}
