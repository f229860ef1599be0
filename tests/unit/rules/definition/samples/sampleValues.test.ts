import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../../src/rules/definition/operation/outline.ts'
import { sampleCallOf, sampleCustomersOf, tokenCallOf } from '../../../../../src/rules/definition/samples/sampleCall.ts'
import { sampleValuesOf } from '../../../../../src/rules/definition/samples/sampleValues.ts'
import { seal } from '../../../../../src/rules/security/secret.ts'
import type { TokenOrder } from '../../../../../src/rules/tryItOut/authorization.ts'
import { withoutSecrets } from '../../../../../src/rules/tryItOut/typedCall.ts'

const definition = {
  security: [{ customerAccess: ['accounts'] }],
  paths: {
    '/orders/{orderId}': {
      post: {
        operationId: 'changeOrder',
        'x-values-from': [{ operation: 'listOrders', values: { orderId: '/data/0/id' } }],
        parameters: [
          { name: 'orderId', in: 'path', required: true, schema: { type: 'string', example: 'example' } },
          { name: 'page', in: 'query', schema: { type: 'integer', example: 1 } },
          { name: 'size', in: 'query', schema: { type: 'integer', example: 10 } },
          { name: 'sign', in: 'header', required: true, schema: { type: 'string', example: 'of the example' } },
          { name: 'language', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { example: { orderId: 'example', password: 'example' } } } },
        responses: {},
      },
    },
  },
}
const [outline] = outlineOf(definition).operations
if (!outline) throw new Error('No operation')
const operation = detailsOf(definition, outline)
const example = JSON.stringify({ orderId: 'example', password: 'example' }, null, 2)
const sent = (values: ReturnType<typeof sampleValuesOf>) => {
  const { url, headers, body } = sampleCallOf(operation, 'https://bank.test', values)
  return { url, headers: headers.slice(1), body }
}
const [exampleSign, sign] = ['of the example', 'SIGN'].map((text) => ['sign', text])
const json = ['Content-Type', 'application/json']

test('without a call of the reader, a sample has the examples', () => {
  expect(sampleValuesOf(operation, null, [])).toBeNull()
  expect(sent(null)).toEqual({
    url: 'https://bank.test/orders/example?page=1&size=10',
    headers: [exampleSign, json],
    body: example,
  })
})

test('what is typed is in the sample, and what is left empty is not', () => {
  const typed = {
    parameters: { 'path.orderId': 'A 1', 'query.size': 2, 'query.page': '', 'header.language': 'TR' },
    body: '{"orderId": "mine"',
    mediaType: 'application/json',
  }
  expect(sent(sampleValuesOf(operation, typed, []))).toEqual({
    url: 'https://bank.test/orders/A%201?size=2',
    headers: [sign, ['language', 'TR'], json],
    body: '{"orderId": "mine"',
  })
  expect(sent(sampleValuesOf(operation, { ...typed, body: null }, [])).body).toBe(example)
})

test('what a call has answered is in the samples of those that need it, before they are tried out', () => {
  const answers = [{ operation: 'listOrders', body: { data: [{ id: 'answered' }] } }]
  expect(sent(sampleValuesOf(operation, null, answers))).toEqual({
    url: 'https://bank.test/orders/answered?page=1&size=10',
    headers: [sign, json],
    body: JSON.stringify({ orderId: 'answered', password: 'example' }, null, 2),
  })
  expect(sampleValuesOf({ ...operation, valuesFrom: [] }, null, answers)).toBeNull()
})

test('no secret that is typed is in the sample', () => {
  const typed = { parameters: {}, body: '{"orderId":"1","password":"hunter2"}', mediaType: null }
  expect(sent(sampleValuesOf(operation, withoutSecrets(typed), [])).body).toBe(
    '{\n  "orderId": "1",\n  "password": ""\n}',
  )
})

const order: TokenOrder = {
  grant: 'password',
  scopes: ['accounts'],
  applicationId: 'own',
  clientId: 'client',
  customerNumber: '5',
  otherCustomer: null,
  authorizationId: 'consent-1',
  privateKey: seal('the private key'),
}
const otherCustomer = { number: ' 77 ', corporateUsername: '', password: seal('hunter2') }

test.each([
  ['a test customer', order, 'grant_type=password&username=5&password=Sandbox-2026&scope=accounts'],
  [
    'another customer, without the password',
    { ...order, otherCustomer },
    'grant_type=password&username=77&password=PASSWORD&scope=accounts',
  ],
  [
    'another corporate customer',
    { ...order, otherCustomer: { ...otherCustomer, corporateUsername: 'ada' } },
    'grant_type=password&username=77&password=PASSWORD&corporateUsername=ada&scope=accounts',
  ],
  [
    'nobody, where the flow names no customer',
    { ...order, grant: 'client_credentials' as const },
    'grant_type=password&username=1&password=Sandbox-2026&scope=accounts',
  ],
])('the sample of a token names %s', (_, ordered, form) => {
  const call = tokenCallOf(operation, 'https://bank.test', 'client', sampleCustomersOf(ordered))
  expect([call?.body, call?.client]).toEqual([form, { id: 'client', secret: 'CLIENT_SECRET' }])
})

test('the sample of a token names the customer of BaaS, and the customer of the examples where they need one', () => {
  const baas = { ...operation, access: [{ schemes: [], grants: ['authorization_id'], scopes: [] }] }
  const customers = sampleCustomersOf({ ...order, grant: 'authorization_id' })
  expect(tokenCallOf(baas, '', null, customers)?.body).toBe('grant_type=authorization_id&authorization_id=consent-1')
  const ofOne = { ...operation, exampleCustomer: '1' }
  expect(tokenCallOf(ofOne, '', null, sampleCustomersOf(order))?.body).toBe(
    'grant_type=password&username=1&password=Sandbox-2026&scope=accounts',
  )
})
