import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutJotaiDelay } from '../../../../scripts/vite/withoutJotaiDelay.ts'
import { transformedBy } from '../../../support/transformedBy.ts'

const file = 'node_modules/jotai/esm/react.mjs'

const transform = (code: string, id = `/portal/${file}`) => transformedBy(withoutJotaiDelay(), code, id)

test('the guide for a deprecated option goes, and with it what the option does', async () => {
  const code = readFileSync(file, 'utf8')
  const { code: left } = (await transform(code)) ?? { code: '' }
  expect(left).not.toMatch(/DEPRECATED|setTimeout/)
  expect(code.length - left.length).toBeGreaterThan(500)
  expect(left).toContain('      rerender();\n')
})

test('other modules stay, and another jotai fails the build', async () => {
  expect(await transform('', '/portal/src/main.tsx')).toBeNull()
  await expect(transform('export {}')).rejects.toThrow('has no such delay')
})
