import { describe, expect, test } from 'vitest'
import { faqTabOf, faqTabs } from '../../../../src/content/faq/faqTabs.ts'
import { type AnswerBlock, answerBlocks } from '../../../../src/rules/faq/answerBlocks.ts'

const items = faqTabs.flatMap((tab) => tab.items)
const answerOf = (id: string) => items.find((item) => item.id === id)?.answer ?? ''
const termsOf = (id: string) =>
  answerBlocks(answerOf(id))
    .filter((block) => block.kind === 'list')
    .map((block) => block.items.map(({ term }) => term))

test('four tabs hold 9, 5, 3 and 3 questions', () => {
  expect(faqTabs.map((tab) => [tab.label, tab.items.length])).toEqual([
    ['TECHNICAL SUPPORT', 9],
    ['GENERAL', 5],
    ['APPLICATIONS', 3],
    ['LOGIN AND REGISTER', 3],
  ])
})

test('every question has an address of its own that fits into a link as it is', () => {
  const ids = items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  for (const { items, id: tab } of faqTabs) for (const { id } of items) expect(faqTabOf(id)?.id).toBe(tab)
  expect(faqTabOf('nowhere')).toBeUndefined()
})

describe('the facts of the specification are in the answers', () => {
  test('the status values', () => {
    expect(termsOf('transfer-status-values')).toEqual([
      ['REALIZED 01', 'SENT 02', 'NOT REALIZED 03', 'WAITING FOR APPROVAL 04', 'PROCESSED 05'],
    ])
  })

  test('the reason codes A to V, 01 to 11, -2 and blank', () => {
    expect(termsOf('transfer-reason-codes')).toEqual([
      [...'ABCDEFGHIJKLMNOPQRSTUV'],
      ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'],
    ])
    expect(answerOf('transfer-reason-codes')).toMatch(/-2 .*valid for all.*\. For internal transfers .*blank/)
  })

  test('the fields of the transfer status inquiry', () => {
    const fields = (block: AnswerBlock | undefined) => (block?.kind === 'code' ? JSON.parse(block.text) : undefined)
    const [request] = answerBlocks(answerOf('transfer-status-inquiry')).filter(({ kind }) => kind === 'code')
    const [answer] = answerBlocks(answerOf('transfer-status-answer')).filter(({ kind }) => kind === 'code')
    expect(Object.keys(fields(request))).toEqual([
      'context',
      'isInternalTransfer',
      'referenceNumber',
      'transactionDate',
    ])
    expect(Object.keys(fields(request).context)).toEqual(['channel', 'language'])
    expect(Object.keys(fields(answer).data)).toEqual([
      'errorCode',
      'message',
      'refereceNumber',
      'responseType',
      'responseTypeDesc',
      'transactionDate',
      'accountingResponse',
    ])
    expect(Object.keys(fields(answer).header)).toEqual([
      'status',
      'statusCode',
      'detailCode',
      'message',
      'txId',
      'warnings',
    ])
  })

  test.each([
    ['webhook-types', /CHVLH.*CVIRM.*EEFTO.*FBTCH/s],
    ['sub-accounts', /sweep to the main account at least hourly/],
    ['password-rule', /at least 8 characters.*upper case.*lower case.*number.*special character/s],
    ['number-of-applications', /number of applications is not limited/],
    ['what-is-the-portal', /more than 46 APIs under 8 categories/],
    ['going-live', /contract and the request form/],
  ])('%s', (id, fact) => {
    expect(answerOf(id)).toMatch(fact)
  })
})
