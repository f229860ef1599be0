import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../../../src')

/** A search that is not along children: it goes through the page after every change of it. */
const searching = /(?:html|body|:root)[^\s{},>+~]*:has\((?!\s*>[^{}]*\)\s*[\w.{[])[^{]*/g

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

it('finds selectors that search the whole page', () => {
  expect('html:has(.a) { } .b body:has(:is(main):active) .c { } html:has(> body > .a) { }'.match(searching)).toEqual([
    'html:has(.a) ',
    'body:has(:is(main):active) .c ',
  ])
})

it('has none in any stylesheet', () => {
  expect(sheets.length).toBeGreaterThan(30)
  const found = sheets.flatMap((file) =>
    (readFileSync(join(src, file), 'utf8').match(searching) ?? []).map((selector) => `${file}: ${selector.trim()}`),
  )
  expect(found).toEqual([])
})
