import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = 'src/ui'
/** What every part may use. */
const shared = new Set(['kit', 'shell'])

/** The classes with which a selector of a stylesheet begins. */
const classesOf = (css: string) =>
  Array.from(
    css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[},])\s*(\.[a-z][\w-]+)(?=[\s,{:.[])/g),
    ([, name = '']) => name,
  )

test('a class is styled by one part of the portal, since a page can have the stylesheets of several', () => {
  const nouns = new Map<string, Set<string>>()
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const [noun = ''] = file.split('/')
    if (!file.endsWith('.css') || shared.has(noun)) continue
    for (const name of classesOf(readFileSync(`${root}/${file}`, 'utf8')))
      nouns.set(name, (nouns.get(name) ?? new Set()).add(noun))
  }
  expect(nouns.size).toBeGreaterThan(300)
  const several = [...nouns].flatMap(([name, of]) => (of.size > 1 ? [`${name} ${[...of].sort().join(' ')}`] : []))
  expect(several).toEqual([])
})
