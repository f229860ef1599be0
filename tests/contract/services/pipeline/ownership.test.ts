import { beforeAll, expect, test } from 'vitest'
import { operations } from '../../../../mocks/sandbox.ts'
import { isIdName } from '../../../../mocks/services/pipeline/ownership.ts'
import type { Service } from '../../../../mocks/services/pipeline/service.ts'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'
import { localTarget } from '../../../../src/rules/definition/references.ts'
import { definitionViolations } from '../../../support/definitionViolations.ts'
import { baasCustomer, type Caller, customer, openBank, publicCaller, requestOf, type TestBank } from '../bank.ts'

interface Schema {
  $ref?: string
  pattern?: string
  items?: Schema
  properties?: Record<string, Schema>
  oneOf?: Schema[]
  allOf?: Schema[]
  anyOf?: Schema[]
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: string
  schema: Schema
}

interface Operation {
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: {
    $ref?: string
    content: Record<string, { schema: Schema; examples: Record<string, { value: object }> }>
  }
  'x-example-customer'?: string
}

type Place = 'path' | 'query' | 'body'

interface IdField {
  name: string
  place: Place
  pattern: RegExp
  isList: boolean
}

interface Input {
  path: Record<string, string>
  query: Record<string, string>
  body?: object
}

const definitions = Object.entries(await bundleDefinitions()).map(([service, definition]) => {
  const document = JSON.parse(definition.document) as { paths: Record<string, Record<string, Operation>> }
  const resolve = <Value extends { $ref?: string }>(value: Value): Value =>
    value.$ref === undefined
      ? value
      : { ...resolve(localTarget(document, value.$ref) as Value), ...value, $ref: undefined }
  const operation = document.paths[definition.path]?.[definition.method.toLowerCase()] as Operation
  const parameters = (operation.parameters ?? []).map(resolve)
  const media = operation.requestBody && resolve(operation.requestBody).content['application/json']
  const field = (name: string, place: Place, given: Schema): IdField => {
    const { items } = resolve(given)
    const { pattern = '' } = resolve(items ?? given)
    return { name, place, pattern: new RegExp(pattern, 'u'), isList: items !== undefined }
  }
  const members = (given: Schema): [name: string, schema: Schema][] => {
    const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = resolve(given)
    return [...Object.entries(properties), ...[...oneOf, ...anyOf, ...allOf].flatMap(members)]
  }
  /** Every name at any depth. */
  const deepNames = (given: Schema, depth = 0): string[] =>
    depth > 8
      ? []
      : members(given).flatMap(([name, each]) => {
          const { items } = resolve(each)
          return [name, ...deepNames(each, depth + 1), ...(items ? deepNames(items, depth + 1) : [])]
        })
  const inBody = media ? members(media.schema).map(([name, schema]) => field(name, 'body', schema)) : []
  const inAddress = parameters
    .filter((each) => each.in !== 'header')
    .map((each) => field(each.name, each.in as Place, each.schema))
  const fields = [...new Map([...inAddress, ...inBody].map((each) => [each.name, each])).values()]
  const given = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place && each.required).map(({ name, example = '' }) => [name, example]),
    )
  const [first] = media ? Object.keys(media.examples) : []
  const input: Input = {
    path: given('path'),
    query: given('query'),
    ...(first !== undefined && { body: requestOf(service, first) }),
  }
  return {
    service,
    operationId: definition.operationId,
    access: Object.keys(Object.assign({}, ...operation.security) as object)[0],
    exampleCustomer: operation['x-example-customer'],
    input,
    ids: fields.filter(({ name }) => isIdName(name)),
    deepIds: media ? deepNames(media.schema).filter(isIdName) : [],
  }
})

type Definition = (typeof definitions)[number]

const servicesById = new Map(
  operations.flatMap((each) => ('owned' in each ? [[each.id, each as Service] as const] : [])),
)
const checksOf = ({ operationId }: Definition) => servicesById.get(operationId)?.owned ?? {}

test('each service says whose every ID is that its definition takes', () => {
  const names = (list: string[]) => [...new Set(list)].sort()
  expect(definitions.map((each) => [each.service, names(Object.keys(checksOf(each)))])).toEqual(
    definitions.map(({ service, ids }) => [service, names(ids.map(({ name }) => name))]),
  )
  expect(definitions.map(({ service, deepIds }) => [service, names(deepIds)])).toEqual(
    definitions.map(({ service, ids }) => [
      service,
      names(ids.filter(({ place }) => place === 'body').map(({ name }) => name)),
    ]),
  )
})

test('anyone may name only what is nobody’s or somebody else’s on purpose', () => {
  const open = definitions.flatMap((each) =>
    Object.entries(checksOf(each)).flatMap(([name, check]) =>
      check === 'anyone' ? [`${each.operationId} ${name}`] : [],
    ),
  )
  expect(open.sort()).toEqual([
    'createBaasTransfer receiverAccountNumber',
    'createBillPayment billId',
    'createMailOrderPayment orderNumber',
    'executeOtp activationId',
    'executeOtp requestId',
    'listConsents customerNumber',
    'listDebitCards accountNumber',
    'listDeliveries subscriptionId',
  ])
})

const callerOf = ({ access, exampleCustomer }: Definition): Caller => {
  if (access === 'publicAccess') return publicCaller
  if (access === 'baasAccess') return baasCustomer(exampleCustomer ?? '4000000001')
  const number = exampleCustomer ?? '1'
  return customer(number, number === '12' ? { corporateUsername: 'kuzey.finance' } : {})
}

type StoredFields = Partial<
  Record<'id' | 'customerNumber' | 'applicationId' | 'account' | 'subscriptionId', string | null>
>

