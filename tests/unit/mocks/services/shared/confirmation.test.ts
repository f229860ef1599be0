import { expect, test } from 'vitest'
import { maskedName } from '../../../../../mocks/services/shared/confirmation.ts'

test.each([
  ['Ali Çelik', 'A** Ç****'],
  ['Işıl Çelik'.normalize('NFD'), 'I*** Ç****'],
  ['😀 Smith', '😀 S****'],
  ['Ada 𠮷𠮷', 'A** 𠮷*'],
  ['Ada  Aydın', 'A**  A****'],
])('of %s the first letter of each word is shown', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
