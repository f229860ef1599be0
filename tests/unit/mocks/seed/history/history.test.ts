import { expect, it } from 'vitest'
import { dayOf, momentOf, timeAt } from '../../../../../mocks/bank/dates.ts'
import { testCustomerLoans } from '../../../../../mocks/fixtures/testCustomers/loans.ts'
import { balanceOf } from '../../../../../mocks/ledger/books/ledger.ts'
import { closingBalance, movementOf, movementsOf } from '../../../../../mocks/ledger/books/movements.ts'
import { historyBefore } from '../../../../../mocks/seed/history/history.ts'
import { instalmentOf } from '../../../../../mocks/seed/history/loans.ts'
import { seededAccounts } from '../../../../../mocks/seed/ledger/ledgerAccounts.ts'
import { addDays, isBankDay } from '../../../../../src/rules/bank/bankDays.ts'
import { exampleMoment, openLedgerBank } from '../../../../support/ledgerBank.ts'

const accounts = seededAccounts().filter(({ type }) => type !== 'BANK')

/** Any other days on which a sandbox may be seeded: month ends, new year, a feast, a leap day, the day of the first test. */
const seedings = [
  exampleMoment,
  ...[
    '2026-01-05',
    '2026-02-28',
    '2026-03-01',
    '2026-03-03',
    '2026-03-21',
    '2026-11-22',
    '2027-01-01',
    '2028-02-29',
  ].map((day) => timeAt(day, '00:00:01')),
]

it.each(seedings.map((time) => [momentOf(time), time]))(
  'ends with the documented balances when seeded %s',
  (_moment, time) => {
    const { movements, openings, events } = historyBefore(time)
    const wrong = accounts.flatMap(({ id, balance, overdraft }) => {
      const all = movements.get(id) ?? []
      let running = openings.get(id) ?? Number.NaN
      const broken = all.filter(({ amount, balanceAfter }) => {
        running += amount
        return balanceAfter !== running || running < -overdraft || amount === 0
      })
      return running === balance && broken.length === 0 && (openings.get(id) ?? -1) >= 0
        ? []
        : [{ id, running, broken }]
    })
    expect(wrong).toEqual([])
    const ids = [...movements.values()].flat().map(({ id }) => id)
    expect(ids.length).toBe(new Set(ids).size)
    expect(ids.filter((id) => !/^MV\d{14}$/.test(id))).toEqual([])
    expect(events.filter(({ bookedAt }) => bookedAt > time)).toEqual([])
    const unbalanced = events.filter(({ postings }) => {
      const sums = new Map<string, number>()
      for (const { currency, amount } of postings) sums.set(currency, (sums.get(currency) ?? 0) + amount)
      return [...sums.values()].some((sum) => sum !== 0)
    })
    expect(unbalanced).toEqual([])
  },
)

it('reaches three years back for accounts that are older', () => {
  const { movements } = historyBefore(exampleMoment)
  const first = (account: string) => dayOf(movements.get(account)?.[0]?.bookedAt ?? 0).slice(0, 7)
  expect(['1010000001', '1010000031', '1012000001', '4010000001'].map(first)).toEqual([
    '2023-03',
    '2023-10',
    '2023-03',
    '2026-01',
  ])
})

it('is computed once for a moment, and again alike for another bank', () => {
  const first = historyBefore(exampleMoment)
  expect(historyBefore(exampleMoment)).toBe(first)
  for (let later = 1; later <= 4; later += 1) historyBefore(exampleMoment + later)
  const again = historyBefore(exampleMoment)
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})

it('moves salaries to bank days', () => {
  const salaries = [...historyBefore(exampleMoment).movements.values()]
    .flat()
    .filter(({ explanation }) => explanation === 'Salary')
  expect(salaries.length).toBeGreaterThan(200)
  expect(salaries.filter(({ valueDate }) => !isBankDay(valueDate))).toEqual([])
})

it('has the movements of the examples when it is seeded on 14 March 2026', async () => {
  const { bank } = await openLedgerBank()
  const shown = movementsOf(bank, '1010000001', { from: '2026-03-10' }).map((each) => [
    each.id,
    each.amount,
    each.balanceAfter,
    each.transactionType,
    each.reference,
    each.counterparty,
    each.explanation,
    momentOf(each.bookedAt),
  ])
  expect(shown).toEqual([
    [
      'MV20260313000402',
      790000,
      1825075,
      'CHVLH',
      '20260313000402',
      'Kuzey Trading Ltd.',
      'Advance on salary',
      '2026-03-13T09:00:03+03:00',
    ],
    [
      'MV20260310000355',
      -850000,
      1035075,
      'EEFTO',
      '20260310000355',
      'Burak Aydın',
      'February rent',
      '2026-03-10T11:04:52+03:00',
    ],
    ['MV20260310000011', -1275, 1885075, 'FEE', '20260310000355', null, 'EFT fee', '2026-03-10T11:04:52+03:00'],
  ])
  expect(movementOf(bank, '1', 'MV20260310000355')?.counterpartyIban).toBe('TR730888800000002020000001')
  expect(movementsOf(bank, '1010000031', { from: '2026-03-14' })).toMatchObject([
    { id: 'MV20260314000119', status: 'PENDING', amount: -1290, balanceAfter: null, counterparty: 'Çankaya Market' },
  ])
})

it('closes the months of the examples as they do', async () => {
  const { bank } = await openLedgerBank()
  expect(['2026-01-31', '2026-02-28'].map((day) => closingBalance(bank, '1010000001', day))).toEqual([912005, 1297520])
  expect(movementsOf(bank, '1010000001', { from: '2026-02-01', to: '2026-02-28' })).toHaveLength(31)
  expect(closingBalance(bank, '1010000001', '2026-03-14')).toBe(balanceOf(bank, '1010000001'))
  expect(movementsOf(bank, '1010000071', { from: '2026-02-01', to: '2026-02-28' })).toEqual([])
  expect(closingBalance(bank, '1010000071', '2026-01-31')).toBe(540000)
})

it('shows the pending payment of the day before when it is seeded earlier in the day', async () => {
  const { bank } = await openLedgerBank(timeAt('2026-03-14', '09:00'))
  expect(movementsOf(bank, '1010000031', { from: addDays('2026-03-14', -1) })[0]).toMatchObject({
    id: 'MV20260313000119',
    status: 'PENDING',
  })
})

it('computes the instalments of the payment plans', () => {
  expect(testCustomerLoans.map((loan) => [loan.loanId, instalmentOf(loan)])).toEqual([
    ['LN1000000031', 353804],
    ['LN1000000041', 659391],
    ['LN1200000001', 3620573],
  ])
})
