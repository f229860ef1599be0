import { beforeEach, expect, it } from 'vitest'
import { timeAt } from '../../../../../mocks/bank/dates.ts'
import { blockAccount, openAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import { balanceOf } from '../../../../../mocks/ledger/books/ledger.ts'
import { movementsOf } from '../../../../../mocks/ledger/books/movements.ts'
import { failingRecipients, silentRecipient } from '../../../../../mocks/ledger/transfers/otherBank.ts'
import type { TransferOrder } from '../../../../../mocks/ledger/transfers/transferOrder.ts'
import { cancelTransfer, transfersOf } from '../../../../../mocks/ledger/transfers/transfers.ts'
import { trialBalance } from '../../../../support/ledgerBank.ts'
import {
  at,
  baas,
  bank,
  burak,
  codeOf,
  deposit,
  friday,
  openBank,
  order,
  salary,
  setTime,
  stateOf,
  supplier,
} from './transferOrders.ts'

beforeEach(openBank)

it('moves money between own accounts at once and without a fee', async () => {
  const transfer = await order({
    kind: 'INTERNAL',
    receiverAccountNumber: '1010000002',
    amount: 125000,
    reasonCode: '',
    explanation: 'Holiday! (July)',
  })
  expect(transfer).toEqual({
    id: '20260314001001',
    customerNumber: '1',
    applicationId: 'app',
    channel: 'customer',
    partnerReference: null,
    kind: 'INTERNAL',
    senderAccount: salary,
    receiverAccount: '1010000002',
    receiverIban: 'TR670999900000001010000002',
    receiverName: 'Elif Yılmaz',
    amount: 125000,
    fee: 0,
    currency: 'TRY',
    reasonCode: '-2',
    explanation: 'Holiday July',
    orderedAt: bank.clock.now(),
    transactionDate: '2026-03-14',
    changedAt: bank.clock.now(),
    dueAt: null,
    lifecycle: { value: 'realized' },
    failure: null,
    cancellationReference: null,
  })
  expect([balanceOf(bank, salary), balanceOf(bank, '1010000002')]).toEqual([1700075, 6525000])
  expect(movementsOf(bank, '1010000002', { from: '2026-03-14' })).toMatchObject([
    { transactionType: 'CVIRM', amount: 125000, counterparty: null, counterpartyIban: 'TR940999900000001010000001' },
  ])
})

it('sends an EFT within its hours, and it is realized ten minutes later', async () => {
  setTime(friday)
  const { id, transactionDate, fee } = await order({ explanation: 'March rent' })
  expect([transactionDate, fee]).toEqual(['2026-03-13', 1275])
  expect(stateOf(id)).toEqual(['sent', null, '2026-03-13T11:00:00+03:00'])
  expect(movementsOf(bank, salary, { from: '2026-03-13' }).slice(0, 2)).toMatchObject([
    { id: `MV${id}`, transactionType: 'EEFTO', amount: -850000, balanceAfter: 973800, counterparty: 'Burak Aydın' },
    { transactionType: 'FEE', amount: -1275, balanceAfter: 1823800, reference: id },
  ])
  await at('2026-03-13', '11:09:59')
  expect(stateOf(id)[0]).toBe('sent')
  await at('2026-03-13', '12:00')
  expect(stateOf(id)).toEqual(['realized', null, '2026-03-13T11:10:00+03:00'])
  expect(balanceOf(bank, salary)).toBe(973800)
  expect(trialBalance(bank)).toEqual({ TRY: 0, USD: 0, EUR: 0, XAU: 0 })
})

it.each([
  ['2026-03-13', '08:29:59', '2026-03-13', 'processed', '2026-03-13T08:40:00+03:00'],
  ['2026-03-13', '08:30', '2026-03-13', 'sent', '2026-03-13T08:40:00+03:00'],
  ['2026-03-13', '17:29:59', '2026-03-13', 'sent', '2026-03-13T17:39:59+03:00'],
  ['2026-03-13', '17:30', '2026-03-16', 'processed', '2026-03-16T08:40:00+03:00'],
  ['2026-03-14', '10:32', '2026-03-16', 'processed', '2026-03-16T08:40:00+03:00'],
  ['2026-03-19', '11:59', '2026-03-19', 'sent', '2026-03-19T12:09:00+03:00'],
  ['2026-03-19', '12:00', '2026-03-23', 'processed', '2026-03-23T08:40:00+03:00'],
])('takes an EFT of %s %s for %s', async (date, time, transactionDate, state, realizedAt) => {
  setTime(timeAt(date, time))
  const transfer = await order({})
  expect([transfer.transactionDate, transfer.lifecycle.value]).toEqual([transactionDate, state])
  await at('2026-04-01', '12:00')
  expect(stateOf(transfer.id)).toEqual(['realized', null, realizedAt])
})

it('carries FAST out at any hour, at once or as soon as the other bank confirms', async () => {
  const { id, lifecycle, transactionDate } = await order({ kind: 'FAST' })
  expect([lifecycle.value, transactionDate]).toEqual(['realized', '2026-03-14'])
  expect(balanceOf(bank, 'FAST-TRY')).toBe(0)
  expect(movementsOf(bank, salary)[0]).toMatchObject({ id: `MV${id}`, transactionType: 'FBTCH', amount: -850000 })
  const slow = await order({ kind: 'FAST', ...supplier, amount: 100 })
  expect(slow.lifecycle.value).toBe('sent')
  await at('2026-03-14', '10:32:37')
  expect(stateOf(slow.id)[0]).toBe('realized')
})

it.each([
  ['EFT', failingRecipients.closed.iban, 'Emre Tan', 'ACCOUNT_CLOSED', '2026-03-13T11:10:00+03:00'],
  ['FAST', failingRecipients.unknown.iban, 'Emre Tan', 'ACCOUNT_UNKNOWN', '2026-03-13T11:00:10+03:00'],
  ['FAST', burak.receiverIban, 'Burak Aydin', 'NAME_MISMATCH', '2026-03-13T11:00:10+03:00'],
  ['FAST', silentRecipient, 'Emre Tan', 'TIMED_OUT', '2026-03-13T23:59:59+03:00'],
] as const)(
  'gives amount and fee back when %s to %s fails',
  async (kind, receiverIban, receiverName, failure, when) => {
    setTime(friday)
    const before = balanceOf(bank, salary)
    const { id } = await order({ kind, receiverIban, receiverName })
    expect(stateOf(id)[0]).toBe('sent')
    await at('2026-03-14', '09:00')
    expect(stateOf(id)).toEqual(['notRealized', failure, when])
    expect(balanceOf(bank, salary)).toBe(before)
    expect(
      movementsOf(bank, salary)
        .slice(0, 4)
        .map(({ amount, reference }) => [amount, reference]),
    ).toEqual([
      [850000, id],
      [1275, id],
      [-850000, id],
      [-1275, id],
    ])
  },
)

it('knows a recipient whatever case the name is written in', async () => {
  expect((await order({ kind: 'FAST', receiverName: 'BURAK AYDIN' })).lifecycle.value).toBe('realized')
})

it('returns the money to an account that was blocked meanwhile', async () => {
  setTime(friday)
  await order({ receiverIban: failingRecipients.closed.iban })
  await blockAccount(bank, salary)
  await at('2026-03-13', '11:10')
  expect(balanceOf(bank, salary)).toBe(1825075)
})

it('moves the money twice when the same order comes twice', async () => {
  const first = await order({ kind: 'FAST' })
  const second = await order({ kind: 'FAST' })
  expect(second.id).not.toBe(first.id)
  expect(balanceOf(bank, salary)).toBe(1825075 - 2 * 851275)
})

it.each([
  ['an unknown account', { senderAccountNumber: '1010000041' }, 'accountNotFound -1'],
  ['nothing', { amount: 0 }, 'invalidOrder -1'],
  ['less than one lira', { amount: 99 }, 'invalidOrder -1'],
  ['another currency than that of the account', { currency: 'USD' }, 'invalidOrder -1'],
  ['dollars by EFT', { senderAccountNumber: '1010000003', currency: 'USD' }, 'invalidOrder -1'],
  ['to wrong check digits', { receiverIban: 'TR740888800000002020000001' }, 'invalidIban 200110'],
  ['to this bank', { receiverIban: 'TR670999900000001010000002' }, 'invalidIban 200110'],
  ['abroad', { receiverIban: 'DE89370400440532013000' }, 'invalidIban 200110'],
  ['more than is there with the fee', { amount: 2025075 - 1274 }, 'insufficientFunds 200101'],
  [
    'more than FAST takes',
    { kind: 'FAST', customerNumber: '4', senderAccountNumber: '1010000041', amount: 10000001 },
    'limitExceeded 200103',
  ],
  ['from a blocked account', { customerNumber: '7', senderAccountNumber: '1010000071' }, 'accountBlocked 200102'],
  ['to the same account', { kind: 'INTERNAL', receiverAccountNumber: salary }, 'invalidOrder -1'],
  ['to an account in dollars', { kind: 'INTERNAL', receiverAccountNumber: '1010000003' }, 'currencyMismatch 200104'],
  ['to another customer', { kind: 'INTERNAL', receiverAccountNumber: '1010000041' }, 'accountNotFound -1'],
] satisfies [string, Partial<TransferOrder>, string][])(
  'refuses %s and writes nothing',
  async (_what, changes, expected) => {
    const before = bank.tables.transfers.count()
    expect(await codeOf(order(changes))).toBe(expected)
    expect([bank.tables.transfers.count(), bank.tables.ledgerEntries.count()]).toEqual([before, 0])
  },
)

it('takes what is exactly at the limits of FAST and of an order that need not wait', async () => {
  const largest = { kind: 'FAST', customerNumber: '4', senderAccountNumber: '1010000041', amount: 10000000 } as const
  expect((await order(largest)).lifecycle.value).toBe('realized')
  await deposit('4010000001', 6000000)
  expect((await baas({ kind: 'FAST', amount: 2500000 })).lifecycle.value).toBe('realized')
})

it('takes everything down to the last unit with the overdraft', async () => {
  await order({ kind: 'FAST', amount: 2025075 - 1275 })
  expect(balanceOf(bank, salary)).toBe(-200000)
})

it.each([
  ['an individual', '4', '1010000041', 50000000],
  ['a company', '12', '1012000001', 500000000],
])('counts EFT against the daily limit of %s, and not what came back', async (_who, customerNumber, account, limit) => {
  await deposit(account, 2 * limit)
  const part = { customerNumber, senderAccountNumber: account, amount: limit / 20, ...supplier }
  const first = await order(part)
  await cancelTransfer(bank, customerNumber, first.id)
  for (let count = 0; count < 20; count += 1) await order(part)
  expect(await codeOf(order({ ...part, amount: 100 }))).toBe('limitExceeded 200103')
  expect(await codeOf(order({ ...part, kind: 'FAST', amount: 100 }))).toBe('accepted')
  setTime(timeAt('2026-03-15'))
  expect(await codeOf(order(part))).toBe('accepted')
})

it('lets the customers of BaaS send 50 000.00 a day to other banks', async () => {
  await deposit('4010000001', 20000000)
  for (const amount of [2500000, 2400000]) await baas({ kind: 'FAST', amount })
  expect(await codeOf(baas({ kind: 'FAST', amount: 100001 }))).toBe('limitExceeded 200103')
  expect(await codeOf(baas({ amount: 100000 }))).toBe('accepted')
  expect(await codeOf(baas({ amount: 100 }))).toBe('limitExceeded 200103')
  setTime(timeAt('2026-03-15'))
  expect(await codeOf(baas({ kind: 'FAST', amount: 100001 }))).toBe('accepted')
})

it('lets only current accounts of BaaS send to others', async () => {
  const internal = { kind: 'INTERNAL', amount: 100 } as const
  expect((await baas({ ...internal, receiverAccountNumber: '4010000061' })).lifecycle.value).toBe('realized')
  expect(movementsOf(bank, '4010000061')[0]).toMatchObject({ transactionType: 'CHVLH', counterparty: 'Deniz Aksoy' })
  const dollars = { ...internal, senderAccountNumber: '4010000003', currency: 'USD' } as const
  const own = await openAccount(bank, {
    customerNumber: '4000000001',
    holders: ['Deniz Aksoy'],
    name: 'USD',
    type: 'CURRENT',
    currency: 'USD',
  })
  const others = await openAccount(bank, {
    customerNumber: '4000000006',
    holders: ['Lale Güneş'],
    name: 'USD',
    type: 'CURRENT',
    currency: 'USD',
  })
  expect(await codeOf(baas({ ...dollars, receiverAccountNumber: own.id }))).toBe('accepted')
  expect(await codeOf(baas({ ...dollars, receiverAccountNumber: others.id }))).toBe('invalidOrder -1')
  expect(await codeOf(baas({ ...internal, receiverAccountNumber: salary }))).toBe('accountNotFound -1')
})

it('keeps the letters, digits and marks of an explanation, at most a hundred', async () => {
  const explained = async (changes: object) => (await order({ amount: 100, ...changes })).explanation
  expect([
    await explained({}),
    await explained({ explanation: `Kira; <b>${'x'.repeat(100)}` }),
    await explained({ explanation: 'Çay parası'.normalize('NFD') }),
    await explained({ explanation: `x${'𠮷'.repeat(100)}` }),
  ]).toEqual(['', `Kira b${'x'.repeat(94)}`, 'Çay parası', `x${'𠮷'.repeat(99)}`])
})

it('has the transfers of the examples when it is seeded on 14 March 2026', () => {
  const listed = ['1', '6', '12', '4000000001'].map((customer) =>
    transfersOf(bank, customer).map(({ id, kind, lifecycle, failure }) => [id, kind, lifecycle.value, failure]),
  )
  expect(listed).toEqual([
    [
      ['20260313000412', 'EFT', 'sent', null],
      ['20260312000398', 'EFT', 'notRealized', 'ACCOUNT_CLOSED'],
      ['20260310000355', 'EFT', 'realized', null],
    ],
    [['20260313000415', 'EFT', 'waitingForApproval', null]],
    [
      ['20260313000423', 'EFT', 'waitingForApproval', null],
      ['20260313000421', 'EFT', 'waitingForApproval', null],
    ],
    [
      ['20260313000377', 'EFT', 'sent', null],
      ['20260312000254', 'EFT', 'notRealized', 'ACCOUNT_CLOSED'],
    ],
  ])
})

it('settles what was on its way when it was seeded', async () => {
  await at('2026-03-16', '09:00')
  expect(stateOf('20260313000412')).toEqual(['realized', null, '2026-03-16T09:00:00+03:00'])
  expect(balanceOf(bank, 'EFT-TRY')).toBe(0)
  expect(trialBalance(bank)).toEqual({ TRY: 0, USD: 0, EUR: 0, XAU: 0 })
})
