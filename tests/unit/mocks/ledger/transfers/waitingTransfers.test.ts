import { beforeEach, expect, it } from 'vitest'
import { momentOf, timeAt } from '../../../../../mocks/bank/dates.ts'
import { blockAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import { balanceOf } from '../../../../../mocks/ledger/books/ledger.ts'
import { movementsOf } from '../../../../../mocks/ledger/books/movements.ts'
import {
  cancellableUntil,
  cancelTransfer,
  decideTransfer,
  transferOf,
} from '../../../../../mocks/ledger/transfers/transfers.ts'
import {
  at,
  baas,
  bank,
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

it('lets the second holder approve, refuse or forget', async () => {
  const joint = { customerNumber: '6', senderAccountNumber: '1010000061', amount: 50000 } as const
  setTime(friday)
  const [approved, refused, forgotten] = [
    await order(joint),
    await order(joint),
    await order({ ...joint, kind: 'FAST' }),
  ]
  expect([approved, refused, forgotten].map(({ lifecycle }) => lifecycle.value)).toEqual(
    Array(3).fill('waitingForApproval'),
  )
  expect(balanceOf(bank, '1010000061')).toBe(3312000)
  expect((await decideTransfer(bank, approved.id, true)).lifecycle.value).toBe('sent')
  expect((await decideTransfer(bank, refused.id, false)).failure).toBe('NOT_APPROVED')
  expect(await codeOf(decideTransfer(bank, refused.id, true))).toBe('transferSent 203201')
  expect(await codeOf(decideTransfer(bank, '20260313999999', true))).toBe('transferNotFound -1')
  await at('2026-03-20', '23:59:59')
  expect(stateOf(forgotten.id)[0]).toBe('waitingForApproval')
  await at('2026-03-22', '00:00')
  expect(stateOf(forgotten.id)).toEqual(['notRealized', 'NOT_APPROVED', '2026-03-21T00:00:00+03:00'])
  const moved = movementsOf(bank, '1010000061').filter(({ reference }) =>
    [approved.id, refused.id, forgotten.id].includes(reference ?? ''),
  )
  expect(moved.map(({ amount, reference }) => [amount, reference])).toEqual([
    [-50000, approved.id],
    [-1275, approved.id],
  ])
})

it('takes an EFT that waits on a day without EFT for the next bank day', async () => {
  const joint = { customerNumber: '6', senderAccountNumber: '1010000061', amount: 50000 } as const
  const { lifecycle, transactionDate } = await order(joint)
  expect([lifecycle.value, transactionDate]).toEqual(['waitingForApproval', '2026-03-16'])
})

it('carries a transfer to another customer out on the day on which it is approved', async () => {
  const joint = { customerNumber: '6', senderAccountNumber: '1010000061', amount: 50000, kind: 'INTERNAL' } as const
  const { id, lifecycle, transactionDate } = await order({
    ...joint,
    receiverIban: 'TR810999900000001010000041',
    receiverName: 'Ali Çelik',
  })
  expect([lifecycle.value, transactionDate]).toEqual(['waitingForApproval', '2026-03-14'])
  await at('2026-03-17', '09:00')
  await decideTransfer(bank, id, true)
  const { lifecycle: after, transactionDate: carriedOut } = transferOf(bank, '6', id)
  expect([after.value, carriedOut]).toEqual(['realized', '2026-03-17'])
})

it('refuses to approve what the account cannot pay any more', async () => {
  const { id } = await order({ customerNumber: '6', senderAccountNumber: '1010000061', amount: 3310000 })
  await blockAccount(bank, '1010000061')
  expect(await codeOf(decideTransfer(bank, id, true))).toBe('accountBlocked 200102')
  expect(stateOf(id)[0]).toBe('waitingForApproval')
})

it('holds large orders of a company, and of BaaS until the end of the day', async () => {
  const company = { customerNumber: '12', senderAccountNumber: '1012000001', ...supplier }
  expect((await order({ ...company, amount: 25000000 })).lifecycle.value).toBe('processed')
  expect((await order({ ...company, amount: 25000001 })).lifecycle.value).toBe('waitingForApproval')
  const by = async (orderedBy: string) => (await order({ ...company, amount: 25000001, orderedBy })).lifecycle.value
  expect([await by('kuzey.finance'), await by('kuzey.director')]).toEqual(['waitingForApproval', 'processed'])
  const own = { kind: 'INTERNAL', receiverAccountNumber: '1012000002', amount: 50000000 } as const
  expect((await order({ ...company, ...own })).lifecycle.value).toBe('realized')
  await deposit('4010000001', 6000000)
  const { id, lifecycle } = await baas({ kind: 'FAST', amount: 2500001 })
  expect(lifecycle.value).toBe('waitingForApproval')
  await at('2026-03-15', '00:00')
  expect(stateOf(id)).toEqual(['notRealized', 'NOT_APPROVED', '2026-03-15T00:00:00+03:00'])
})

it('cancels an EFT that waits for its hours, until the end of its day', async () => {
  const { id } = await order({})
  expect(momentOf(cancellableUntil(bank, transferOf(bank, '1', id)) ?? 0)).toBe('2026-03-14T23:59:59+03:00')
  const cancelled = await cancelTransfer(bank, '1', id)
  expect(cancelled).toMatchObject({ failure: 'CANCELLED', lifecycle: { value: 'notRealized' }, dueAt: null })
  expect(cancelled.cancellationReference).toMatch(/^20260314\d{6}$/)
  expect(balanceOf(bank, salary)).toBe(1825075)
  expect(await codeOf(cancelTransfer(bank, '1', id))).toBe('transferCancelled 203204')
  await at('2026-03-17', '09:00')
  expect(stateOf(id)[1]).toBe('CANCELLED')
})

it('cancels nothing that was sent, is over, or is another customer’s', async () => {
  const late = await order({})
  const fast = await order({ kind: 'FAST', ...supplier, amount: 100 })
  expect(cancellableUntil(bank, fast)).toBeNull()
  expect(await codeOf(cancelTransfer(bank, '1', fast.id))).toBe('transferSent 203201')
  expect(await codeOf(cancelTransfer(bank, '4', late.id))).toBe('transferNotFound -1')
  setTime(timeAt('2026-03-15'))
  expect(cancellableUntil(bank, late)).toBeNull()
  expect(await codeOf(cancelTransfer(bank, '1', late.id))).toBe('cancellationTooLate 203202')
  const own = await baas({ kind: 'EFT', amount: 78040 })
  expect(momentOf(cancellableUntil(bank, own) ?? 0)).toBe('2026-03-16T23:59:59+03:00')
})
