// @module-tag full

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../src/api/client/client.ts'
import { isProblem, isRecord } from '../../../src/rules/problem.ts'
import { contractOperations } from '../contract.ts'
import { shown } from '../documents/shown.tsx'
import { oddOf, oddRowOf, successOf } from '../schemaArbitrary.ts'
import { everyCall } from './everyCall.ts'

const seed = 20_260_101
const header = { status: 'SUCCESS', statusCode: 200, message: null }

/** A client to which each operation is answered by its body, or by a success without data. */
function clientOf(bodies: Readonly<Record<string, unknown>>, log: (message: string) => void = () => {}) {
  const configuration = { ...portal, services: 'http://bank.test', authorization: 'http://bank.test' }
  const answer: typeof fetch = async (input) => {
    const { pathname } = new URL((input as Request).url)
    const { id = '' } = contractOperations.find(({ path }) => path.replace('{serviceId}', '1') === pathname) ?? {}
    return Response.json(bodies[id] ?? { header, data: [] })
  }
  const clock = { now: () => 0, setTimeout: () => undefined, clearTimeout: () => {} }
  return createPortalClient({ configuration, fetch: answer, clock, log } as Parameters<typeof createPortalClient>[0])
}

type Outcome = { value: unknown } | { problem: unknown }

async function outcomesOf(operation: string, bodies: Readonly<Record<string, unknown>>): Promise<Outcome[]> {
  const calls = everyCall[operation] ?? []
  return Promise.all(
    calls.map((call) =>
      call(clientOf(bodies)).then(
        (value) => ({ value }),
        (problem: unknown) => ({ problem }),
      ),
    ),
  )
}

