import { beforeAll, describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { failure, openBank, publicCaller, success, type TestBank } from '../bank.ts'

const branchList = 'branches-and-atms/branch-list'
const atmList = 'branches-and-atms/atm-list'
const nearest = 'branches-and-atms/nearest-points'
const kadikoy = { latitude: 40.9905, longitude: 29.029 }

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  [branchList, 'usual', {}],
  [branchList, 'city', { city: 'ankara' }],
  [branchList, 'empty', { city: 'Van' }],
  [atmList, 'usual', { city: 'İSTANBUL' }],
  [atmList, 'hours', { city: 'izmir' }],
  [atmList, 'empty', { city: 'Van' }],
  [nearest, 'usual', { ...kadikoy, radius: 1000 }],
  [nearest, 'atms', { ...kadikoy, radius: 200, type: 'ATM' }],
  [nearest, 'empty', { latitude: 0, longitude: 0 }],
])('%s answers its example %s', async (service, example, query) => {
  expect(await bank.call(service, publicCaller, { query })).toEqual(success(answerOf(service, example)))
})

const idsOf = async (service: string, query: Record<string, string | number>) => {
  const { data } = (await bank.call(service, publicCaller, { query })) as {
    data: Record<string, { branchCode?: string; atmId?: string; id?: string }[]>
  }
  return Object.values(data).flatMap((each) =>
    Array.isArray(each) ? each.map(({ atmId, id, branchCode }) => atmId ?? id ?? branchCode) : [],
  )
}

test.each([
  [branchList, { service: 'CORPORATE' }, ['0101']],
  [branchList, { service: 'SAFE_DEPOSIT', city: 'Ankara' }, []],
  [branchList, { size: 1, page: 2 }, ['0205']],
  [atmList, { service: 'DEPOSIT' }, ['AT000101', 'AT000351']],
  [atmList, { status: 'OUT_OF_SERVICE' }, ['AT000103']],
  [nearest, { ...kadikoy, radius: 1000, type: 'BRANCH' }, ['0101']],
  [nearest, { ...kadikoy, radius: 534 }, ['AT000101', '0101']],
])('%s filters by %j', async (service, query, ids) => {
  expect(await idsOf(service, query)).toEqual(ids)
})

describe('whether a branch is open', () => {
  test.each([
    ['on a Friday at 09:00', '2026-03-13T09:00:00+03:00', true],
    ['on a Friday before 09:00', '2026-03-13T08:59:59+03:00', false],
    ['on a Friday at 17:00', '2026-03-13T17:00:00+03:00', false],
    ['on a holiday', '2026-04-23T10:00:00+03:00', false],
    ['in the morning of a half day', '2026-03-19T12:29:59+03:00', true],
    ['in the afternoon of a half day', '2026-03-19T12:30:00+03:00', false],
  ])('%s', async (_, at, isOpen) => {
    const { call } = await openBank({ at: Date.parse(at) })
    const query = { ...kadikoy, radius: 1000, type: 'BRANCH' }
    expect(await call(nearest, publicCaller, { query })).toMatchObject({ data: { points: [{ id: '0101', isOpen }] } })
  })
})

test.each([
  [branchList, { size: 101 }, 'size: Expected a number from 1 to 100'],
  [atmList, { size: 101 }, 'size: Expected a number from 1 to 100'],
  [nearest, { ...kadikoy, size: 101 }, 'size: Expected a number from 1 to 100'],
  [nearest, { longitude: 29 }, 'latitude: Required'],
  [nearest, { ...kadikoy, radius: 99 }, 'radius: Expected a number from 100 to 50000'],
])('%s refuses %j', async (service, query, message) => {
  expect(await bank.call(service, publicCaller, { query })).toEqual(failure(400, '-1', message))
})
