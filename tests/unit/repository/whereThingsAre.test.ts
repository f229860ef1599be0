import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ours = /`((?:src|mocks|scripts|deploy|tests|\.github)\/[^`<]*)`/g

test('the files that the README names under Where things are exist', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('### Where things are\n\n')
  const [table = ''] = section.split('\n\n')
  const paths = [...table.matchAll(ours)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(25)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
