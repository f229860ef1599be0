import { object, string } from 'superstruct'
import { day } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, dayOf } from '../../bank/dates.ts'
import { type JobHandler, jobHandler } from '../../bank/jobs/jobHandler.ts'
import { notFound } from '../../bank/serviceError.ts'
import type { DebitCardRow } from '../../db/tables/products/cards.ts'
import type { components } from '../../openapi/types.gen.ts'
import { changeDebitCard } from '../../products/cards/changeCards.ts'
import { debitCardChanges, type SettingsBody } from '../../products/cards/debitCardChanges.ts'
import { confirmedService, service } from '../pipeline/service.ts'
import { type CustomerCall, isShared } from '../shared/customerAccounts.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'

const dailyShoppingLimit = { amount: '20000.00', currency: 'TRY' }
const dailyWithdrawalLimit = { amount: '5000.00', currency: 'TRY' }

const uses = ['shops', 'online', 'atms', 'abroad'] as const
const useTexts = { shops: 'in shops', online: 'online', atms: 'at ATMs', abroad: 'abroad' } as const

const replacementKind = 'debit-card-replacement'
/** How long a new card is on its way, in milliseconds. */
const deliveryTime = 5 * day

const isListed = ({ status, expiry }: DebitCardRow, today: string) => status !== 'LOST' || expiry >= today.slice(0, 7)

/** The cards of accounts that the customer shares; a lost one until its expiry. */
const sharedCards = ({ bank, grant, customer }: CustomerCall): DebitCardRow[] =>
  bank.tables.debitCards
    .listBy('customerNumber', customer)
    .filter((card) => isShared(grant, card.account) && isListed(card, dayOf(bank.clock.now())))

/** @throws ServiceError (404) */
function sharedCard(call: CustomerCall, cardId: string): DebitCardRow {
  const found = sharedCards(call).find(({ id }) => id === cardId)
  if (found) return found
  throw notFound(`The customer shares no debit card ${cardId}: use one of the card list.`)
}

const cardAnswer = (card: DebitCardRow): components['schemas']['DebitCard'] => ({
  cardId: card.id,
  cardNumber: card.cardNumber,
  name: card.name,
  scheme: 'VISA',
  holderName: card.holderName,
  accountNumber: card.account,
  expiry: card.expiry,
  status: card.status,
  settings: card.settings,
  dailyShoppingLimit,
  dailyWithdrawalLimit,
})

/** What changes make less safe: a setting that becomes true, or a block that is lifted. */
const loosened = (card: DebitCardRow, { settings, status }: Partial<DebitCardRow>): string[] => [
  ...(card.status === 'BLOCKED' && status === 'ACTIVE' ? ['its block is lifted'] : []),
  ...uses.filter((use) => settings?.[use] && !card.settings[use]).map((use) => `it works ${useTexts[use]}`),
]

/** The card that replaces a lost one, when it arrives. */
async function replace(bank: Bank, cardId: string): Promise<void> {
  const lost = bank.tables.debitCards.get(cardId)
  if (!lost) return
  const number = await bank.sequence.next('debit card')
  const digits = String(number).padStart(4, '0')
  await bank.tables.debitCards.insert({
    ...lost,
    id: `DC20${digits.padStart(8, '0')}`,
    cardNumber: `${lost.cardNumber.slice(0, 6)}******${digits}`,
    expiry: addMonths(dayOf(bank.clock.now()), 36).slice(0, 7),
    status: 'ACTIVE',
    isBlockedByBank: false,
    settings: { shops: true, online: true, atms: true, abroad: false },
  })
}

export const debitCardJobHandlers: readonly JobHandler[] = [
  jobHandler(replacementKind, object({ cardId: string() }), (bank, { cardId }) => replace(bank, cardId)),
]

export const debitCardsServices = [
  service('debit-cards/debit-card-list', { owned: { accountNumber: 'anyone' } }, async ({ query, ...call }) => {
    const { accountNumber, status } = query
    const cards = sharedCards(call).filter(matching({ account: accountNumber, status }))
    return listPage({ cards }, query, cardAnswer)
  }),

  confirmedService('debit-cards/debit-card-settings', {
    owned: { cardId: sharedCard },
    check({ params, body, ...call }) {
      const card = sharedCard(call, params.cardId)
      return { card, changes: debitCardChanges(card, body as SettingsBody) }
    },
    confirmation: ({ card, changes }) => `card ${card.cardNumber}: ${loosened(card, changes).join(', ')}`,
    asksForOtp: ({ card, changes }) => loosened(card, changes).length > 0,
    async perform({ card, changes }, { bank }) {
      if (changes.status === 'LOST' && card.status !== 'LOST')
        await bank.jobs.schedule({
          at: bank.clock.now() + deliveryTime,
          kind: replacementKind,
          data: { cardId: card.id },
        })
      return cardAnswer(await changeDebitCard(bank, card, changes))
    },
  }),
]
