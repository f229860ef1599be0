import { beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { failure, openBank, publicCaller, success, type TestBank } from '../bank.ts'

const currencies = 'exchange-rates/currency-rates'
const metals = 'exchange-rates/metal-rates'
const conversion = 'exchange-rates/conversion'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  [currencies, 'usual', {}],
  [currencies, 'pastDay', { date: '2026-02-28', currency: 'EUR' }],
  [currencies, 'empty', { currency: 'SEK' }],
  [metals, 'usual', {}],
  [metals, 'pastDay', { date: '2026-02-27', metal: 'XAU' }],
  [conversion, 'usual', { fromCurrency: 'USD', toCurrency: 'TRY', amount: '100.00' }],
  [conversion, 'cross', { fromCurrency: 'EUR', toCurrency: 'USD', amount: '250.00' }],
  [conversion, 'gold', { fromCurrency: 'TRY', toCurrency: 'XAU', amount: '10000.00' }],
])('%s answers its example %s', async (service, example, query) => {
  expect(await bank.call(service, publicCaller, { query })).toEqual(success(answerOf(service, example)))
})

test('amounts in yen have no decimals', async () => {
  const query = { fromCurrency: 'USD', toCurrency: 'JPY', amount: '12.34' }
  expect(await bank.call(conversion, publicCaller, { query })).toMatchObject({
    data: { from: { amount: '12.34', currency: 'USD' }, to: { amount: '1786', currency: 'JPY' } },
  })
})

test.each([
  ['0.01', '1'],
  ['0.49', '1'],
  ['100.50', '101'],
])('in place of %s yen it suggests %s', async (amount, suggested) => {
  const address = `/api/public/v1/rates/conversion?fromCurrency=JPY&toCurrency=TRY&amount=${amount}`
  const { headers } = await bank.request(publicCaller, 'GET', address)
  expect(headers.get('x-sandbox-reason')).toBe(`JPY has no decimals: send ${suggested}.`)
})

test('the rates of a bank day change at its hours', async () => {
  const { call, clock } = await openBank({ at: Date.parse('2026-03-16T08:59:00+03:00') })
  const publishedAt = async () =>
    ((await call(currencies, publicCaller)) as { data: { publishedAt: string } }).data.publishedAt
  expect(await publishedAt()).toBe('2026-03-13T18:30:00+03:00')
  clock.pass(120_000)
  expect(await publishedAt()).toBe('2026-03-16T09:00:00+03:00')
})

test.each(['1930-06-23T10:00:00+03:00', '2126-06-24T10:00:00+03:00'])('there are rates at %s', async (moment) => {
  const { call } = await openBank({ at: Date.parse(moment) })
  const answers = [
    await call(currencies, publicCaller),
    await call(metals, publicCaller),
    await call(conversion, publicCaller, { query: { fromCurrency: 'TRY', toCurrency: 'JPY', amount: '100.00' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test.each([
  [currencies, { date: '2026-03-15' }, '-1', 'date: Expected a day not after today'],
  [currencies, { date: '2016-03-13' }, '-1', 'date: Expected a day of the last ten years'],
  [currencies, { currency: 'usd' }, '-1', 'currency: Expected three capital letters'],
  [metals, { date: '2026-03-15' }, '-1', 'date: Expected a day not after today'],
  [
    conversion,
    { fromCurrency: 'USD', toCurrency: 'TRY', amount: '0.00' },
    '-1',
    'amount: Expected an amount above zero',
  ],
  [
    conversion,
    { fromCurrency: 'USD', toCurrency: 'USD', amount: '1.00' },
    '-1',
    'toCurrency: Expected another currency than fromCurrency',
  ],
  [conversion, { fromCurrency: 'JPY', toCurrency: 'TRY', amount: '100.50' }, '-1', 'amount: Expected a whole number'],
  [
    conversion,
    { fromCurrency: 'XAU', toCurrency: 'TRY', amount: '9999999999999.99' },
    '-1',
    'amount: Expected a smaller amount',
  ],
  [conversion, { fromCurrency: 'USD', toCurrency: 'SEK', amount: '1.00' }, '202501', 'Currency is not traded'],
])('%s refuses %j', async (service, query, detailCode, message) => {
  expect(await bank.call(service, publicCaller, { query })).toEqual(failure(400, detailCode, message))
})