/** IDs that stand in no row: a consent of another owner, an investment account, and an offer of another customer. */
const constants: readonly { id: string; customerNumber: string }[] = [
  { id: 'CN202603110051', customerNumber: 'the owner 10000000214' },
  { id: 'IN1000000041', customerNumber: '4' },
  { id: 'IN1000000051', customerNumber: '5' },
  { id: 'LO1000000041', customerNumber: '4' },
]

/** Of each table an ID that somebody else has. */
function strangersIds({ rows }: TestBank, caller: Caller, { pattern }: IdField): string[] {
  const found = new Map<string, string>()
  for (const [key, { row }] of rows) {
    const { id, customerNumber, applicationId, account, subscriptionId } = row as StoredFields
    const isOf = rows.get(`ledgerAccounts/${account}`) ?? rows.get(`webhookSubscriptions/${subscriptionId}`)
    const holder = isOf?.row as StoredFields | undefined
    const owner = customerNumber ?? holder?.customerNumber
    const isOthers =
      caller.customerNumber === undefined
        ? applicationId === 'application-000001'
        : owner !== undefined && owner !== caller.customerNumber
    if (isOthers && typeof id === 'string' && pattern.test(id)) found.set(key.slice(0, key.indexOf('/')), id)
  }
  const others = constants.filter(
    ({ id, customerNumber }) => customerNumber !== caller.customerNumber && pattern.test(id),
  )
  return [...found.values(), ...others.map(({ id }) => id)]
}

/** Another kind of card is a wrong format, whoever has it. */
const isOfKind = ({ service }: Definition, id: string) => !service.startsWith('credit-cards/') || id.startsWith('CC')

function withId({ path, query, body }: Input, { name, place, isList }: IdField, id: string): Input {
  if (place === 'body') return { path, query, body: { ...body, [name]: isList ? [id] : id } }
  return { path, query, ...(body && { body }), [place]: { ...(place === 'path' ? path : query), [name]: id } }
}

/** What every call adds to, and the tokens of the test. */
const logs = ['events', 'exchanges', 'counters', 'hours', 'days', 'callCounts', 'accessTokens', 'authorizationGrants']

const contents = ({ rows }: TestBank) =>
  new Map([...rows].flatMap(([key, { row }]) => (logs.includes(key.replace(/\/.*/, '')) ? [] : [[key, row] as const])))

const changedRows = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))

let bank: TestBank
beforeAll(async () => {
  bank = await openBank({ otpNeeded: true })
  await bank.control('PUT', '/settings', { rateLimit: 'off' })
  // What no stranger has in the seed.
  const other = { application: 1 } as const
  bank.change('baasCustomers/4000000002', { applicationId: 'application-000001' })
  bank.change('onboardings/OB1000000002', { applicationId: 'application-000001' })
  bank.change('baasCards/BC1000000002', { customerNumber: '4000000002' })
  bank.change('consents/CS260302000001', { applicationId: 'application-000001' })
  await bank.control('POST', '/webhooks/subscriptions/WH2603050004/fire', {})
  await bank.ask('baas-customers/contact-update', { ...publicCaller, ...other }, contactOf('4000000002'))
  await bank.ask('baas-investment/quote', baasCustomer('4000000006', other), {
    body: requestOf('baas-investment/quote', 'usual'),
  })
  await bank.ask('qr-orders/qr-order', customer('4', other), {
    body: { ...requestOf('qr-orders/qr-order', 'payment'), accountNumber: '1010000041' },
  })
})

const contactOf = (customerNumber: string) => ({ path: { customerNumber }, body: { email: 'stranger@example.com' } })

const refusals: Readonly<Record<string, [status: number, detailCode: string]>> = {
  'createLoanApplication offerId': [400, '201601'],
  'findTitleDeeds consentId': [400, '203001'],
  'executeOtp transaction_id': [404, '200133'],
  'executeOtp transactionId': [404, '200133'],
}

test('the contact of another partner’s customer sends no SMS and shows no phone', async () => {
  const sms = () => [...bank.rows.keys()].filter((key) => key.startsWith('smsMessages/'))
  const before = sms()
  const { status, body } = await bank.ask('baas-customers/contact-update', publicCaller, contactOf('4000000002'))
  expect([status, (body as { header: object }).header]).toMatchObject([404, { detailCode: '-1', message: 'Not found' }])
  expect(JSON.stringify(body)).not.toContain('***')
  expect(sms()).toEqual(before)
})

test('the ID of a stranger is refused before anything is sent, stored or shown', {
  meta: { slow: 'sends a stranger’s ID for every ID of every service' },
}, async () => {
  const seen: string[] = []
  for (const definition of definitions)
    for (const field of definition.ids.filter(({ name }) => checksOf(definition)[name] !== 'anyone')) {
      const caller = callerOf(definition)
      const title = `${definition.operationId} ${field.name}`
      const ids = strangersIds(bank, caller, field).filter((id) => isOfKind(definition, id))
      if (ids.length === 0) seen.push(`${title}: no stranger has such an ID`)
      for (const id of ids) {
        const before = contents(bank)
        const answer = await bank.ask(definition.service, caller, withId(definition.input, field, id))
        const { header, data } = answer.body as { header: { detailCode: string; message: string }; data?: object }
        expect.soft(data, `${title}: ${id}`).toBeUndefined()
        expect.soft([answer.status, header.detailCode], `${title}: ${id}`).toEqual(refusals[title] ?? [404, '-1'])
        expect.soft(definitionViolations(definition.service, answer), `${title}: ${id}`).toEqual([])
        expect.soft(changedRows(before, contents(bank)), `${title}: ${id}`).toEqual([])
      }
    }
  expect(seen).toEqual([])
})
