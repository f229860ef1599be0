import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../../src/rules/definition/operation/outline.ts'
import {
  daysAfter,
  examplesDayOf,
  shownOn,
  withExamplesOn,
} from '../../../../../src/rules/definition/samples/exampleDays.ts'
import { prefillOf } from '../../../../../src/rules/definition/samples/prefill.ts'
import { sampleCallOf } from '../../../../../src/rules/definition/samples/sampleCall.ts'

const document = {
  info: { title: 'Receipts', version: '1', 'x-examples-day': '2026-03-14' },
  paths: {
    '/receipts': {
      post: {
        operationId: 'createReceipt',
        'x-values-from': [{ operation: 'createTransfer', values: { orderedOn: '/orderedOn' } }],
        parameters: [
          { name: 'since', in: 'query', required: true, schema: { type: 'string' }, example: '2026-03-01' },
          { name: 'period', in: 'query', schema: { type: 'string' }, example: '2026-02' },
          { name: 'on', in: 'query', schema: { type: 'string', format: 'date' }, example: '2026-03-14' },
          { name: 'size', in: 'query', schema: { type: 'integer' }, example: 20 },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object' },
              example: {
                orderedOn: '2026-03-14',
                sentOn: '2026-03-16',
                month: '2026-02',
                bornOn: '1994-08-21',
                at: '2026-03-14T10:00:00+03:00',
                note: 'of 2026-03-14',
              },
            },
          },
        },
        responses: {
          200: {
            description: 'OK',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    sent: { type: 'object', properties: { on: { type: 'string', example: '2026-03-10' } } },
                  },
                },
                example: { at: '2026-03-14T10:00:00+03:00', sent: '{"on":"2026-03-15"}', note: 'of 2026-03-14' },
              },
            },
          },
        },
      },
    },
  },
}
const [outline] = outlineOf(document).operations
if (!outline) throw new Error('The document has no operation')
const operation = detailsOf(document, outline)

const bodyOn = (day: string, examplesDay = examplesDayOf(document), answers = {}) =>
  JSON.parse(
    prefillOf(withExamplesOn(operation, examplesDay, day), [{ operation: 'createTransfer', body: answers }]).body
      ?.text ?? '',
  ) as object

test('the days of examples are as far from today as from the day on which the examples happen', () => {
  const later = withExamplesOn(operation, examplesDayOf(document), '2028-01-31')
  expect(later.parameters.map(({ example }) => example)).toEqual(['2028-01-18', '2027-12', '2028-01-31', '20'])
  expect(bodyOn('2028-01-31')).toEqual({
    orderedOn: '2028-01-31',
    sentOn: '2028-02-02',
    month: '2027-12',
    bornOn: '1994-08-21',
    at: '2028-01-31T10:00:00+03:00',
    note: 'of 2026-03-14',
  })
  expect(later.answers[0]?.bodies).toEqual([
    {
      ...operation.answers[0]?.bodies[0],
      field: expect.objectContaining({
        fields: [expect.objectContaining({ fields: [expect.objectContaining({ name: 'on', example: '2028-01-27' })] })],
      }) as object,
      examples: [
        {
          name: 'example',
          summary: '',
          text: JSON.stringify(
            { at: '2028-01-31T10:00:00+03:00', sent: '{"on":"2028-02-01"}', note: 'of 2026-03-14' },
            null,
            2,
          ),
        },
      ],
    },
  ])
})

test('an operation without days stays itself, and the days of a calendar stay', () => {
  const { answers: _, ...withoutDays } = { ...operation, parameters: [], bodies: [] }
  const plain = { ...withoutDays, answers: [] }
  expect(withExamplesOn(plain, '2026-03-14', '2028-01-31')).toBe(plain)
  expect(shownOn(document, operation, '2028-01-31')).toEqual(withExamplesOn(operation, '2026-03-14', '2028-01-31'))
  const fixed = { ...document, paths: { '/receipts': { post: { 'x-fixed-days': true } } } }
  expect(shownOn(fixed, operation, '2028-01-31')).toBe(operation)
})

test('a day that a call has answered stays as it is', () => {
  expect(bodyOn('2028-01-31', '2026-03-14', { orderedOn: '2026-03-20' })).toMatchObject({ orderedOn: '2026-03-20' })
})

test('what is further away than a year stays as it is', () => {
  expect(['2025-03-13', '2027-03-15'].map((text) => daysAfter(text, '2026-03-14'))).toEqual([-366, 366])
  expect(['2025-03-12', '2027-03-16'].map((text) => daysAfter(text, '2026-03-14'))).toEqual([undefined, undefined])
  expect(bodyOn('2028-01-31', '2025-02-14')).toMatchObject({ month: '2029-01' })
  expect(bodyOn('2028-01-31', '2025-01-14')).toMatchObject({ month: '2026-02' })
})

test('without a day of the examples they stay as they are', () => {
  expect([examplesDayOf({}), withExamplesOn(operation, '', '2028-01-31')]).toEqual(['', operation])
  expect(withExamplesOn(operation, 'soon', '2028-01-31')).toEqual(operation)
})

test('a sample leaves out days that need not be there', () => {
  const call = sampleCallOf(operation, 'https://bank.example')
  expect(call.url).toBe('https://bank.example/receipts?since=2026-03-01&size=20')
  const values = { parameters: { 'query.on': '2026-03-13' }, body: null, isComplete: false }
  expect(sampleCallOf(operation, 'https://bank.example', values).url).toContain('&on=2026-03-13')
})
