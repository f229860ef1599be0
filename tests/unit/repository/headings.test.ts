import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('two h1 while a dialog is open: the title of every dialog is an h2', () => {
  const titles = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(join('src/ui', name), 'utf8').matchAll(/<\w*Dialog\.Title[^>]*>/g)])
    .map(([tag]) => tag)
  expect(titles.length).toBeGreaterThan(5)
  expect(titles.filter((tag) => !tag.includes('as="h2"'))).toEqual([])
})
