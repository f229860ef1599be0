import { expect, test } from 'vitest'
import { addressesIn, problemOf, shownTexts } from '../../support/shown/shownAddresses.ts'

const texts = await shownTexts()

test('each address of a call that a page or a document shows is one of the bank', () => {
  const problems = texts.flatMap(([source, text]) =>
    addressesIn(text).flatMap(([method, address]) => {
      const problem = problemOf(method, address)
      return problem === undefined ? [] : [`${source}: ${problem}`]
    }),
  )
  expect([...new Set(problems)]).toEqual([])
})
