import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import {
  cancelTransfer,
  decideTransfer,
  givenBack,
  orderTransfer,
  transferOf,
  transfersOf,
  transfersWaiting,
} from '../../../../../mocks/ledger/transfers/transfers.ts'
import { openLedgerBank } from '../../../../support/ledgerBank.ts'

const order = {
  customerNumber: '6',
  applicationId: 'app',
  channel: 'customer',
  kind: 'FAST',
  senderAccountNumber: '1010000061',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: 50000,
  currency: 'TRY',
} as const

let bank: Bank
let setTime: (time: number) => void
beforeEach(async () => {
  ;({ bank, setTime } = await openLedgerBank())
})

it('lists the orders that wait, the newest first, and those alone', async () => {
  const before = transfersWaiting(bank).map(({ id }) => id)
  const first = await orderTransfer(bank, order)
  await orderTransfer(bank, { ...order, customerNumber: '1', senderAccountNumber: '1010000001' })
  setTime(bank.clock.now() + 1000)
  const second = await orderTransfer(bank, order)
  expect(transfersWaiting(bank).map(({ id }) => id)).toEqual([second.id, first.id, ...before])
  expect(
    transfersOf(bank, '6')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual([second.id, first.id])
})

it('gives nothing back of an order that was only waiting', async () => {
  const { id } = await orderTransfer(bank, order)
  expect(givenBack(await cancelTransfer(bank, '6', id))).toEqual({ amount: 0, fee: 0 })
  const eft = { ...order, kind: 'EFT', customerNumber: '1', senderAccountNumber: '1010000001' } as const
  const processed = await orderTransfer(bank, eft)
  expect(givenBack(await cancelTransfer(bank, '1', processed.id))).toEqual({ amount: 50000, fee: 1275 })
})

it('says why a transfer is not found, cancelled or decided', async () => {
  const sent = await orderTransfer(bank, { ...order, customerNumber: '1', senderAccountNumber: '1010000001' })
  expect(() => transferOf(bank, '1', '20260314999999')).toThrow(
    expect.objectContaining({ reason: 'Customer 1 has not ordered a transfer 20260314999999.' }),
  )
  await expect(cancelTransfer(bank, '1', sent.id)).rejects.toMatchObject({
    refusal: 'transferSent',
    reason: `${sent.id} was carried out. Ask the recipient to send the money back.`,
  })
  const waiting = await orderTransfer(bank, order)
  setTime(Date.parse('2026-03-15T00:00:00+03:00'))
  await expect(cancelTransfer(bank, '6', waiting.id)).rejects.toMatchObject({
    refusal: 'cancellationTooLate',
    reason: `The day on which ${waiting.id} could be cancelled is over.`,
  })
  await expect(decideTransfer(bank, '20260314999999', true)).rejects.toMatchObject({
    refusal: 'transferNotFound',
    reason: 'There is no transfer 20260314999999.',
  })
  await expect(decideTransfer(bank, sent.id, true)).rejects.toMatchObject({
    refusal: 'transferSent',
    reason: `${sent.id} does not wait for an approval.`,
  })
})
