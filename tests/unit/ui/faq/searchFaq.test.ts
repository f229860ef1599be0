import { describe, expect, test } from 'vitest'
import { faqTabs } from '../../../../src/content/faq/faqTabs.ts'
import { searchFaq } from '../../../../src/ui/faq/searchFaq.ts'

describe('search', () => {
  const found = (query: string) => searchFaq(query).flatMap((tab) => tab.items.map(({ id }) => id))

  test('without a word everything is found', () => {
    expect(searchFaq('')).toEqual(faqTabs)
    expect(searchFaq(' \t')).toEqual(faqTabs)
  })

  test.each([
    ['CHVLH', ['webhook-types']],
    ['chvlh  fbtch', ['webhook-types']],
    ['refereceNumber', ['transfer-status-answer']],
    ['hourly', ['sub-accounts']],
    ['chvlh hourly', []],
    ['how many applications', ['number-of-applications']],
    ['HOW MANY APPLİCATİONS', ['number-of-applications']],
    ['how many applıcatıons', ['number-of-applications']],
    ['no such words', []],
  ])('%j', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('a tab without a hit is left out', () => {
    expect(searchFaq('icon').map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
      ['applications', ['creating-an-application']],
    ])
  })
})
