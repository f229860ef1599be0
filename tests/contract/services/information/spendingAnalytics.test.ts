import { beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { failure, openBank, publicCaller, success, type TestBank } from '../bank.ts'

const spending = 'spending-analytics/spending-by-category'
const forecast = 'spending-analytics/balance-forecast'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  [spending, 'usual', { month: '2026-02', city: '34', ageGroup: '25-34' }],
  [spending, 'empty', { month: '2026-02', city: '69', ageGroup: '65+' }],
  [forecast, 'usual', { ageGroup: '35-49' }],
  [forecast, 'tooSmall', { city: '62', ageGroup: '18-24' }],
])('%s answers its example %s', async (service, example, query) => {
  expect(await bank.call(service, publicCaller, { query })).toEqual(success(answerOf(service, example)))
})

interface Figures {
  customerCount: number
  categories: { category: string; average: { amount: string }; share: string; change: string }[]
}

const figuresOf = async (query: Record<string, string>) =>
  ((await bank.call(spending, publicCaller, { query })) as { data: Figures }).data

test.each([[{ month: '2025-11' }], [{ month: '2021-01', ageGroup: '65+' }], [{ month: '2024-07', city: '06' }]])(
  'the figures of %j add up and follow those of the month before',
  async (query) => {
    const { categories } = await figuresOf(query)
    const shares = categories.reduce((sum, { share }) => sum + Number(share), 0)
    expect(shares).toBeCloseTo(100, 1)
    const averages = categories.slice(0, -1).map(({ average }) => Number(average.amount))
    expect(averages).toEqual(averages.toSorted((one, other) => other - one))
    expect(categories.at(-1)?.category).toBe('OTHER')
  },
)

test('the change of a category is that of its averages', async () => {
  const groceries = async (month: string) =>
    (await figuresOf({ month })).categories.find(({ category }) => category === 'GROCERIES')
  const [before, after] = [await groceries('2025-08'), await groceries('2025-09')]
  const change = Number(after?.average.amount) / Number(before?.average.amount) - 1
  expect((change * 100).toFixed(2)).toBe(after?.change)
})

test.each([
  [spending, { month: '2026-03' }, failure(400, '203101', 'month: Expected a complete month')],
  [spending, { month: '2020-12' }, failure(400, '-1', 'month: Expected 2021-01 or later')],
  [spending, { month: '2026-02', city: '82' }, failure(400, '-1', 'city: Expected a plate code from 01 to 81')],
  [forecast, { city: '00' }, failure(400, '-1', 'city: Expected a plate code from 01 to 81')],
  [forecast, { city: '5' }, failure(400, '-1', 'city: Expected two digits')],
])('%s refuses %j', async (service, query, answer) => {
  expect(await bank.call(service, publicCaller, { query })).toEqual(answer)
})

test('February is complete on 5 March', async () => {
  const query = { month: '2026-02' }
  const early = await openBank({ at: Date.parse('2026-03-04T23:59:59+03:00') })
  expect(await early.call(spending, publicCaller, { query })).toEqual(
    failure(400, '203101', 'month: Expected a complete month'),
  )
  const later = await openBank({ at: Date.parse('2026-03-05T00:00:00+03:00') })
  expect((await later.call(spending, publicCaller, { query })).status).toBe(200)
})
