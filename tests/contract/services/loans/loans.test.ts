import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, success } from '../bank.ts'

const list = 'loans/loan-list'
const plan = 'loans/payment-plan'
const settlement = 'loans/early-settlement'

test.each([
  ['usual', '4'],
  ['empty', '2'],
  ['arrears', '3'],
  ['corporate', '12'],
])('the loan list answers its example %s', async (example, number) => {
  const { call } = await openBank()
  expect(await call(list, customer(number))).toEqual(success(answerOf(list, example)))
})

test.each([
  [plan, 'usual', '4', 'LN1000000041'],
  [plan, 'arrears', '3', 'LN1000000031'],
  [settlement, 'usual', '4', 'LN1000000041'],
  [settlement, 'arrears', '3', 'LN1000000031'],
  [settlement, 'fee', '12', 'LN1200000001'],
])('%s answers its example %s', async (service, example, number, loanId) => {
  const { call } = await openBank()
  expect(await call(service, customer(number), { path: { loanId } })).toEqual(success(answerOf(service, example)))
})

// Eight instalments are paid.
test.each([
  [44, '5426.88', '542688.12'],
  [45, '10900.69', '545034.62'],
])('to settle a mortgage of %i instalments early costs %s of %s', async (instalmentCount, settlementFee, principal) => {
  const { call, change } = await openBank()
  change('loans/LN1200000001', { type: 'MORTGAGE', instalmentCount })
  expect(await call(settlement, customer('12'), { path: { loanId: 'LN1200000001' } })).toMatchObject({
    data: { settlementFee: { amount: settlementFee }, remainingPrincipal: { amount: principal } },
  })
})

test('interest accrues for a month at most: from a due date to the next, though that is on a weekend', async () => {
  const { call, control, clock } = await openBank()
  await control('PUT', '/customers/4/accounts/1010000041', { balance: '90000.00' })
  // 16 August 2026 is a Sunday: its instalment is collected on the day after.
  for (const at of ['2026-05-01', '2026-07-01', '2026-08-17'])
    clock.pass(Date.parse(`${at}T06:00:00+03:00`) - clock.now())
  expect(await call(settlement, customer('4'), { path: { loanId: 'LN1000000041' } })).toMatchObject({
    data: { accruedDays: 31 },
  })
})

test.each([
  ['RUNNING', '4', 1],
  ['IN_ARREARS', '4', 0],
  ['IN_ARREARS', '3', 1],
  ['SETTLED', '12', 0],
])('the loan list has the loans that are %s of customer %s', async (status, number, totalElements) => {
  const { call } = await openBank()
  expect(await call(list, customer(number), { query: { status } })).toMatchObject({ data: { page: { totalElements } } })
})

describe('collection', () => {
  const stateOf = async ({ call }: Awaited<ReturnType<typeof openBank>>, number: string) => {
    const { data } = (await call(list, customer(number))) as { data: { loans: object[] } }
    return data.loans[0]
  }

  test('takes an instalment on its due date from the account', async () => {
    const bank = await openBank()
    bank.clock.pass(Date.parse('2026-03-16T06:30:00+03:00') - bank.clock.now())
    expect(await stateOf(bank, '4')).toMatchObject({
      paidInstalmentCount: 5,
      remainingPrincipal: { amount: '38803.33' },
      nextDueDate: '2026-04-16',
    })
    const path = { accountNumber: '1010000041' }
    const query = { from: '2026-03-16', direction: 'OUT', size: 1 }
    expect(await bank.call('account-movements/movement-list', customer('4'), { path, query })).toMatchObject({
      data: {
        movements: [
          {
            amount: { amount: '6593.91' },
            explanation: 'LN1000000041, instalment 5',
            bookedAt: '2026-03-16T06:30:00+03:00',
          },
        ],
      },
    })
  })

  test.each([
    ['6593.91', 5, '0.00'],
    ['6593.90', 4, '6593.90'],
  ])('takes an instalment of 6593.91 from a balance of %s', async (balance, paidInstalmentCount, left) => {
    const bank = await openBank()
    await bank.control('PUT', '/customers/4/accounts/1010000041', { balance })
    bank.clock.pass(Date.parse('2026-03-16T06:30:00+03:00') - bank.clock.now())
    expect(await stateOf(bank, '4')).toMatchObject({ paidInstalmentCount })
    expect((bank.balanceOf('1010000041') / 100).toFixed(2)).toBe(left)
  })

  test('leaves what the account cannot pay overdue', async () => {
    const bank = await openBank()
    bank.clock.pass(Date.parse('2026-03-16T07:00:00+03:00') - bank.clock.now())
    expect(await stateOf(bank, '3')).toMatchObject({
      status: 'IN_ARREARS',
      paidInstalmentCount: 1,
      overdueAmount: { amount: '7076.08' },
      overdueDays: 34,
    })
    await bank.control('PUT', '/customers/3/accounts/1010000031', { balance: '50000.00' })
    bank.clock.pass(Date.parse('2026-03-17T06:30:00+03:00') - bank.clock.now())
    expect(await stateOf(bank, '3')).toMatchObject({
      status: 'RUNNING',
      paidInstalmentCount: 3,
      overdueAmount: { amount: '0.00' },
      overdueDays: 0,
    })
  })

  test('an instalment that is due on a weekend is not late until the next bank day is over', async () => {
    const bank = await openBank({ at: Date.parse('2026-03-14T10:32:07+03:00') })
    // 10 May 2026 is a Sunday; on the day after instalments are collected at 06:30.
    bank.clock.pass(Date.parse('2026-05-11T06:00:00+03:00') - bank.clock.now())
    const { data } = (await bank.call(plan, customer('3'), { path: { loanId: 'LN1000000031' } })) as {
      data: { instalments: { dueDate: string; status: string }[] }
    }
    expect(data.instalments[4]).toMatchObject({ dueDate: '2026-05-10', status: 'PLANNED' })
  })
})

test.each([plan, settlement])(
  '%s does not find another customer’s loan, and no ID of another form',
  async (service) => {
    const { call } = await openBank()
    expect(await call(service, customer('1'), { path: { loanId: 'LN1000000041' } })).toEqual(missing)
    expect(await call(service, customer('4', { accounts: [] }), { path: { loanId: 'LN1000000041' } })).toEqual(missing)
    expect(await call(service, customer('4'), { path: { loanId: '41' } })).toEqual(
      failure(400, '-1', 'loanId: Expected LN and ten digits'),
    )
  },
)

test('the loan list refuses a page that is too large', async () => {
  const { call } = await openBank()
  expect(await call(list, customer('1'), { query: { size: 101 } })).toEqual(
    failure(400, '-1', 'size: Expected a number from 1 to 100'),
  )
})
