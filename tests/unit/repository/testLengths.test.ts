import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('has no file of tests above 400 lines: what is longer is split by subject', () => {
  const tests = resolve(import.meta.dirname, '../..')
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx?|mjs)$/.test(name))
  const linesOf = (name: string) => readFileSync(join(tests, name), 'utf8').split('\n').length - 1
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((name) => linesOf(name) > 400)).toEqual([])
})
