import { expect, test } from 'vitest'
import { hasWords } from '../../../../src/rules/text/foldedText.ts'

test.each([
  ['İstanbul Kasa', 'istanbul', true],
  ['Istanbul', 'İSTANBUL', true],
  ['ISPARTA', 'ısparta', true],
  ['Şube çağrısı', 'CAGRISI sube', true],
  ['Straße', 'STRASSE', true],
  ['Till Companion', 'companion till', true],
  ['Till Companion', 'companion\ttill', true],
  ['Till Companion', '', true],
  ['Till Companion', 'till desk', false],
])('%j has the words %j: %s', (text, words, has) => {
  expect(hasWords(text, words)).toBe(has)
})
