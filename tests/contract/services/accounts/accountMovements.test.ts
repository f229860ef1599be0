import { beforeAll, describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success, type TestBank } from '../bank.ts'

const list = 'account-movements/movement-list'
const details = 'account-movements/movement-details'
const statement = 'account-movements/account-statement'

let bank: TestBank
/** Transfers of 300, 100 and 200 lira between the accounts of customer 1, a minute apart. */
beforeAll(async () => {
  bank = await openBank()
  for (const amount of ['300.00', '100.00', '200.00']) {
    await bank.call('money-transfers/transfer-to-own-account', customer('1'), {
      body: {
        senderAccountNumber: '1010000001',
        receiverAccountNumber: '1010000002',
        amount: { amount, currency: 'TRY' },
      },
    })
    bank.clock.pass(60_000)
  }
})

const today = { from: '2026-03-14', to: '2026-03-14' }
const path = { accountNumber: '1010000001' }
const amountsOf = (answer: unknown) =>
  (answer as { data: { movements: { amount: { amount: string } }[] } }).data.movements.map(
    ({ amount }) => amount.amount,
  )

test.each([
  ['bookedAt,desc', ['2.00', '3.00', '1.00']],
  ['bookedAt,asc', ['1.00', '3.00', '2.00']],
])(
  'sorted by %s, movements are in the order of their times, also where the clock was set back',
  async (sort, amounts) => {
    const own = await openBank()
    for (const [amount, hours] of [
      ['1.00', 4],
      ['2.00', -2],
      ['3.00', 3],
    ] as const) {
      await own.call('money-transfers/transfer-to-own-account', customer('1'), {
        body: {
          senderAccountNumber: '1010000001',
          receiverAccountNumber: '1010000002',
          amount: { amount, currency: 'TRY' },
        },
      })
      await own.control('POST', '/clock', { advance: hours * 3_600_000 })
    }
    expect(amountsOf(await own.call(list, customer('1'), { path, query: { ...today, sort } }))).toEqual(amounts)
  },
)

describe('movement list', () => {
  test('answers its example pending', async () => {
    const query = { status: 'PENDING' }
    expect(await bank.call(list, customer('3'), { path: { accountNumber: '1010000031' }, query })).toEqual(
      success(answerOf(list, 'pending')),
    )
  })

  test('answers its example usual', async () => {
    const { call } = await openBank()
    const query = { from: '2026-03-10', minAmount: '1000.00' }
    expect(await call(list, customer('1'), { path, query })).toEqual(success(answerOf(list, 'usual')))
  })

  test('answers its example empty', async () => {
    const query = { ...today, minAmount: '99999999.00' }
    expect(await bank.call(list, customer('1'), { path, query })).toEqual(success(answerOf(list, 'empty')))
  })

  test.each([
    [{}, ['200.00', '100.00', '300.00']],
    [{ sort: 'bookedAt,asc' }, ['300.00', '100.00', '200.00']],
    [{ sort: 'amount,asc' }, ['100.00', '200.00', '300.00']],
    [{ sort: 'amount,desc' }, ['300.00', '200.00', '100.00']],
    [{ minAmount: '200.00' }, ['200.00', '300.00']],
    [{ minAmount: '100.01', maxAmount: '299.99' }, ['200.00']],
    [{ direction: 'IN' }, []],
    [{ status: 'PENDING' }, []],
    [{ size: 2, page: 2 }, ['300.00']],
  ])('answers %j of today', async (query, amounts) => {
    const answer = await bank.call(list, customer('1'), { path, query: { ...today, ...query } })
    expect(amountsOf(answer)).toEqual(amounts)
  })

  test('shows both sides of a transfer between own accounts', async () => {
    const input = { path: { accountNumber: '1010000002' }, query: { ...today, size: 1 } }
    expect(await bank.call(list, customer('1'), input)).toEqual(
      success({
        movements: [
          {
            transactionId: 'MV20260314001006',
            accountNumber: '1010000002',
            status: 'BOOKED',
            direction: 'IN',
            amount: { amount: '200.00', currency: 'TRY' },
            balanceAfter: { amount: '64600.00', currency: 'TRY' },
            transactionType: 'CVIRM',
            referenceNumber: '20260314001005',
            explanation: '',
            bookedAt: '2026-03-14T10:34:07+03:00',
          },
        ],
        page: { number: 1, size: 1, totalElements: 3, totalPages: 3 },
      }),
    )
  })

  test.each([
    [{ from: '2026-03-14', to: '2026-03-13' }, '-1', 'to: Expected a day not before from'],
    [{ to: '2026-03-15' }, '-1', 'to: Expected a day not after today'],
    [{ from: '2026-03-15' }, '-1', 'from: Expected a day not after today'],
    [{ from: '2016-03-13', to: '2016-04-01' }, '-1', 'from: Expected a day of the last ten years'],
    [{ from: '2025-03-13' }, '200201', 'to: Expected at most 365 days after from'],
    [{ minAmount: '2.00', maxAmount: '1.99' }, '-1', 'maxAmount: Expected an amount not below minAmount'],
    [{ size: 0 }, '-1', 'size: Expected a number from 1 to 100'],
  ])('refuses %j', async (query, detailCode, message) => {
    expect(await bank.call(list, customer('1'), { path, query })).toEqual(failure(400, detailCode, message))
  })

  test.each([{ from: '2025-03-14' }, { from: '2016-03-14', to: '2016-04-01' }])('takes %j', async (query) => {
    expect((await bank.call(list, customer('1'), { path, query })).status).toBe(200)
  })

  test('does not find another customer’s account', async () => {
    expect(await bank.call(list, customer('2'), { path })).toEqual(missing)
  })

  test('refuses an account number of another form', async () => {
    expect(await bank.call(list, customer('1'), { path: { accountNumber: '1' } })).toEqual(
      failure(400, '-1', 'accountNumber: Expected ten digits'),
    )
  })
})

