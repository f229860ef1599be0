import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { definitionLimits } from '../../support/documents/definitionLimits.ts'
import { undatedNumbers } from '../../support/documents/measuredNumbers.ts'
import { statedLimits, withoutLimits, wrongLimits } from '../../support/documents/statedLimits.ts'

/** Numbers in documents are those of the code, or have a date. */

const documentsIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : []))
const documents = [
  'README.md',
  ...documentsIn('docs'),
  ...documentsIn('docs/decisions'),
  'tests/support/README.md',
  'mocks/openapi/README.md',
]
const read = (document: string) => readFileSync(document, 'utf8')

const limitsOf = (document: string) => statedLimits[document] ?? []

test('what was measured or counted has its date', () => {
  const undated = documents.flatMap((document) =>
    undatedNumbers(withoutLimits(read(document), limitsOf(document))).map((found) => `${document}:${found}`),
  )
  expect(undated).toEqual([])
})

test('a limit that a document states is that of the code', () => {
  const wrong = [...Object.entries(statedLimits), ...definitionLimits].flatMap(([document, limits]) =>
    wrongLimits(read(document), limits).map((limit) => `${document}: ${limit}`),
  )
  expect(wrong).toEqual([])
})

const limit = /\b(?:newest|next|at most|over|more than|up to) \d[\d ]*|\d[\d ]*\d? (?:MiB|KiB|seconds|minutes)\b/g

test.each(['docs/sandbox.md', 'docs/hosting.md'])('each limit that %s states is compared with the code', (document) => {
  const rest = withoutLimits(read(document), limitsOf(document))
  expect(Array.from(rest.matchAll(limit), ([found]) => found)).toEqual([])
})
