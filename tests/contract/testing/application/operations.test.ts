import { expect, test } from 'vitest'
import { seededProducts } from '../../../../mocks/fixtures/catalogue/services.ts'
import { callOf, operationOf } from '../../../../mocks/testing/application/operations.ts'
import type { ApiName } from '../../../../mocks/testing/types.ts'
import { definitions, inputOf } from '../../definedCalls.ts'

const named: Record<ApiName, true> = {
  'Account Information': true,
  'Account Movements': true,
  'BaaS Accounts': true,
  'BaaS Cancels': true,
  'BaaS Cards': true,
  'BaaS Common': true,
  'BaaS Customers': true,
  'BaaS Investment': true,
  'BaaS Money Transfers': true,
  'BaaS Onboarding': true,
  'Bill Payments': true,
  'Branches and ATMs': true,
  Cancellations: true,
  Consents: true,
  'Credit Cards': true,
  'Debit Cards': true,
  'Digital Loan': true,
  'Exchange Rates': true,
  Funds: true,
  'Investment Accounts': true,
  'Land Registry': true,
  Loans: true,
  'Mail Orders': true,
  'Money Transfers': true,
  'One-Time Passwords': true,
  'QR Orders': true,
  'Rates and Calculators': true,
  'Spending Analytics': true,
  'Transfer Status': true,
  'Virtual Cards': true,
  Webhooks: true,
}

test('the names of APIs are those of the catalogue', () => {
  const listed = seededProducts.filter(({ folder }) => folder !== undefined).map(({ name }) => name)
  expect(Object.keys(named).toSorted()).toEqual(listed.toSorted())
})

const sorted = (names: readonly string[]) => [...names].sort()

test.each(definitions.map((each) => [each.operationId, each] as const))(
  '%s has each field of one input in its place',
  (operationId, { operation }) => {
    const { path = {}, query = {}, body = {} } = inputOf(operation)
    const { context: _, ...content } = body as Record<string, unknown>
    const places = [path, query, content].map((each) => Object.keys(each))
    const fields = places.flat()
    expect(sorted(fields)).toEqual(sorted([...new Set(fields)]))
    const sent = callOf(operationOf(operationId), { ...path, ...query, ...content })
    const address = new URL(sent.path, 'http://localhost')
    const values = Object.values(path).map((value) => encodeURIComponent(value))
    expect(values.filter((value) => !address.pathname.split('/').includes(value))).toEqual([])
    expect(address.pathname).not.toContain('{')
    expect(Object.fromEntries(address.searchParams)).toEqual(
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    )
    expect(sent.body === undefined ? {} : JSON.parse(sent.body)).toEqual(
      sent.body === undefined ? {} : { context: { channel: 'API', language: 'EN' }, ...content },
    )
    expect(sent.signed).toBe(sent.body ?? address.search.slice(1))
  },
)
