import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { blockAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import { bookHold, placeHold, releaseHold } from '../../../../../mocks/ledger/accounts/holds.ts'
import { balanceOf, balancesOf, customerAccount } from '../../../../../mocks/ledger/books/ledger.ts'
import { movementsOf } from '../../../../../mocks/ledger/books/movements.ts'
import { exampleMoment, openLedgerBank } from '../../../../support/ledgerBank.ts'

const salary = '1010000001'

let bank: Bank
beforeEach(async () => {
  bank = (await openLedgerBank()).bank
})

const bookings = () => bank.tables.jobs.list().filter(({ kind }) => kind === 'card-booking')

it('plans the booking of a card payment', async () => {
  const before = bookings().length
  const hold = await placeHold(bank, {
    account: salary,
    amount: 25000,
    kind: 'card',
    counterparty: 'Moda Books',
    explanation: '410099******2001',
    reference: '20260314000900',
  })
  expect(hold).toEqual({
    id: 'MV20260314001001',
    account: salary,
    amount: 25000,
    kind: 'card',
    placedAt: exampleMoment,
    counterparty: 'Moda Books',
    explanation: '410099******2001',
    reference: '20260314000900',
  })
  const planned = bookings().slice(before)
  expect(planned.map(({ at, data }) => [at, data])).toEqual([
    [Date.parse('2026-03-16T06:00:00+03:00'), { holdId: hold.id }],
  ])
})

it('plans nothing for a reservation, which needs no words', async () => {
  const before = bookings()
  expect(await placeHold(bank, { account: salary, amount: 25000, kind: 'reservation' })).toEqual({
    id: 'MV20260314001001',
    account: salary,
    amount: 25000,
    kind: 'reservation',
    placedAt: exampleMoment,
    counterparty: null,
    explanation: '',
    reference: null,
  })
  expect(bookings()).toEqual(before)
})

it.each([
  ['Moda Books', 'Card payment, Moda Books'],
  [undefined, 'Card payment, '],
])('books a payment at %s to the card scheme', async (counterparty, description) => {
  const explanation = '410099******2001'
  const order = { account: salary, amount: 25000, kind: 'card', explanation } as const
  const { id } = await placeHold(bank, { ...order, ...(counterparty !== undefined && { counterparty }) })
  const entry = await bookHold(bank, id)
  const shown = entry?.postings.map((posting) => ({
    account: posting.account,
    amount: posting.amount,
    transactionType: posting.transactionType,
    counterparty: posting.counterparty,
    explanation: posting.explanation,
  }))
  expect([entry?.kind, entry?.description, shown]).toEqual([
    'card',
    description,
    [
      {
        account: salary,
        amount: -25000,
        transactionType: 'CARD',
        counterparty: counterparty ?? null,
        explanation,
      },
      { account: 'CARDS-TRY', amount: 25000, transactionType: null, counterparty: null, explanation: '' },
    ],
  ])
})

it('keeps what is reserved out of the available balance until it is booked or released', async () => {
  const hold = { account: salary, amount: 25000, kind: 'card', explanation: '410099******2001' } as const
  const booked = await placeHold(bank, { ...hold, counterparty: 'Moda Books' })
  const released = await placeHold(bank, { ...hold, kind: 'reservation' })
  expect(balancesOf(bank, customerAccount(bank, '1', salary))).toEqual({
    booked: 1825075,
    blocked: 50000,
    available: 1975075,
  })
  expect(movementsOf(bank, salary, { from: '2026-03-14' }).map(({ id, status }) => [id, status])).toEqual([
    [booked.id, 'PENDING'],
  ])
  releaseHold(bank, released.id)
  await bookHold(bank, booked.id)
  expect(await bookHold(bank, booked.id)).toBeUndefined()
  expect(balancesOf(bank, customerAccount(bank, '1', salary))).toEqual({
    booked: 1800075,
    blocked: 0,
    available: 2000075,
  })
  expect(balanceOf(bank, 'CARDS-TRY')).toBe(25000)
  await expect(placeHold(bank, { ...hold, amount: 2000076 })).rejects.toMatchObject({ refusal: 'insufficientFunds' })
})

it('books a payment on an account that was blocked meanwhile', async () => {
  const { id } = await placeHold(bank, { account: salary, amount: 25000, kind: 'card' })
  await blockAccount(bank, salary)
  await bookHold(bank, id)
  expect(balanceOf(bank, salary)).toBe(1800075)
})
