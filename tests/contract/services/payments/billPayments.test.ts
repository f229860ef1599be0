import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success } from '../bank.ts'

const list = 'bill-payments/institution-list'
const inquiry = 'bill-payments/bill-inquiry'
const payment = 'bill-payments/bill-payment'

describe('institution list', () => {
  test.each([
    ['usual', { category: 'ELECTRICITY', name: 'elektrik' }],
    ['empty', { name: 'Ay’a Yolculuk' }],
    ['closed', { category: 'WATER', name: 'KUZEY' }],
  ])('answers its example %s', async (example, query) => {
    const { call } = await openBank()
    expect(await call(list, customer('1'), { query })).toEqual(success(answerOf(list, example)))
  })

  test('has more than two hundred institutions, sorted as asked', async () => {
    const { call } = await openBank()
    const answer = await call(list, customer('1'), { query: { size: 1, sort: 'institutionCode,asc' } })
    expect(answer).toMatchObject({
      data: {
        institutions: [{ institutionCode: 'DGZ001' }],
        page: { number: 1, size: 1, totalElements: 217, totalPages: 217 },
      },
    })
  })

  test('has the names in the order of the Turkish alphabet', async () => {
    const { call } = await openBank()
    const query = { category: 'WATER', size: 100 }
    const { data } = (await call(list, customer('1'), { query })) as {
      data: { institutions: { name: string }[] }
    }
    const initials = data.institutions.map(({ name }) => name.charAt(0))
    expect([...new Set(initials)].join('')).toBe('ABÇDEFGIKMPSTUY')
  })

  test('refuses a page that is too large', async () => {
    const { call } = await openBank()
    expect(await call(list, customer('1'), { query: { size: 101 } })).toEqual(
      failure(400, '-1', 'size: Expected a number from 1 to 100'),
    )
  })
})

const subscriber = (institutionCode: string, subscriberNumber: string) => ({ institutionCode, subscriberNumber })

describe('bill inquiry', () => {
  test.each([
    ['usual', requestOf(inquiry, 'usual')],
    ['empty', subscriber('DGZ001', '300451206')],
    ['late', subscriber('ELK001', '4410031190')],
  ])('answers its example %s', async (example, body) => {
    const { call } = await openBank()
    expect(await call(inquiry, customer('1'), { body })).toEqual(success(answerOf(inquiry, example)))
  })

  test('has another bill a month later, and the late fee of the first', async () => {
    const { call, clock } = await openBank()
    clock.pass(31 * 86_400_000)
    const { data } = (await call(inquiry, customer('1'), { body: requestOf(inquiry, 'usual') })) as {
      data: { bills: { billId: string; lateFee: unknown; dueDate: string; period: string }[] }
    }
    expect(data.bills.map(({ billId, lateFee, dueDate, period }) => [billId, lateFee, dueDate, period])).toEqual([
      ['BL202604140017', { amount: '29.48', currency: 'TRY' }, '2026-03-20', '2026-02'],
      ['BL202604140117', { amount: '0.00', currency: 'TRY' }, '2026-04-20', '2026-03'],
    ])
  })

  test.each([
    ['an unknown subscriber', subscriber('ELK001', '4410099999'), failure(404, '200502', 'Subscriber not found')],
    ['an unknown institution', subscriber('ELK999', '4410027756'), missing],
    [
      'an institution that is closed',
      subscriber('SUU014', '70031208'),
      failure(400, '200501', 'The institution is closed'),
    ],
  ])('refuses %s', async (_, body, answer) => {
    const { call } = await openBank()
    expect(await call(inquiry, customer('1'), { body })).toEqual(answer)
  })
})

describe('bill payment', () => {
  const pay = (changes: object) => ({ ...requestOf(payment, 'usual'), ...changes })
  const accepted = { billId: 'BL202603140021', amount: { amount: '399.90', currency: 'TRY' } }

  test.each([
    ['paid', {}, '2026-03-14T10:40:11+03:00'],
    ['accepted', accepted, '2026-03-14T10:42:30+03:00'],
  ])('answers its example %s', async (example, changes, at) => {
    const { call } = await openBank({ at: Date.parse(at) })
    expect(await call(payment, customer('1'), { body: pay(changes) })).toEqual(
      success({ ...(answerOf(payment, example) as object), referenceNumber: '20260314001001' }),
    )
  })

  test('takes the bill and the fee from the account', async () => {
    const { call } = await openBank()
    await call(payment, customer('1'), { body: pay(accepted) })
    const query = { from: '2026-03-14' }
    const answer = await call('account-movements/movement-list', customer('1'), {
      path: { accountNumber: '1010000001' },
      query,
    })
    expect(answer).toMatchObject({
      data: {
        movements: [
          {
            transactionId: 'MV20260314001001',
            amount: { amount: '399.90' },
            transactionType: 'BILL',
            counterparty: 'Marmara İnternet',
            explanation: '8505551051, 2026-02',
          },
          { amount: { amount: '4.50' }, transactionType: 'FEE', explanation: 'Bill payment fee' },
        ],
      },
    })
  })

  test('pays a bill once', async () => {
    const { call } = await openBank()
    await call(payment, customer('1'), { body: pay({}) })
    expect(await call(payment, customer('4'), { body: pay({ accountNumber: '1010000041' }) })).toEqual(
      failure(400, '200503', 'The bill is paid'),
    )
    expect(await call(inquiry, customer('1'), { body: requestOf(inquiry, 'usual') })).toEqual(success({ bills: [] }))
  })

  test.each([
    ['too little money', '3', { accountNumber: '1010000031' }, failure(400, '200101', 'Insufficient balance')],
    ['a blocked account', '7', { accountNumber: '1010000071' }, failure(400, '200102', 'Account is blocked')],
    [
      'another amount',
      '1',
      { amount: { amount: '842.34', currency: 'TRY' } },
      failure(400, '200504', 'The amount differs from the bill'),
    ],
    [
      'a bill before an older one',
      '1',
      { billId: 'BL202603140019', amount: { amount: '587.10', currency: 'TRY' } },
      failure(400, '200505', 'An older bill is open'),
    ],
    [
      'an account in another currency',
      '1',
      { accountNumber: '1010000003' },
      failure(400, '-1', 'accountNumber: Expected an account in TRY'),
    ],
    ['another customer’s account', '2', {}, missing],
    ['a bill of yesterday', '1', { billId: 'BL202603130017' }, missing],
  ])('refuses %s', async (_, number, changes, answer) => {
    const { call } = await openBank()
    expect(await call(payment, customer(number), { body: pay(changes) })).toEqual(answer)
  })
})
