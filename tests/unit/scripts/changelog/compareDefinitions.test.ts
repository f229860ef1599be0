import { describe, expect, test } from 'vitest'
import type { BundledDefinition } from '../../../../mocks/openapi/definition.ts'
import { compareDefinitions } from '../../../../scripts/changelog/compareDefinitions.ts'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'

type Json = Record<string, unknown>

const failure = (detailCode: string, message: string) => ({
  summary: message,
  value: { header: { status: 'ERROR', statusCode: 400, detailCode, message } },
})

const base = {
  security: [{ customerAccess: ['orders'] }],
  parameters: [{ name: 'dryRun', in: 'query', schema: { type: 'boolean' } }],
  requestBody: { content: { 'application/json': { schema: { properties: { amount: { type: 'string' } } } } } },
  responses: {
    '200': {
      headers: { 'X-Order': {} },
      content: { 'application/json': { schema: { properties: { data: { type: 'string' } } } } },
    },
    '400': { content: { 'application/json': { examples: { limit: failure('200103', 'Limit exceeded') } } } },
  },
  callbacks: {
    booked: {
      '{$request.body#/url}': {
        post: { requestBody: { content: { 'application/json': { schema: { properties: { type: {} } } } } } },
      },
    },
  },
}

interface Changes extends Partial<BundledDefinition> {
  operation?: Json
}

function definition({ operation = {}, ...changes }: Changes = {}): BundledDefinition {
  const { method = 'POST', path = '/api/orders/v1/orders' } = changes
  const document = JSON.stringify({ paths: { [path]: { [method.toLowerCase()]: { ...base, ...operation } } } })
  return {
    title: 'Order',
    serviceId: 1001,
    operationId: 'createOrder',
    method,
    path,
    summary: '',
    document,
    ...changes,
  }
}

const compared = (after: Changes, before: Changes = {}) =>
  compareDefinitions({ order: definition(before) }, { order: definition(after) }).flatMap(({ changes }) => changes)

const parameter = (changes: Json) => ({ operation: { parameters: [{ ...base.parameters[0], ...changes }] } })
const responses = (changes: Json) => ({ operation: { responses: { ...base.responses, ...changes } } })
const body = (changes: Json) => ({ operation: { requestBody: { ...base.requestBody, ...changes } } })

const changed = (what: string, before: string, after: string, breaking: boolean, others: Json = {}) => [
  { kind: 'changed', what, ...others, before, after, breaking },
]
const query = { name: 'dryRun', place: 'query' }

