import { addMonths, dayOf, momentOf } from '../../bank/dates.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import type { VirtualCardRow } from '../../db/tables/products/cards.ts'
import { availableBalance } from '../../ledger/books/ledger.ts'
import { lira, parseAmount } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { closeVirtualCard } from '../../products/cards/changeCards.ts'
import { limitsOf } from '../../products/cards/creditCardStatement.ts'
import { confirmedService } from '../pipeline/service.ts'
import { written } from '../shared/confirmation.ts'
import { type CustomerCall, isShared } from '../shared/customerAccounts.ts'
import { newNumberPage } from './virtualCardPage.ts'

const mostActiveCards = 10

const availableOf = ({ status, limit, spent }: VirtualCardRow) => (status === 'ACTIVE' ? limit - spent : 0)

const cardAnswer = (card: VirtualCardRow): components['schemas']['VirtualCard'] => ({
  cardId: card.id,
  parentCardId: card.parentCard,
  cardNumber: card.cardNumber,
  name: card.name,
  usage: card.usage,
  limit: lira(card.limit),
  spentAmount: lira(card.spent),
  availableLimit: lira(availableOf(card)),
  expiry: card.expiry,
  status: card.status,
  createdAt: momentOf(card.createdAt),
  closedAt: card.closedAt === null ? null : momentOf(card.closedAt),
})

const limitExceeded = (available: number) =>
  refused('200103', 'Limit exceeded', `The parent card has ${lira(available).amount} TRY available.`)

interface ParentCard {
  status: 'ACTIVE' | 'BLOCKED' | 'LOST'
  cardNumber: string
  /** What can be spent, in minor units. */
  available: number
  isCredit: boolean
}

/** The customer's credit or debit card, the latter of an account that is shared. @throws ServiceError (404) */
function parentCard({ bank, grant, customer }: CustomerCall, cardId: string): ParentCard {
  const credit = bank.tables.creditCards.get(cardId)
  if (credit?.customerNumber === customer)
    return { ...credit, isCredit: true, available: limitsOf(bank, credit).availableLimit }
  const debit = bank.tables.debitCards.get(cardId)
  if (debit?.customerNumber === customer && isShared(grant, debit.account))
    return { ...debit, isCredit: false, available: availableBalance(bank, debit.account) }
  throw notFound(`The customer shares no card ${cardId}: use one of a card list.`)
}

/** @throws ServiceError (404) */
function virtualCard(call: CustomerCall, cardId: string): VirtualCardRow {
  const { tables } = call.bank
  const found = tables.virtualCards.get(cardId)
  const account = found && tables.debitCards.get(found.parentCard)?.account
  if (found?.customerNumber === call.customer && (account === undefined || isShared(call.grant, account))) return found
  throw notFound(`The customer shares no virtual card ${cardId}.`)
}

/** The limit in minor units. @throws ServiceError (400) */
function limitOf({ amount, currency }: { amount: string; currency: string }): number {
  if (currency !== 'TRY') throw invalid('limit.currency: Expected TRY', `A virtual card has no limit in ${currency}.`)
  const minor = parseAmount(amount)
  if (minor < 100) throw invalid('limit.amount: Expected at least 1.00', 'Send a limit of at least 1.00 TRY.')
  return minor
}

export const virtualCardsServices = [
  confirmedService('virtual-cards/virtual-card', {
    owned: { parentCardId: parentCard },
    check({ body, ...call }) {
      const { bank, customer } = call
      const parent = parentCard(call, body.parentCardId)
      if (parent.status === 'BLOCKED')
        throw refused('201101', 'Card is blocked', `${body.parentCardId} is blocked: use another card.`)
      if (parent.status === 'LOST')
        throw refused('201102', 'Card is lost', `${body.parentCardId} was reported lost: use another card.`)
      const limit = limitOf(body.limit)
      if (limit > parent.available) {
        if (parent.isCredit) throw limitExceeded(parent.available)
        throw refused(
          '200101',
          'Insufficient balance',
          `The account of the card has ${lira(parent.available).amount} TRY.`,
        )
      }
      const active = bank.tables.virtualCards
        .listBy('customerNumber', customer)
        .filter(({ status }) => status === 'ACTIVE')
      if (active.length >= mostActiveCards)
        throw refused('201104', 'Too many virtual cards', `Close one of the ${active.length} active cards first.`)
      return { parent, limit }
    },
    confirmation: ({ parent, limit }) => `a card to card ${parent.cardNumber} with a limit of ${written(lira(limit))}`,
    async perform({ parent, limit }, { bank, customer, body }) {
      const now = bank.clock.now()
      const number = 4000 + (await bank.sequence.next('virtual card'))
      const { numberPage, revealUrl } = newNumberPage((await bank.sequence.key('virtual card')).slice(0, 16), now)
      const card = await bank.tables.virtualCards.insert({
        id: `VC${2_000_000_000 + number}`,
        customerNumber: customer,
        parentCard: body.parentCardId,
        cardNumber: `${parent.cardNumber.slice(0, 6)}******${number}`,
        name: body.name,
        usage: body.usage,
        limit,
        spent: 0,
        expiry: addMonths(dayOf(now), 12).slice(0, 7),
        status: 'ACTIVE',
        createdAt: now,
        closedAt: null,
        numberPage,
      })
      return { ...cardAnswer(card), revealUrl }
    },
  }),

  confirmedService('virtual-cards/virtual-card-limit', {
    owned: { cardId: virtualCard },
    check({ params, body, ...call }) {
      const card = virtualCard(call, params.cardId)
      if (card.status !== 'ACTIVE') throw refused('201103', 'Card is closed', `${card.id} is ${card.status}.`)
      const limit = limitOf(body.limit)
      if (limit < card.spent)
        throw refused('201105', 'Limit is below the spent amount', `${card.id} has spent ${lira(card.spent).amount}.`)
      const { status, available } = parentCard(call, card.parentCard)
      if (limit > card.limit && status !== 'ACTIVE')
        throw refused('200103', 'Limit exceeded', `${card.parentCard} is ${status}: the limit can only be lowered.`)
      if (limit > card.limit && limit - card.spent > available) throw limitExceeded(available)
      return { card, limit }
    },
    confirmation: ({ card, limit }) =>
      `the limit of card ${card.cardNumber} rises from ${written(lira(card.limit))} to ${written(lira(limit))}`,
    asksForOtp: ({ card, limit }) => limit > card.limit,
    perform: async ({ card, limit }, { bank }) => cardAnswer(await bank.tables.virtualCards.update(card.id, { limit })),
  }),

  confirmedService('virtual-cards/virtual-card-closing', {
    owned: { cardId: virtualCard },
    check: ({ params, ...call }) => virtualCard(call, params.cardId),
    confirmation: ({ cardNumber }) => `card ${cardNumber} is closed for good`,
    async perform(card, { bank }) {
      if (card.status === 'CLOSED') return cardAnswer(card)
      return cardAnswer(await closeVirtualCard(bank, card))
    },
  }),
]
