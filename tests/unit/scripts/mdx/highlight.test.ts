import { expect, test, vi } from 'vitest'
import { highlight } from '../../../../scripts/mdx/highlight.ts'

const line = 'const response = await fetch(url) // the bank'
const coloured =
  '<span class="cw">const </span><span class="ck">response </span><span class="cw">= await </span>' +
  '<span class="cf">fetch</span>(url) <span class="cc">// the bank</span>'

test('a machine that is busy colours the same as one that is not', async () => {
  expect(await highlight(line, 'javascript')).toBe(coloured)
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 10_000
    return now
  })
  expect(await highlight(line, 'javascript')).toBe(coloured)
})
