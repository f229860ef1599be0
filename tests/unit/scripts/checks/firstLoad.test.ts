import { expect, test } from 'vitest'
import { withFixedHashes } from '../../../../scripts/checks/firstLoad.ts'

test('a script has the same bytes whatever the hashes of the files that it names', () => {
  const script = (one: string, other: string) => `import"./bank-${one}.js";load("assets/notices-${other}.css")`
  const fixed = withFixedHashes(script('BnuTD0jw', 'CmLVjK-N'))
  expect(fixed).toBe('import"./bank-Q4HcKrFC.js";load("assets/notices-c2ermkVF.css")')
  expect(withFixedHashes(script('DGUI9SqH', 'aB_defgh'))).toBe(fixed)
})
