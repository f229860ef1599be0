import { existsSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const [, section = ''] = readFileSync('README.md', 'utf8').split('### Where things are\n')
const [tables = ''] = section.split(/^#{2,3} /m)
const rows = tables.split('\n').filter((line) => line.startsWith('| '))

const folderOf = (path: string) => (existsSync(path) && statSync(path).isDirectory() ? path : posix.dirname(path))

/** A name without a folder is that of a file beside the last path of its row, or at the top. */
function pathsIn(row: string): string[] {
  let folder: string | undefined = '.'
  return Array.from(row.matchAll(/`([^`]+)`/g), ([, name = '']) => name).flatMap((name) => {
    if (name.includes('<')) folder = undefined
    else if (/^(?:src|mocks|scripts|deploy|tests|\.github)\//.test(name)) {
      folder = folderOf(name)
      return name
    } else if (/^[\w.-]+\.(?:tsx?|ya?ml|html|json)$/.test(name) && folder !== undefined)
      return existsSync(name) ? name : posix.join(folder, name)
    return []
  })
}

test('the files that the README names under Where things are exist', () => {
  const paths = rows.flatMap(pathsIn)
  expect(paths.length).toBeGreaterThan(150)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
