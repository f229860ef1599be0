import { describe, expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../../src/rules/definition/operation/outline.ts'
import { missingSources, prefillOf } from '../../../../../src/rules/definition/samples/prefill.ts'
import { prefilledDefinition } from '../../../../../src/rules/definition/samples/prefilledDefinition.ts'
import { singleOperation } from '../../../../../src/rules/definition/singleOperation.ts'

const document = {
  openapi: '3.1.0',
  info: { title: 'Receipts', version: '1' },
  paths: {
    '/receipts/{referenceNumber}': {
      post: {
        operationId: 'createReceipt',
        'x-values-from': [
          { operation: 'createTransfer', values: { referenceNumber: '/data/referenceNumber', amount: '/data/amount' } },
        ],
        'x-example-customer': '4',
        parameters: [
          {
            name: 'referenceNumber',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            example: '20260314000187',
          },
          { name: 'format', in: 'query', description: 'The format.', schema: { type: 'string', example: 'PDF' } },
          { name: 'sign', in: 'header', required: true, schema: { type: 'string' }, example: 'H0D8' },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object' },
              examples: { usual: { value: { amount: '1.00', note: 'a' } }, other: { value: { note: 'b' } } },
            },
          },
        },
        responses: { 200: { description: 'OK' } },
      },
    },
  },
}
const [outline] = outlineOf(document).operations
if (!outline) throw new Error('The document has no operation')
const operation = detailsOf(document, outline)
const answer = (data: unknown, of = 'createTransfer') => ({ operation: of, body: { data } })

describe('a call begins with', () => {
  test('the examples of what is required, and the first body', () => {
    expect(prefillOf(operation, [])).toEqual({
      parameters: [
        { name: 'referenceNumber', in: 'path', value: '20260314000187' },
        { name: 'sign', in: 'header', value: 'H0D8' },
      ],
      body: { mediaType: 'application/json', text: JSON.stringify({ amount: '1.00', note: 'a' }, null, 2) },
    })
    expect([operation.exampleCustomer, missingSources(operation, [])]).toEqual(['4', ['createTransfer']])
  })

  test('what the newest answer has, as far as it has it', () => {
    const answers = [
      answer({ referenceNumber: '1', amount: { amount: '2.00' } }),
      answer({ referenceNumber: '2' }),
      answer({ referenceNumber: '3' }, 'another'),
      { operation: 'createTransfer', body: 'no JSON object' },
    ]
    const { parameters, body } = prefillOf(operation, answers)
    expect([parameters[0]?.value, JSON.parse(body?.text ?? '')]).toEqual([
      '2',
      { amount: { amount: '2.00' }, note: 'a' },
    ])
    expect(missingSources(operation, answers)).toEqual([])
  })

  test('no member that an object has by itself', () => {
    const hostile = {
      ...operation,
      valuesFrom: [{ operation: 'createTransfer', values: { referenceNumber: '/__proto__' } }],
    }
    expect(prefillOf(hostile, [answer({})]).parameters[0]?.value).toBe('20260314000187')
  })
})

test('the editor gets the values as examples, and is not asked for what the portal sends itself', () => {
  const prefill = prefillOf(operation, [answer({ referenceNumber: '2' })])
  const { paths } = prefilledDefinition(singleOperation(document, outline.path, 'post'), prefill)
  expect(paths).toEqual({
    '/receipts/{referenceNumber}': {
      parameters: [],
      post: {
        operationId: 'operation',
        tags: ['operation'],
        parameters: [
          { name: 'referenceNumber', in: 'path', required: true, schema: { type: 'string' }, example: '2' },
          { name: 'format', in: 'query', description: 'The format. Example: `PDF`.', schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object' },
              examples: { usual: { value: { amount: '1.00', note: 'a' } }, other: { value: { note: 'b' } } },
            },
          },
        },
        responses: { 200: { description: 'OK' } },
      },
    },
  })
})

test('the editor leaves an Idempotency-Key empty, and says that a new one is sent', () => {
  const key = { name: 'Idempotency-Key', in: 'header', description: 'A key of your own.', example: 'abc' }
  const shown = prefilledDefinition(
    { paths: { '/orders': { post: { parameters: [{ ...key, schema: { type: 'string' } }] } } } },
    { parameters: [], body: null },
  )
  expect(shown.paths).toEqual({
    '/orders': {
      post: {
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'A key of your own. If you leave it empty, each request gets a new key.',
            schema: { type: 'string' },
          },
        ],
      },
    },
  })
})
