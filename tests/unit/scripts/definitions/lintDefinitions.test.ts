import { expect, test } from 'vitest'
import { lintDefinitions } from '../../../../scripts/definitions/lintDefinitions.ts'

test('words that no definition has in its name are a finding', async () => {
  expect(await lintDefinitions(['nonsense', 'bil1'])).toEqual(['No definition has nonsense or bil1 in its name.'])
  expect(await lintDefinitions(['nonsense', 'bill-inquiry'])).toEqual([])
})
