import { describe, expect, test } from 'vitest'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import { baasCustomer, customer, failure, openBank, publicCaller } from '../bank.ts'

/** Members that no definition names are ignored, wherever they are: programs send more than one version of a bank knows. */

interface Operation {
  security: Record<string, unknown>[]
  parameters?: { name: string; in: string; example?: string }[]
  requestBody?: { content: Record<string, { examples: Record<string, { value: Record<string, unknown> }> }> }
  'x-example-customer'?: string
}

const examples = Object.entries(await bundleDefinitions()).flatMap(([service, { document, path, method }]) => {
  const parsed = JSON.parse(document) as {
    paths: Record<string, Record<string, Operation>>
    components: { parameters?: Record<string, { name: string; in: string; example?: string }> }
  }
  const operation = parsed.paths[path]?.[method.toLowerCase()] as Operation
  const parameters = (operation.parameters ?? []).map((each) => {
    const name = '$ref' in each ? String(each.$ref).split('/').at(-1) : undefined
    return name === undefined ? each : (parsed.components.parameters?.[name] ?? each)
  })
  const [access = ''] = Object.keys(operation.security[0] ?? {})
  const number = operation['x-example-customer']
  const caller =
    access === 'publicAccess'
      ? publicCaller
      : access === 'baasAccess'
        ? baasCustomer(number ?? '4000000001', { application: 1 })
        : customer(number ?? '1')
  const inPath = Object.fromEntries(
    parameters.filter((each) => each.in === 'path').map(({ name, example = '' }) => [name, example]),
  )
  const { examples: bodies = {} } = operation.requestBody?.content['application/json'] ?? {}
  return Object.entries(bodies).map(([example, { value }]) => ({ service, example, caller, path: inPath, body: value }))
})

const undefinedMembers = { comment: 'note', tags: [{ name: 'till' }] }

/** A copy in which each object has members that its definition does not name. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore)
  if (!isRecord(value)) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withMore(each)])),
    ...undefinedMembers,
  }
}

test.for(examples)(
  '$service answers its example $example alike with undefined members',
  async ({ service, ...sent }) => {
    const { caller, path, body } = sent
    const answers = []
    for (const each of [
      body,
      { ...(withMore(body) as object), ...Object.fromEntries(Object.keys(path).map((name) => [name, 'other'])) },
    ])
      answers.push(await (await openBank()).call(service, caller, { path, body: each }))
    expect(answers[1]).toEqual(answers[0])
  },
)

describe('the contact of a customer of BaaS', () => {
  const update = 'baas-customers/contact-update'
  const path = { customerNumber: '4000000001' }

  test('is not asked for by members that no definition names', async () => {
    const { call } = await openBank()
    expect(await call(update, publicCaller, { path, body: { telephone: '+905550000041' } })).toEqual(
      failure(400, '-1', 'body: Expected phoneNumber, email or address'),
    )
  })

  test('is the same in any order', async () => {
    const { call } = await openBank({ pace: 2000 })
    const send = (address: object) => call(update, publicCaller, { path, body: { address } })
    const first = await send({ line: 'Bahariye Cad. 31/7', district: 'Kadıköy', city: 'İstanbul', postalCode: '34714' })
    const again = { postalCode: '34714', city: 'İstanbul', district: 'Kadıköy', line: 'Bahariye Cad. 31/7' }
    expect(await send(again)).toEqual(first)
  })
})