describe('what is planted is found:', () => {
  test.each([
    [
      'another address',
      { path: '/api/orders/v2/orders' },
      changed('address', 'POST /api/orders/v1/orders', 'POST /api/orders/v2/orders', true),
    ],
    ['another operationId', { operationId: 'placeOrder' }, []],
    [
      'a further scope',
      { operation: { security: [{ customerAccess: ['orders', 'cards'] }] } },
      changed('access', 'customerAccess orders', 'customerAccess cards orders', true),
    ],
    [
      'a further way in',
      { operation: { security: [...base.security, { publicAccess: [] }] } },
      changed('access', 'customerAccess orders', 'customerAccess orders, publicAccess', false),
    ],
    ['a signature', { operation: { 'x-signature': 'required' } }, changed('signature', 'none', 'required', true)],
    ['a one-time password', { operation: { 'x-otp': true } }, changed('one-time password', 'never', 'always', true)],
    ['deprecation', { operation: { deprecated: true } }, changed('deprecation', 'false', 'true', false)],
    [
      'no parameter',
      { operation: { parameters: [] } },
      [{ kind: 'removed', what: 'parameter', ...query, breaking: true }],
    ],
    ['a required parameter', parameter({ required: true }), changed('presence', 'optional', 'required', true, query)],
    ['a deprecated parameter', parameter({ deprecated: true }), changed('deprecation', 'false', 'true', false, query)],
    [
      'another type of a parameter',
      parameter({ schema: { type: 'string' } }),
      changed('type', 'boolean', 'string', true, query),
    ],
    [
      'no body',
      { operation: { requestBody: undefined } },
      [{ kind: 'removed', what: 'body', place: 'request', breaking: true }],
    ],
    [
      'a required body',
      body({ required: true }),
      changed('presence of the body', 'optional', 'required', true, { place: 'request' }),
    ],
    [
      'another media type',
      body({ content: { ...base.requestBody.content, 'text/csv': {} } }),
      [{ kind: 'added', what: 'media type', name: 'text/csv', place: 'request', breaking: false }],
    ],
    [
      'no field of a request',
      body({ content: { 'application/json': { schema: {} } } }),
      [{ kind: 'removed', what: 'field', name: 'amount', place: 'request', breaking: true }],
    ],
    ['another status', responses({ '202': {} }), [{ kind: 'added', what: 'status', name: '202', breaking: true }]],
    ['another failure', responses({ '404': {} }), [{ kind: 'added', what: 'status', name: '404', breaking: false }]],
    [
      'no field and no header of a response',
      responses({ '200': { content: { 'application/json': {} } } }),
      [
        { kind: 'removed', what: 'header', name: 'X-Order', place: 'response 200', breaking: true },
        { kind: 'removed', what: 'field', name: 'data', place: 'response 200', breaking: true },
      ],
    ],
    [
      'another error',
      responses({
        '400': { content: { 'application/json': { examples: { body: failure('-1', 'amount: Required') } } } },
      }),
      [
        { kind: 'removed', what: 'error', name: '400 200103 Limit exceeded', breaking: false },
        { kind: 'added', what: 'error', name: '400 amount: Required', breaking: false },
      ],
    ],
    [
      'no callback',
      { operation: { callbacks: {} } },
      [{ kind: 'removed', what: 'callback', name: 'booked', breaking: true }],
    ],
    [
      'another field of a callback, which the bank sends',
      {
        operation: {
          callbacks: {
            booked: {
              url: {
                post: {
                  requestBody: {
                    content: {
                      'application/json': { schema: { properties: { type: {}, day: {} }, required: ['day'] } },
                    },
                  },
                },
              },
            },
          },
        },
      },
      [
        {
          kind: 'added',
          what: 'required field',
          name: 'day',
          place: 'request of the callback booked',
          breaking: false,
        },
      ],
    ],
  ])('%s', (_, after, expected) => {
    expect(compared(after)).toEqual(expected)
  })

  test('an operation that comes, and one that goes', () => {
    const other = definition({ title: 'Cancel', operationId: 'cancelOrder', method: 'DELETE' })
    const entry = { service: 'Cancel', operationId: 'cancelOrder', method: 'DELETE', path: '/api/orders/v1/orders' }
    const [one, two] = [{ order: definition() }, { order: definition(), other }]
    expect(compareDefinitions(one, two)).toEqual([
      { ...entry, changes: [{ kind: 'added', what: 'operation', breaking: false }] },
    ])
    expect(compareDefinitions(two, one)).toEqual([
      { ...entry, changes: [{ kind: 'removed', what: 'operation', breaking: true }] },
    ])
  })
})

test('a one-time password that is asked for less often breaks nothing', () => {
  const rule = { when: 'the limit rises' }
  expect(compared({ operation: { 'x-otp': rule } }, { operation: { 'x-otp': true } })).toEqual(
    changed('one-time password', 'always', 'the limit rises', false),
  )
})

describe('the definitions of the bank', async () => {
  const definitions = await bundleDefinitions()

  test('differ in nothing from themselves', () => {
    expect(compareDefinitions(definitions, definitions)).toEqual([])
  })

  test('miss each field of a response that is taken from them', () => {
    const missed = Object.entries(definitions).flatMap(([name, each]) => {
      const document = JSON.parse(each.document, (key, value: unknown) => (key === 'header' ? undefined : value))
      const after = { [name]: { ...each, document: JSON.stringify(document) } }
      const changes = compareDefinitions({ [name]: each }, after).flatMap((entry) => entry.changes)
      return changes.some(({ what, name: field, breaking }) => what === 'field' && field === 'header' && breaking)
        ? []
        : [name]
    })
    expect(missed).toEqual([])
  })
})
