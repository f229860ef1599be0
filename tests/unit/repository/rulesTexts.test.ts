import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join('src', file), 'utf8')]),
)

const textObject = /^export const (\w*(?:[tT]exts|Notices|Messages)) = \{/gm

/** How often a name stands in a text. */
const countOf = (name: string, text: string) => text.split(new RegExp(`\\b${name}\\b`)).length - 1

test('texts in rules are read by more than the views that show them', () => {
  const found = [...sources].flatMap(([file, text]) =>
    file.startsWith('rules/') ? [...text.matchAll(textObject)].map(([, name = '']) => ({ file, name })) : [],
  )
  expect(found.length).toBeGreaterThan(5)
  const onlyShown = found.filter(
    ({ file, name }) =>
      countOf(name, sources.get(file) ?? '') === 1 &&
      ![...sources].some(([other, text]) => other !== file && !other.startsWith('ui/') && countOf(name, text) > 0),
  )
  expect(onlyShown).toEqual([])
})
