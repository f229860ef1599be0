// @module-tag full

import { expect, test } from 'vitest'
import { closedUntil, openingHoursOf } from '../../../src/rules/bank/openingHours.ts'
import { dereferenced, nodeOf } from '../../../src/rules/definition/references.ts'
import { callerOf, type Defined, definitions } from '../definedCalls.ts'
import { type Provocation, provocationOf, provoke } from '../provocation.ts'

interface Documented {
  defined: Defined
  name: string
  status: number
  detailCode: unknown
  message: unknown
  provocation: Provocation | null
}

const documented: readonly Documented[] = definitions.flatMap((defined) => {
  const { parsed, operation } = defined
  const node = nodeOf(nodeOf(nodeOf(parsed.paths)[operation.path])[operation.method])
  return Object.entries(nodeOf(node.responses)).flatMap(([code, response]) => {
    if (!/^[45]/.test(code)) return []
    const { content } = dereferenced(parsed, response)
    const { examples } = nodeOf(nodeOf(content)['application/json'])
    return Object.entries(nodeOf(examples)).map(([name, each]) => {
      const example = dereferenced(parsed, each)
      const { detailCode, message } = nodeOf(nodeOf(example.value).header)
      return {
        defined,
        name,
        status: Number(code),
        detailCode,
        message,
        provocation: provocationOf(node, name, example),
      }
    })
  })
})

/** When the bank is asked: on its usual day, at night, on a holiday, at the end of a year and of a February. */
const moments = [
  '2026-03-14T10:00:00+03:00',
  '2026-11-21T02:30:00+03:00',
  '2026-10-29T13:00:00+03:00',
  '2026-12-31T21:45:00+03:00',
  '2028-02-29T09:00:00+03:00',
].map((text) => Date.parse(text))

/**
 * One of them at which the operation is open: in turn, beginning with another for each operation. What waits is as long as it
 * takes from the usual day.
 */
function momentOf({ parsed, operation }: Defined, { wait }: Provocation, index: number): number | undefined {
  if (wait !== undefined) return moments[0]
  const node = nodeOf(nodeOf(nodeOf(parsed.paths)[operation.path])[operation.method])
  const hours = openingHoursOf(node['x-opening-hours'])
  const open = moments.filter((each) => hours?.outside !== 'refused' || closedUntil(hours, each) === '')
  const first = definitions.findIndex((each) => each.operation === operation)
  return open[(first + index) % open.length]
}

/** The field that a message names: what stands before its colon. */
const fieldOf = (message: unknown): unknown => /^([\w.[\]]+): /.exec(String(message))?.[1] ?? message

const namesAnOrder = (name: string) => name === 'partnerReferenceUsed'

function callerFor({ operation }: Defined) {
  const [grant] = operation.access[0]?.grants ?? []
  if (!grant) throw new Error(`${operation.id} is open to nobody`)
  return callerOf(grant as Parameters<typeof callerOf>[0], operation.exampleCustomer)
}

test.each(definitions.map((defined) => [defined.operationId, defined] as const))(
  'every documented error of %s is answered when it is provoked as its page says',
  { timeout: 30_000 },
  async (_, defined) => {
    const ofOperation = documented.filter((each) => each.defined === defined)
    for (const [index, { name, status, detailCode, message, provocation }] of ofOperation.entries()) {
      if (!provocation) throw new Error(`${name} has no x-provoke`)
      const answer = await provoke(defined, callerFor(defined), provocation, momentOf(defined, provocation, index))
      const header = nodeOf(nodeOf(answer.body).header)
      expect.soft([name, answer.status, header.detailCode]).toEqual([name, status, detailCode])
      // That of another field, or with the number of another order, is the same error.
      const isComparable = detailCode === '-1' ? fieldOf(header.message) === fieldOf(message) : !namesAnOrder(name)
      if (isComparable) expect.soft(header.message, name).toEqual(message)
    }
  },
)

/** The operations whose page names an amount that no account has, whatever day it is. */
const byAmount = documented.flatMap(({ defined, name, provocation }) =>
  name === 'insufficientBalance' && provocation?.body && !provocation.control
    ? [[defined.operationId, defined, provocation] as const]
    : [],
)

test('these operations lack money for an amount alone', () => {
  expect(byAmount.map(([id]) => id).toSorted()).toEqual([
    'createBaasTransfer',
    'createEftTransfer',
    'createFastTransfer',
    'createFundOrder',
    'createInternalTransfer',
    'createTransferToAnotherCustomer',
    'createVirtualCard',
  ])
})

test.each(byAmount)(
  '%s lacks money for the amount of its page after a year of salaries too',
  { timeout: 30_000 },
  async (_, defined, provocation) => {
    const later = { ...provocation, at: '2027-03-02T10:32:07+03:00' }
    const { body } = await provoke(defined, callerFor(defined), later)
    expect(nodeOf(nodeOf(body).header)).toMatchObject({ statusCode: 400, detailCode: '200101' })
  },
)

const provocations = documented.flatMap((each) => (each.provocation ? [{ ...each, ...each.provocation }] : []))

test(`how to get each of ${documented.length} documented errors is a sentence, and names its fault`, () => {
  expect(provocations.filter(({ how }) => !/^[A-Z].*\.$/.test(how))).toEqual([])
  const byFault = provocations.filter(({ fault }) => fault !== undefined)
  expect(byFault.filter(({ how, fault }) => !how.includes(`x-sandbox-fault: ${fault}`))).toEqual([])
})

// docs/decisions/0046-errors-that-can-be-provoked.md says why.
test('only these documented errors below 500 need a fault', () => {
  const byFault = provocations.filter(({ fault, status }) => fault !== undefined && status !== 500)
  expect(byFault.map(({ defined, name }) => `${defined.operationId} ${name}`).sort()).toEqual([
    'cancelQrOrder expired',
    'checkIdentity imageTooLarge',
    'createBaasTransfer limitExceeded',
    'createInvestmentOrder assetAccountMissing',
    'createInvestmentOrder insufficientBalance',
    'createInvestmentOrder insufficientHolding',
    'createInvestmentOrder partnerReferenceUsed',
    'executeOtp limitExceeded',
    'getTransferReceipt notRealized',
    'openBaasAccount tooManyAccounts',
    'orderBaasCard tooManyCards',
    'resendDelivery isBeingSent',
    'setBaasCardLimits cardClosed',
  ])
})
