import { dayOf } from '../../bank/dates.ts'
import type { Movement } from '../../bank/movement.ts'
import type { HistoryEvent } from './schedule.ts'

/** Numbers of a day for movements that no example shows; the examples begin with 119. */
const firstNumber = 11

const isCustomers = (account: string) => /^\d+$/.test(account)

const hasReference = new Set<Movement['transactionType']>(['CHVLH', 'CVIRM', 'EEFTO', 'FBTCH', 'BILL', 'FEE'])

/** The movements of customers' accounts, numbered by day, with the balance after each. */
export function recordMovements(
  events: readonly HistoryEvent[],
  openings: ReadonlyMap<string, number>,
): Map<string, Movement[]> {
  const movements = new Map([...openings.keys()].map((account) => [account, [] as Movement[]]))
  const balances = new Map(openings)
  const numbers = new Map<string, number>()
  for (const { bookedAt, postings, number, reference } of events) {
    const valueDate = dayOf(bookedAt)
    const day = valueDate.replaceAll('-', '')
    const next = () => {
      const free = numbers.get(day) ?? firstNumber
      numbers.set(day, free + 1)
      return String(free).padStart(6, '0')
    }
    const main = number ?? next()
    let isMainTaken = false
    for (const posting of postings.filter(({ account }) => isCustomers(account))) {
      const { account, amount, currency, transactionType = 'CVIRM', explanation = '' } = posting
      const balanceAfter = (balances.get(account) ?? 0) + amount
      balances.set(account, balanceAfter)
      const isMain = !isMainTaken && transactionType !== 'FEE'
      if (isMain) isMainTaken = true
      movements.get(account)?.push({
        id: `MV${day}${isMain ? main : next()}`,
        account,
        status: 'BOOKED',
        amount,
        currency,
        balanceAfter,
        transactionType,
        reference: hasReference.has(transactionType) ? (reference ?? day + main) : null,
        counterparty: posting.counterparty ?? null,
        counterpartyIban: posting.counterpartyIban ?? null,
        explanation,
        bookedAt,
        valueDate,
      })
    }
  }
  return movements
}
