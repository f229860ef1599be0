import { beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { blockAccount, openAccount, unblockAccount } from '../../../../../mocks/ledger/accounts/accounts.ts'
import { openLedgerBank } from '../../../../support/ledgerBank.ts'

let bank: Bank
beforeEach(async () => {
  ;({ bank } = await openLedgerBank())
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

it('neither blocks nor unblocks a closed account', async () => {
  const { id } = await openAccount(bank, { ...opening, type: 'CURRENT', currency: 'TRY' })
  await bank.tables.ledgerAccounts.update(id, { status: 'CLOSED', closedOn: '2026-03-14' })
  const closed = ['accountClosed', `Account ${id} is closed.`]
  expect(await refusalOf(blockAccount(bank, id))).toEqual(closed)
  expect(await refusalOf(unblockAccount(bank, id))).toEqual(closed)
})
