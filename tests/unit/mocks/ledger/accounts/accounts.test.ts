import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import {
  blockAccount,
  closeAccount,
  openAccount,
  unblockAccount,
} from '../../../../../mocks/ledger/accounts/accounts.ts'
import { placeHold, releaseHold } from '../../../../../mocks/ledger/accounts/holds.ts'
import { setBalance } from '../../../../../mocks/ledger/accounts/setBalance.ts'
import { balanceOf } from '../../../../../mocks/ledger/books/ledger.ts'
import { orderTransfer } from '../../../../../mocks/ledger/transfers/transfers.ts'
import { openLedgerBank, runJobs } from '../../../../support/ledgerBank.ts'

let bank: Bank
let setTime: (time: number) => void
beforeEach(async () => {
  ;({ bank, setTime } = await openLedgerBank())
})

const opening = { customerNumber: '4000000002', holders: ['Ece Yıldız'], name: 'Everyday account' } as const

it('opens an account with nothing in it, of no branch unless one is named', async () => {
  const account = {
    ...opening,
    type: 'CURRENT',
    currency: 'TRY',
    status: 'ACTIVE',
    balance: 0,
    overdraft: 0,
    interestRate: null,
    branchCode: '',
    branchName: '',
    openedOn: '2026-03-14',
    closedOn: null,
    needsApproval: false,
  } as const
  const opened = await openAccount(bank, { ...opening, type: 'CURRENT', currency: 'TRY' })
  expect(opened).toEqual({ ...account, id: '4010000021', iban: 'TR980999900000004010000021' })
  const branch = { branchCode: '0101', branchName: 'Kadıköy' }
  const other = await openAccount(bank, {
    ...opening,
    ...branch,
    customerNumber: '1',
    type: 'SAVINGS',
    currency: 'USD',
  })
  expect([other.id, other.branchCode, other.branchName, other.customerNumber]).toEqual([
    '1010000101',
    '0101',
    'Kadıköy',
    '1',
  ])
})

it('takes the next number that is free', async () => {
  const first = await openAccount(bank, { ...opening, type: 'CURRENT', currency: 'TRY' })
  await bank.tables.ledgerAccounts.insert({ ...first, id: '4010000022', iban: 'TR700999900000004010000022' })
  expect((await openAccount(bank, { ...opening, type: 'SAVINGS', currency: 'TRY' })).id).toBe('4010000023')
})

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { refusal?: string; reason?: string }) => [error.refusal, error.reason],
  )

it('says why an account is not closed, blocked or unblocked', async () => {
  const { id } = await openAccount(bank, { ...opening, type: 'CURRENT', currency: 'TRY' })
  await blockAccount(bank, id)
  expect(await refusalOf(closeAccount(bank, id))).toEqual([
    'accountBlocked',
    `Account ${id} is blocked and cannot be closed.`,
  ])
  await unblockAccount(bank, id)
  await closeAccount(bank, id)
  expect(await refusalOf(closeAccount(bank, id))).toEqual(['accountClosed', `Account ${id} is closed already.`])
  const closed = ['accountClosed', `Account ${id} is closed.`]
  expect(await refusalOf(blockAccount(bank, id))).toEqual(closed)
  expect(await refusalOf(unblockAccount(bank, id))).toEqual(closed)
})

it('closes an account when nothing is reserved or under way any more', async () => {
  const { id } = await openAccount(bank, { ...opening, type: 'CURRENT', currency: 'TRY' })
  const notEmpty = [
    'accountNotEmpty',
    `Account ${id} has a balance, reservations or transfers under way. Empty it first.`,
  ]
  await setBalance(bank, id, 5000)
  const hold = await placeHold(bank, { account: id, amount: 5000, kind: 'reservation' })
  await bank.tables.ledgerAccounts.update(id, { balance: 0 })
  expect(await refusalOf(closeAccount(bank, id))).toEqual(notEmpty)
  releaseHold(bank, hold.id)
  await bank.tables.ledgerAccounts.update(id, { balance: 5000 })
  await orderTransfer(bank, {
    customerNumber: opening.customerNumber,
    applicationId: 'app',
    channel: 'baas',
    kind: 'FAST',
    senderAccountNumber: id,
    receiverIban: 'TR680888800000002020000091',
    receiverName: 'Closed account',
    amount: 3725,
    currency: 'TRY',
    reasonCode: '01',
  })
  expect(balanceOf(bank, id)).toBe(0)
  expect(await refusalOf(closeAccount(bank, id))).toEqual(notEmpty)
  setTime(bank.clock.now() + 10_000)
  await runJobs(bank)
  await setBalance(bank, id, 0)
  expect((await closeAccount(bank, id)).status).toBe('CLOSED')
})