async function expectShown(operation: string, outcomes: readonly Outcome[]) {
  for (const outcome of outcomes) {
    if ('problem' in outcome) expect(outcome.problem).toSatisfy(isProblem)
    else
      expect((await shown[operation]?.(outcome.value as never)) ?? '').not.toMatch(
        /Invalid Date|\[object |undefined|NaN/,
      )
  }
}

test('every call of the contract that the portal makes is tried', () => {
  const ids = contractOperations.map(({ id }) => id).filter((id) => id !== 'revokeToken')
  expect(Object.keys(everyCall).toSorted()).toEqual(ids.toSorted())
})

/** The catalogue joins three lists; an odd one meets two that fit. */
const catalogue = ['listProducts', 'listGroups', 'listServices']
const fitting = {
  listProducts: { header, data: [{ id: 1, name: 'Accounts', type: 'API' }] },
  listGroups: { header, data: [{ productId: 1, serviceId: 1, name: 'Heading' }] },
  listServices: { header, data: [{ serviceId: 1, name: 'Service', endpointAddress: '/a', swaggerUrl: '/b' }] },
}
const around = (operation: string) => (catalogue.includes(operation) ? fitting : {})

describe('an answer with members nulled, retyped, duplicated and oversized is shown or is a Problem', () => {
  test.each(Object.keys(everyCall))('%s', async (operation) => {
    await fc.assert(
      fc.asyncProperty(oddOf(successOf(operation)), async (body) => {
        await expectShown(operation, await outcomesOf(operation, { ...around(operation), [operation]: body }))
      }),
      { seed, numRuns: 25 },
    )
  })
})

const lists: Readonly<Record<string, { rows: (data: never) => unknown; wrap?: (rows: unknown[]) => unknown }>> = {
  listProducts: { rows: ({ products }: { products: unknown[] }) => products },
  listGroups: { rows: ({ groups }: { groups: unknown[] }) => groups },
  listServices: { rows: ({ services }: { services: unknown[] }) => services },
  listProductServices: { rows: (rows) => rows },
  listAnnouncements: { rows: (rows) => rows },
  listApplications: { rows: (rows) => rows },
  generateReports: { rows: ({ points }: { points: unknown[] }) => points },
  listTickets: { rows: (rows) => rows, wrap: (tickets) => ({ tickets }) },
}

const marks = ['one-good', 'two-good']

/** Two rows that no generated one repeats. */
const good: Readonly<Record<string, readonly [object, object]>> = {
  listProducts: [
    { id: 'one-good', name: 'One' },
    { id: 'two-good', name: 'Two' },
  ],
  listGroups: [
    { productId: 'one-good', serviceId: 1, name: 'One' },
    { productId: 'two-good', serviceId: 2, name: 'Two' },
  ],
  listServices: [
    { serviceId: 'one-good', name: 'One' },
    { serviceId: 'two-good', name: 'Two' },
  ],
  listProductServices: [
    { serviceId: 'one-good', name: 'One', endpointAddress: '/one-good' },
    { serviceId: 'two-good', name: 'Two', endpointAddress: '/two-good' },
  ],
  listAnnouncements: [
    { title: 'one-good', updateDate: '2026-01-01' },
    { title: 'two-good', updateDate: '2026-01-02' },
  ],
  listApplications: [
    { id: 'one-good', name: 'One' },
    { id: 'two-good', name: 'Two' },
  ],
  generateReports: [
    { timeInMs: 3_000_000_000_001, calls: 1, mark: 'one-good' },
    { timeInMs: 3_000_000_000_002, calls: 1, mark: 'two-good' },
  ],
  listTickets: [
    { ticketNumber: 'one-good', status: 'O' },
    { ticketNumber: 'two-good', status: 'O' },
  ],
}

const rowOf = (operation: string) =>
  successOf(operation)
    .map((body) => {
      const { data } = body as { data: unknown }
      return (isRecord(data) ? Object.values(data)[0] : data) as unknown[]
    })
    .map(([row]) => row)

describe('no list is lost for one bad row', () => {
  test.each(Object.keys(lists))('%s', async (operation) => {
    const { rows, wrap = (data) => data } = lists[operation] as (typeof lists)[string]
    const [first, last] = good[operation] as [object, object]
    await fc.assert(
      fc.asyncProperty(oddRowOf(rowOf(operation)), async (odd) => {
        const body = { header, data: wrap([first, odd, last, first]) }
        const outcomes = await outcomesOf(operation, { ...around(operation), [operation]: body })
        for (const outcome of outcomes) {
          const listed = rows(('value' in outcome ? outcome.value : undefined) as never) as object[]
          for (const mark of marks) expect(JSON.stringify(listed)).toContain(mark)
          expect(listed.length).toBeGreaterThanOrEqual(2)
          expect(listed.length).toBeLessThanOrEqual(3)
        }
      }),
      { seed, numRuns: 60 },
    )
  })
})

test('one null spoils nothing: phoneNumber and countryCode, the shortMessage of one announcement, the name of one application', async () => {
  const messages: string[] = []
  const date = '2026-01-01T00:00:00Z'
  const client = clientOf(
    {
      getUser: {
        header,
        data: { firstName: 'Ada', lastName: 'L', eMailAddress: 'a@b', phoneNumber: null, countryCode: null },
      },
      listAnnouncements: {
        header,
        data: [{ title: 'A', shortMessage: null, longMessage: 'x', updateDate: date }, null],
      },
      listApplications: {
        header: null,
        data: [{ id: 1, name: null, productList: null }, { id: 2, name: 'B' }, { id: 2 }, {}],
      },
    },
    (message) => messages.push(message),
  )
  const outcome = (operation: string, which = 0) => everyCall[operation]?.[which]?.(client)
  expect(await outcome('getUser')).toEqual({
    firstName: 'Ada',
    lastName: 'L',
    eMailAddress: 'a@b',
    phoneNumber: '',
    countryCode: '',
  })
  expect(await outcome('listAnnouncements')).toEqual([
    { title: 'A', shortMessage: '', longMessage: 'x', updateDate: date },
  ])
  expect(await outcome('listApplications', 1)).toEqual([
    { id: '1', name: 'Application 1', productList: [] },
    { id: '2', name: 'B', productList: [] },
  ])
  expect(messages).toEqual([
    '/api-dashboard-service/announcement/announcements: 1 unreadable or repeated rows left out',
    '/api-dashboard-service/dashboard/applications: 2 unreadable or repeated rows left out',
  ])
})

test.each([
  [
    'one point is no count',
    [
      { timeInMs: 0, calls: 3 },
      { timeInMs: 1, calls: null },
    ],
    '3 calls',
    '1 point of this report is unreadable or repeated. The total, the chart, the table and the file don’t include it.',
  ],
  [
    'the rest has no calls',
    [{ timeInMs: 0, calls: 0 }, { timeInMs: 0, calls: 5 }, {}],
    '0 calls',
    '2 points of this report are unreadable or repeated. The total, the chart, the table and the file don’t include them.',
  ],
])('a report of which %s says so beside its total', async (_, data, total, warning) => {
  const [report] = await outcomesOf('generateReports', { generateReports: { header, data } })
  const html = await shown.generateReports?.((report as { value: never }).value)
  expect(html).toContain(`>${total}</h2>`)
  expect(html).toContain(warning)
})
