import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../mocks/bank/bank.ts'
import { bookHold, placeHold } from '../../../mocks/ledger/holds.ts'
import { exampleMoment, openLedgerBank } from '../../support/ledgerBank.ts'

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
