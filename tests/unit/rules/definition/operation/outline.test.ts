import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../../src/rules/definition/operation/outline.ts'
import { fieldOfSchema } from '../../../../../src/rules/definition/schema/schemaFields.ts'
import { limitsOf } from '../../../../../src/rules/definition/schema/schemaWords.ts'
import { transfersDefinition as definition } from '../../../../support/fixtures/definition.ts'

const operations = outlineOf(definition).operations
const details = (id: string) => {
  const outline = operations.find((each) => each.id === id)
  if (!outline) throw new Error(`no operation ${id}`)
  return detailsOf(definition, outline)
}

const plain = { required: false, deprecated: false, description: '', limits: [], fields: [] }

test('a definition is its title, description and operations, each with an anchor of its own', () => {
  expect(outlineOf(definition)).toEqual({
    title: 'Money transfers',
    version: '2.1.0',
    description: 'Sends money, and reports where it is.',
    operations: [
      {
        id: 'getTransfer',
        method: 'get',
        path: '/transfers/{transferId}',
        summary: 'Read a transfer',
        description:
          'Answers the **status** with its `reason`.\n\n- pending\n- done\n\nSee [errors](/docs/error-codes).',
        deprecated: false,
        tag: 'Transfers',
      },
      {
        id: 'send-transfer',
        method: 'post',
        path: '/transfers',
        summary: 'Send money',
        description: '',
        deprecated: false,
        tag: 'Transfers',
      },
      {
        id: 'delete-transfers',
        method: 'delete',
        path: '/transfers',
        summary: 'DELETE /transfers',
        description: '',
        deprecated: true,
        tag: '',
      },
    ],
  })
})

test('the same operationId twice makes two anchors', () => {
  const twice = { paths: { '/a': { get: { operationId: 'read' } }, '/b': { get: { operationId: 'read' } } } }
  expect(outlineOf(twice).operations.map(({ id }) => id)).toEqual(['read', 'read-2'])
})

test('parameters say where they go, and those of the operation stand before those of its path', () => {
  expect(details('getTransfer').parameters).toEqual([
    {
      ...plain,
      in: 'path',
      name: 'transferId',
      type: 'string',
      required: true,
      description: 'As the order answered it.',
      limits: ['exactly 9 characters', 'matches ^T\\d{8}$'],
      example: 'T00000001',
    },
    { ...plain, in: 'header', name: 'sign', type: 'string', description: 'The signature.' },
    {
      ...plain,
      in: 'query',
      name: 'lang',
      type: 'string',
      limits: ['one of TR, EN', 'default TR'],
      example: 'EN',
    },
  ])
})

const money = [
  { ...plain, name: 'amount', type: 'string', required: true, description: 'Decimal.', example: '10.00' },
  { ...plain, name: 'currency', type: 'string', limits: ['one of TRY, EUR'] },
]
const transfer = {
  ...plain,
  name: '',
  type: 'object',
  fields: [
    ...money,
    { ...plain, name: 'date', type: 'string (date)', required: true },
    { ...plain, name: 'note', type: 'string or null', limits: ['at most 100 characters'] },
    { ...plain, name: 'parts', type: 'array of object', limits: ['at least 1 item'], cut: 'recursive' },
    {
      ...plain,
      name: 'to',
      type: 'string or object',
      fields: [
        { ...plain, name: '(variant 1 of 2)', type: 'string' },
        {
          ...plain,
          name: '(variant 2 of 2)',
          type: 'object',
          fields: [{ ...plain, name: 'iban', type: 'string' }],
        },
      ],
    },
  ],
}

test('a variant that only requires fields is an object', () => {
  const schema = { type: 'object', anyOf: [{ description: 'With a.', required: ['a'] }, { description: 'With b.' }] }
  expect(fieldOfSchema({}, 'order', schema).fields).toEqual([
    { ...plain, name: '(variant 1 of 2)', type: 'object', description: 'With a.' },
    { ...plain, name: '(variant 2 of 2)', type: 'any', description: 'With b.' },
  ])
})

test('answers have their headers, fields and examples by name; an example elsewhere is none', () => {
  expect(details('getTransfer').answers).toEqual([
    {
      status: '200',
      fieldsKey: expect.stringContaining('#/components/schemas/Transfer'),
      description: 'The transfer',
      headers: [
        { ...plain, in: '', name: 'X-Rate', type: 'integer', description: 'Calls left.', limits: ['at least 0'] },
      ],
      bodies: [
        {
          description: 'The transfer',
          mediaType: 'application/json',
          required: false,
          field: transfer,
          examples: [{ name: 'usual', summary: 'On its way', text: '{\n  "amount": "10.00"\n}' }],
        },
      ],
    },
    {
      status: '404',
      fieldsKey: '[null,[["application/json",null]]]',
      description: 'No such transfer',
      headers: [],
      bodies: [
        {
          description: 'No such transfer',
          mediaType: 'application/json',
          required: false,
          examples: [
            {
              name: 'example',
              summary: '',
              text: JSON.stringify({ header: { status: 'ERROR', statusCode: 400, detailCode: 'TRN-404' } }, null, 2),
            },
          ],
        },
      ],
    },
  ])
})

test('a body without an example gets one from its schema', () => {
  const [body] = details('send-transfer').bodies
  expect(body).toMatchObject({ description: 'The order.', mediaType: 'application/json', required: true })
  expect(body?.field).toEqual(transfer)
  const sample = JSON.parse(body?.examples[0]?.text ?? '')
  expect({ ...sample, parts: [] }).toEqual({
    amount: '10.00',
    currency: 'TRY',
    date: '2026-01-31',
    note: 'string',
    parts: [],
    to: 'string',
  })
})

test('an operation may take any scope, and have a rate limit of its own', () => {
  const document = {
    paths: { '/a': { get: { 'x-any-scope': true, 'x-rate-limit': { perSecond: 1, perDay: 10 }, responses: {} } } },
  }
  const [outline] = outlineOf(document).operations
  if (!outline) throw new Error('no operation')
  expect(detailsOf(document, outline)).toMatchObject({ anyScope: true, rateLimit: { perSecond: 1, perDay: 10 } })
  expect(details('getTransfer')).toMatchObject({ anyScope: false, rateLimit: null })
})

test('access, one-time password, signature and server are those of the definition', () => {
  const facts = ({ access, otp, signature, server }: ReturnType<typeof details>) => ({ access, otp, signature, server })
  expect(facts(details('getTransfer'))).toEqual({
    access: [{ schemes: ['publicAccess'], grants: ['client_credentials'], scopes: ['public'] }],
    otp: { asks: 'never' },
    signature: null,
    server: '/bank',
  })
  expect(facts(details('send-transfer'))).toEqual({
    access: [
      { schemes: ['customerAccess'], grants: ['password', 'authorization_code'], scopes: ['moneytransfers'] },
      { schemes: ['baasAccess'], grants: ['authorization_id'], scopes: ['baas_moneytransfers'] },
    ],
    otp: { asks: 'always' },
    signature: 'required',
    server: '/bank',
  })
})

test.each([
  [{ enum: ['', '-2'] }, ['one of "", -2']],
  [{ default: '' }, ['default ""']],
  [{ minItems: 1, maxLength: 1 }, ['at most 1 character', 'at least 1 item']],
  [{ minimum: 1, maximum: 1 }, ['exactly 1']],
])('the limits of %j are %j', (schema, limits) => {
  expect(limitsOf({}, schema)).toEqual(limits)
})
