import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { floors } from '../../../.dependency-cruiser.mjs'
import { violationsIn } from '../../support/violationsIn.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The folder of a file of mocks, or the file itself if it lies beside them. */
const folderOf = (path: string) => path.split('/')[1] ?? ''

/** For each folder of mocks those that its files import, types included, each with one of these imports. */
function readArrows(): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>()
  const files = readdirSync(join(root, 'mocks'), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('mocks', name.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.ts'))
  for (const path of files) {
    const from = folderOf(path)
    const reached = arrows.get(from) ?? new Map<string, string>()
    arrows.set(from, reached)
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, path), 'utf8')).importedFiles) {
      const target = posix.join(posix.dirname(path), fileName)
      if (fileName.startsWith('.') && target.startsWith('mocks/') && folderOf(target) !== from)
        reached.set(folderOf(target), `${path} -> ${target}`)
    }
  }
  return arrows
}

const arrows = readArrows()

/** How many floors there are from a folder down. @throws Error where an arrow leads back to a folder on the way */
function heightOf(folder: string, way: readonly string[] = []): number {
  if (way.includes(folder)) throw new Error(`A circle: ${[...way, folder].join(' -> ')}`)
  const below = [...(arrows.get(folder)?.keys() ?? [])]
  return 1 + Math.max(0, ...below.map((each) => heightOf(each, [...way, folder])))
}

it('has at most nine floors, and no arrow between folders of mocks leads back up', () => {
  expect(arrows.size).toBeGreaterThan(10)
  const heights = [...arrows.keys()].map((folder) => heightOf(folder))
  expect(Math.max(...heights)).toBeLessThanOrEqual(9)
})

it('has no two folders of mocks that import each other', () => {
  const mutual = [...arrows].flatMap(([from, reached]) =>
    [...reached].flatMap(([to, example]) => (arrows.get(to)?.has(from) ? [example] : [])),
  )
  expect(mutual).toEqual([])
})

it('has every folder of mocks on a floor', () => {
  expect([...arrows.keys()].sort()).toEqual(floors.flat().sort())
})

it('shows the floors in the project structure of the README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(readme).toContain(`\n${floors.map((names) => names.join(', ')).join(' -> ')}\n`)
  const [, tree = ''] = /^mocks\/ .*\n([\s\S]*?)^\S/m.exec(readme) ?? []
  const shown = [...tree.matchAll(/^ {2}([a-z]+(?:\/|\.ts)) /gm)].map(([, name = '']) => name.replace('/', ''))
  expect(shown).toEqual(floors.flat())
})

const fileOf = (name: string) => (name.endsWith('.ts') ? `mocks/${name}` : `mocks/${name}/some.ts`)
const importOf = (from: string, to: string) => `import '${'../'.repeat(from.split('/').length - 1)}${to}'`

/** A file for each folder that imports these others. */
const filesWith = (importsOf: (name: string, floor: number) => string[]) =>
  Object.fromEntries(
    floors.flatMap((names, floor) =>
      names.map((name) => [
        fileOf(name),
        importsOf(name, floor)
          .map((other) => importOf(fileOf(name), fileOf(other)))
          .join('\n'),
      ]),
    ),
  )

it('lets each folder import all of lower floors', async () => {
  expect(await violationsIn(filesWith((_, floor) => floors.slice(floor + 1).flat()))).toEqual([])
})

it('refuses of each folder what stands beside it or above', async () => {
  const forbidden = (name: string, floor: number) =>
    floors
      .slice(0, floor + 1)
      .flat()
      .filter((other) => other !== name)
  const violations = await violationsIn(filesWith(forbidden))
  const expected = floors.flatMap((names, floor) =>
    names.flatMap((name) =>
      forbidden(name, floor).map((other) => `floor-${name.replace('.ts', '')}: ${fileOf(name)} -> ${fileOf(other)}`),
    ),
  )
  expect(expected).toContain('floor-ledger: mocks/ledger/some.ts -> mocks/products/some.ts')
  expect(violations.filter((line) => line.startsWith('floor-'))).toEqual(expected.sort())
})

it('refuses a folder of mocks that is on no floor', async () => {
  const files = { 'mocks/shared/some.ts': "import '../db/some.ts'", 'mocks/db/some.ts': 'export const some = 1' }
  expect(await violationsIn(files)).toEqual(['floor-missing: mocks/shared/some.ts -> mocks/db/some.ts'])
})

it('lets only baas import another product', async () => {
  const files = {
    'mocks/products/baas/quotes.ts': "import '../investments/prices.ts'\nimport '../loans/plan.ts'",
    'mocks/products/investments/prices.ts': "import '../loans/plan.ts'",
    'mocks/products/loans/plan.ts': 'export const plan = 1',
  }
  expect(await violationsIn(files)).toEqual([
    'baas-siblings: mocks/products/baas/quotes.ts -> mocks/products/loans/plan.ts',
    'products-siblings: mocks/products/investments/prices.ts -> mocks/products/loans/plan.ts',
  ])
})
