import { expect, test } from 'vitest'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { customer, failure, openBank } from './bank.ts'

const definitions = await bundleDefinitions()

function descriptionOf(service: string): string {
  const { document, path, method } = definitions[service] ?? { document: '{}', path: '', method: '' }
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { description: string }>> }
  return paths[path]?.[method.toLowerCase()]?.description.replace(/\s+/g, ' ') ?? ''
}

const to = '2026-03-14'

test.each([
  ['account-movements/movement-list', '1', { accountNumber: '1010000001' }, 365, '200201'],
  ['funds/fund-prices', '4', { fundCode: 'PPF' }, 366, '-1'],
] as const)('the longest range of %s is the same in its text, its message and its answers', async (...row) => {
  const [service, number, path, days, detailCode] = row
  const { call } = await openBank()
  const answerFrom = (from: string) => call(service, customer(number), { path, query: { from, to } })
  expect(descriptionOf(service)).toContain(`to is at most ${days} days after from`)
  expect(await answerFrom(addDays(to, -days))).toMatchObject({ status: 200 })
  expect(await answerFrom(addDays(to, -days - 1))).toEqual(
    failure(400, detailCode, `to: Expected at most ${days} days after from`),
  )
})
