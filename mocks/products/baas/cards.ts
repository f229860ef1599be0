import { enums, object, string } from 'superstruct'
import type { Bank } from '../../bank/bank.ts'
import { bankDaysAfter, dayOf, timeAt } from '../../bank/dates.ts'
import { jobHandler } from '../../bank/jobs/jobHandler.ts'
import { notFound, refused } from '../../bank/serviceError.ts'
import type { BaasCardRow } from '../../db/tables/products/baas.ts'

/** @throws ServiceError (404) for another customer's, too */
export function customersCard({ tables }: Bank, customerNumber: string, cardId: string): BaasCardRow {
  const found = tables.baasCards.get(cardId)
  if (found?.customerNumber === customerNumber) return found
  throw notFound(`The customer has no card ${cardId}.`)
}

/** @throws ServiceError (404) as customersCard; (204302) for a closed one */
export function openCard(bank: Bank, customerNumber: string, cardId: string): BaasCardRow {
  const found = customersCard(bank, customerNumber, cardId)
  if (found.status !== 'CLOSED') return found
  throw refused('204302', 'Card is closed', `${cardId} was closed for good: order a new card.`)
}

const statusKind = 'baas.card.status'

/** In the sandbox a plastic card is mailed and used for the first time so many bank days after its order. */
const steps = [
  { status: 'MAILED', bankDays: 2 },
  { status: 'ACTIVE', bankDays: 7 },
] as const

export async function planDelivery({ jobs, clock }: Bank, { id: card }: BaasCardRow): Promise<void> {
  for (const { status, bankDays } of steps) {
    const at = timeAt(bankDaysAfter(dayOf(clock.now()), bankDays), '09:00')
    await jobs.schedule({ at, kind: statusKind, data: { card, status } })
  }
}

export const cardDelivery = jobHandler(
  statusKind,
  object({ card: string(), status: enums(['MAILED', 'ACTIVE']) }),
  async ({ tables }, { card, status }) => {
    if (tables.baasCards.get(card)?.status !== 'CLOSED') await tables.baasCards.update(card, { status })
  },
)
