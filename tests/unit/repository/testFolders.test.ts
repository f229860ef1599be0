import { readdirSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const pathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    posix.join(folder, name.replaceAll('\\', '/')),
  )

/** Without its endings, and without the case that components and their tests have apart. */
const nameOf = (path: string) =>
  basename(path)
    .replace(/\.[a-z]+$/, '')
    .toLowerCase()

/** The folder of what a test of tests/unit is about. */
const mirroredFolder = (test: string) => {
  const folder = posix.dirname(test.slice('tests/unit/'.length))
  return /^(?:mocks|scripts)\b/.test(folder) ? folder : posix.join('src', folder)
}

const sources = ['src', 'mocks', 'scripts'].flatMap(pathsIn).filter((path) => /\.(?:tsx?|mjs)$/.test(path))
const tests = pathsIn('tests/unit').filter((path) => /\.test\.tsx?$/.test(path))

test('a unit test that is named after a file it imports is in the same folder of tests/unit', () => {
  expect(tests.length).toBeGreaterThan(250)
  const misplaced = tests.filter((path) => {
    const name = nameOf(path.replace(/\.test\.tsx?$/, '.ts'))
    const isBeside = sources.some((source) => nameOf(source) === name && posix.dirname(source) === mirroredFolder(path))
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'))
    return (
      !isBeside &&
      importedFiles.some(
        ({ fileName }) => /^\.\..*\/(?:src|mocks|scripts)\//.test(fileName) && nameOf(fileName) === name,
      )
    )
  })
  expect(misplaced).toEqual([])
})
