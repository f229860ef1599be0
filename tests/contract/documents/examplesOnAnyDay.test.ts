// @module-tag full

import { describe, expect, test } from 'vitest'
import { grants } from '../../../src/rules/bank/authorization/grants.ts'
import { sampleCallOf } from '../../../src/rules/definition/samples/sampleCall.ts'
import { callerOf, type Defined, definitions, preparedInput } from '../definedCalls.ts'
import { openBank } from '../services/bank.ts'

/** The documented requests on other days than that of the examples: none is refused for a date. */

function grantOf({ operationId, operation }: Defined) {
  const found = grants.find((grant) => operation.access[0]?.grants.includes(grant))
  if (!found) throw new Error(`${operationId} is open to nobody`)
  return found
}

/** TAKBIS answers then, and an EFT waits for its hours, so that it can be cancelled. */
const times = [
  ['a bank that opens on the day of the examples', '2026-03-14T10:32:07+03:00'],
  ['one that opens 100 days later, on a Monday', '2026-06-22T07:30:00+03:00'],
  ['one that opens two years later, on a Saturday', '2028-03-18T10:00:00+03:00'],
] as const

describe.each(times)('%s', (_, moment) => {
  const at = Date.parse(moment)

  test('is sent every sample that needs no other call', { timeout: 60_000 }, async () => {
    const bank = await openBank({ at })
    const refused: string[] = []
    const alone = definitions.filter(({ operation }) => operation.valuesFrom.length === 0)
    for (const defined of alone) {
      const { operationId, operation } = defined
      const { method, url, body } = sampleCallOf(operation, 'http://bank.test')
      const { pathname, search } = new URL(url)
      const caller = callerOf(grantOf(defined), operation.exampleCustomer)
      const answer = await bank.request(caller, method, pathname + search, body === '' ? undefined : body)
      const { header } = answer.body as { header: { detailCode: string; message: string } }
      // A business error, such as an order number in use, is one of the calls before.
      if (answer.status !== 200 && header.detailCode === '-1') refused.push(`${operationId}: ${header.message}`)
    }
    expect(refused).toEqual([])
    expect(alone.length).toBeGreaterThan(50)
  })

  const meta = { slow: 'a bank of its own for each of 80 operations' }
  test('answers what Try it out sends, for every operation', { timeout: 60_000, meta }, async () => {
    const refused: string[] = []
    for (const defined of definitions) {
      const { service, operationId, operation } = defined
      const bank = await openBank({ at, otpNeeded: operationId === 'executeOtp' })
      const grant = grantOf(defined)
      const input = await preparedInput(bank, defined, grant)
      const answer = await bank.call(service, callerOf(grant, operation.exampleCustomer), input)
      if (answer.status !== 200) refused.push(`${operationId}: ${JSON.stringify(answer)}`)
    }
    expect(refused).toEqual([])
  })
})