describe('movement details', () => {
  test('answers its example pending', async () => {
    const input = { path: { transactionId: 'MV20260314000119' } }
    expect(await bank.call(details, customer('3'), input)).toEqual(success(answerOf(details, 'pending')))
  })

  test('answers its example usual', async () => {
    const input = { path: { transactionId: 'MV20260310000355' } }
    expect(await bank.call(details, customer('1'), input)).toEqual(success(answerOf(details, 'usual')))
  })

  test('has the other account and the receipt of a transfer', async () => {
    const input = { path: { transactionId: 'MV20260314001001' } }
    expect(await bank.call(details, customer('1'), input)).toEqual(
      success({
        transactionId: 'MV20260314001001',
        accountNumber: '1010000001',
        status: 'BOOKED',
        direction: 'OUT',
        amount: { amount: '300.00', currency: 'TRY' },
        balanceAfter: { amount: '17950.75', currency: 'TRY' },
        transactionType: 'CVIRM',
        referenceNumber: '20260314001001',
        explanation: '',
        bookedAt: '2026-03-14T10:32:07+03:00',
        counterpartyIban: 'TR670999900000001010000002',
        receiptNumber: '2026031400001001',
      }),
    )
  })

  test.each([
    ['another customer’s', customer('2')],
    ['one of an account that is not shared', customer('1', { accounts: ['1010000002'] })],
  ])('does not find %s', async (_, caller) => {
    expect(await bank.call(details, caller, { path: { transactionId: 'MV20260314001001' } })).toEqual(missing)
  })

  test('refuses an ID of another form', async () => {
    expect(await bank.call(details, customer('1'), { path: { transactionId: '20260314001001' } })).toEqual(
      failure(400, '-1', 'transactionId: Expected MV and fourteen digits'),
    )
  })
})

describe('account statement', () => {
  const documentOf = (answer: unknown) =>
    Buffer.from((answer as { data: { document: string } }).data.document, 'base64').toString('latin1')

  test('answers its example noMovements', async () => {
    const input = { path: { accountNumber: '1010000071' }, body: { month: '2026-02', format: 'CSV' } }
    expect(await bank.call(statement, customer('7'), input)).toEqual(success(answerOf(statement, 'noMovements')))
  })

  test('has the movements of a month that is over', async () => {
    const { call, clock } = await openBank()
    const body = {
      senderAccountNumber: '1010000001',
      receiverAccountNumber: '1010000002',
      amount: { amount: '300.00', currency: 'TRY' },
      explanation: 'Holiday',
    }
    await call('money-transfers/transfer-to-own-account', customer('1'), { body })
    clock.pass(17 * 86_400_000)
    const order = { path, body: { month: '2026-03', format: 'CSV' } }
    expect(await call(statement, customer('1'), order)).toEqual(
      failure(400, '200202', 'month: Expected a month that is over'),
    )
    clock.pass(86_400_000)
    const answer = await call(statement, customer('1'), order)
    expect(documentOf(answer)).toMatch(
      /^date;explanation;amount;balance\n[\s\S]*2026-03-14;Holiday;-300\.00;17950\.75\n/,
    )
  })

  test('answers its example usual with a document', async () => {
    const answer = await bank.call(statement, customer('1'), { path, body: requestOf(statement, 'usual') })
    const { document, ...facts } = (answer as unknown as { data: { document: string } }).data
    const { document: _, ...shown } = answerOf(statement, 'usual') as { document: string }
    expect(facts).toEqual(shown)
    expect(atob(document).slice(0, 5)).toBe('%PDF-')
  })

  test('is there from the month on in which the account was opened', async () => {
    expect((await bank.call(statement, customer('1'), { path, body: { month: '2019-05' } })).status).toBe(200)
  })

  test('is the same PDF file each time', async () => {
    const input = { path, body: requestOf(statement, 'usual') }
    const first = documentOf(await bank.call(statement, customer('1'), input))
    expect(documentOf(await bank.call(statement, customer('1'), input))).toBe(first)
    expect(first).toMatch(/^%PDF-1\.7\n[\s\S]*\(Elif Y\x83lmaz\) Tj[\s\S]*%%EOF\n$/)
  })

  test.each([
    ['2026-03', '200202', 'month: Expected a month that is over'],
    ['2019-04', '-1', 'month: Expected a month not before 2019-05'],
    ['2026-13', '-1', 'month: Expected a value such as 2026-02'],
  ])('refuses %s', async (month, detailCode, message) => {
    expect(await bank.call(statement, customer('1'), { path, body: { month } })).toEqual(
      failure(400, detailCode, message),
    )
  })

  test('does not find another customer’s account', async () => {
    expect(await bank.call(statement, customer('2'), { path, body: { month: '2026-02' } })).toEqual(missing)
  })
})
