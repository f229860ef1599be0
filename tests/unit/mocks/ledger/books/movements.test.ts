import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { openAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import { placeHold } from '../../../../../mocks/ledger/accounts/holds.ts'
import { balanceOf, postEntry } from '../../../../../mocks/ledger/books/ledger.ts'
import { closingBalance, movementOf, movementsOf } from '../../../../../mocks/ledger/books/movements.ts'
import { exampleMoment, openLedgerBank } from '../../../../support/ledgerBank.ts'

const salary = '1010000001'

let bank: Bank
let setTime: (time: number) => void
beforeEach(async () => {
  ;({ bank, setTime } = await openLedgerBank())
})

const cash = (amount: number) =>
  postEntry(bank, {
    kind: 'cash',
    description: 'Cash',
    postings: [
      { account: salary, amount, currency: 'TRY' },
      { account: 'CASH-TRY', amount: -amount, currency: 'TRY' },
    ],
  })

it('shows a reserved card payment as pending, before what is booked, and no other reservation', async () => {
  await cash(1000)
  await placeHold(bank, { account: salary, amount: 500, kind: 'reservation' })
  const { id } = await placeHold(bank, {
    account: salary,
    amount: 25000,
    kind: 'card',
    counterparty: 'Moda Books',
    explanation: '410099******2001',
    reference: '20260314000900',
  })
  const [pending, booked, ...others] = movementsOf(bank, salary, { from: '2026-03-14' })
  expect(others).toEqual([])
  expect(pending).toEqual({
    id,
    account: salary,
    status: 'PENDING',
    amount: -25000,
    currency: 'TRY',
    balanceAfter: null,
    transactionType: 'CARD',
    reference: '20260314000900',
    counterparty: 'Moda Books',
    counterpartyIban: null,
    explanation: '410099******2001',
    bookedAt: exampleMoment,
    valueDate: '2026-03-14',
  })
  expect(booked).toEqual({
    id: 'MV20260314001001',
    account: salary,
    status: 'BOOKED',
    amount: 1000,
    currency: 'TRY',
    balanceAfter: 1826075,
    transactionType: 'CVIRM',
    reference: null,
    counterparty: null,
    counterpartyIban: null,
    explanation: '',
    bookedAt: exampleMoment,
    valueDate: '2026-03-14',
  })
})

it('takes days of Istanbul, both included', async () => {
  const amountsAt = async (moments: readonly string[]) => {
    for (const [index, moment] of moments.entries()) {
      setTime(Date.parse(moment))
      await cash(index + 1)
    }
  }
  await amountsAt([
    '2026-03-15T23:59:59.999+03:00',
    '2026-03-16T00:00:00+03:00',
    '2026-03-16T23:59:59.999+03:00',
    '2026-03-17T00:00:00+03:00',
  ])
  const amounts = (range: { from?: string; to?: string }) =>
    movementsOf(bank, salary, range).map(({ amount }) => amount)
  expect(amounts({ from: '2026-03-16', to: '2026-03-16' })).toEqual([3, 2])
  expect(amounts({ from: '2026-03-16' })).toEqual([4, 3, 2])
  expect(amounts({ from: '2026-03-15', to: '2026-03-15' })).toEqual([1])
  expect(amounts({ to: '2026-03-16' }).slice(0, 3)).toEqual([3, 2, 1])
  expect(amounts({}).slice(0, 4)).toEqual([4, 3, 2, 1])
})

it('closes a day without what was booked later or is only reserved', async () => {
  const before = balanceOf(bank, salary)
  await placeHold(bank, { account: salary, amount: 25000, kind: 'card' })
  setTime(Date.parse('2026-03-15T00:00:00+03:00'))
  await cash(1000)
  const balances = ['2026-03-13', '2026-03-14', '2026-03-15'].map((day) => closingBalance(bank, salary, day))
  expect(balances).toEqual([before, before, before + 1000])
})

it('finds a movement by its ID on the accounts of the customer only', async () => {
  await cash(1000)
  expect(movementOf(bank, '1', 'MV20260314001001')?.amount).toBe(1000)
  expect(movementOf(bank, '4', 'MV20260314001001')).toBeUndefined()
  expect(movementOf(bank, '1', 'MV20260314001002')).toBeUndefined()
})

it('goes on from what was booked before the day of seeding', async () => {
  await cash(1000)
  const [latest, before] = movementsOf(bank, salary)
  expect([latest?.amount, before?.id, before?.balanceAfter]).toEqual([1000, 'MV20260313000402', 1825075])
  const { id } = await openAccount(bank, {
    customerNumber: '1',
    holders: ['Elif Yılmaz'],
    name: 'New account',
    type: 'SAVINGS',
    currency: 'EUR',
  })
  expect(movementsOf(bank, id)).toEqual([])
})

it('has nothing of before in books that were never seeded', () => {
  bank.tables.ledgerBooks.delete('books')
  expect(movementsOf(bank, salary)).toEqual([])
})
