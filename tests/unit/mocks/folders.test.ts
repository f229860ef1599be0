import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const rooms = ['authorization', 'control', 'kernel', 'ledger', 'products/webhooks', 'services']

const files = rooms
  .flatMap((room) =>
    readdirSync(join(root, 'mocks', room), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join('mocks', room, name.replaceAll('\\', '/')),
    ),
  )
  .filter((path) => path.endsWith('.ts'))

const roomOf = (folder: string) => rooms.find((room) => `${folder}/`.startsWith(`mocks/${room}/`))

/** For each folder those in the same folder of mocks that its files import, types included. */
const imports = new Map<string, Set<string>>()
for (const path of files) {
  const from = posix.dirname(path)
  const reached = imports.get(from) ?? new Set<string>()
  imports.set(from, reached)
  for (const { fileName } of ts.preProcessFile(readFileSync(join(root, path), 'utf8')).importedFiles) {
    const to = posix.join(from, posix.dirname(fileName))
    if (fileName.startsWith('.') && to !== from && roomOf(to) === roomOf(from)) reached.add(to)
  }
}

/** The folders on the way from one back to itself; empty where no way leads back. */
function cycleOf(folder: string, way: readonly string[] = []): readonly string[] {
  if (way.includes(folder)) return folder === way[0] ? [...way, folder] : []
  for (const next of imports.get(folder) ?? []) {
    const cycle = cycleOf(next, [...way, folder])
    if (cycle.length > 0) return cycle
  }
  return []
}

it('keeps at most twelve files in a folder of these', () => {
  const counts = new Map<string, number>()
  for (const path of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 12)).toEqual([])
})

it('has no cycle of folders within these', () => {
  expect(imports.size).toBeGreaterThan(30)
  expect([...imports.keys()].map((folder) => cycleOf(folder)).filter(({ length }) => length > 0)).toEqual([])
})
