import { expect, it } from 'vitest'
import { dayOf, monthName, timeAt } from '../../../../../mocks/bank/dates.ts'
import { seededTransfers } from '../../../../../mocks/seed/ledger/transfers.ts'

/** What the rents of the example customers say, with the day of their order. */
const rents = (today: string) =>
  seededTransfers(timeAt(today, '12:00'))
    .filter(({ explanation }) => /^\S+ rent$/.test(explanation))
    .map(({ explanation, orderedAt }) => [dayOf(orderedAt), explanation])

it('has the rents of the examples on their day', () => {
  expect(rents('2026-03-14')).toEqual([
    ['2026-03-10', 'February rent'],
    ['2026-03-13', 'March rent'],
  ])
})

it('names the months of the days on which rents were ordered', () => {
  expect(rents('2026-11-24')).toEqual([
    ['2026-11-20', 'October rent'],
    ['2026-11-23', 'November rent'],
  ])
  for (let month = 1; month <= 12; month += 1) {
    const [, [day = '', text] = []] = rents(`2027-${String(month).padStart(2, '0')}-01`)
    expect(text).toBe(`${monthName(Number(day.slice(5, 7)))} rent`)
  }
})
