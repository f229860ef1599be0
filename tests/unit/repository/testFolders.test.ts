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
    .replace(/(?:\.machine)?\.[a-z]+$/, '')
    .toLowerCase()

/** The folder of what a test of tests/unit is about. */
const mirroredFolder = (test: string) => {
  const folder = posix.dirname(test.slice('tests/unit/'.length))
  return /^(?:mocks|scripts)\b/.test(folder) ? folder : posix.join('src', folder)
}

const sources = ['src', 'mocks', 'scripts'].flatMap(pathsIn).filter((path) => /\.(?:tsx?|mjs)$/.test(path))
const testsIn = (folder: string) => pathsIn(folder).filter((path) => /\.test\.tsx?$/.test(path))
const tests = testsIn('tests/unit')
const contractTests = testsIn('tests/contract')

/** Their tests are about what has no folder of mocks: the client of the portal, and what documents say. */
const otherFolders = ['client', 'documents']
const partOf = (path: string) => path.slice('tests/contract/'.length).split('/')[0] ?? ''

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

test('a contract test is in a folder of mocks, or in one of two others', () => {
  expect(contractTests.length).toBeGreaterThan(150)
  const parts = readdirSync('mocks', { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []))
  expect(contractTests.filter((path) => ![...parts, ...otherFolders].includes(partOf(path)))).toEqual([])
})

test('a contract test that is named after a file of mocks is in the folder of one', () => {
  const misplaced = contractTests.filter((path) => {
    const name = nameOf(path.replace(/\.test\.tsx?$/, '.ts'))
    const namesakes = sources.filter((source) => source.startsWith('mocks/') && nameOf(source) === name)
    const folder = posix.dirname(path).replace('tests/contract', 'mocks')
    return (
      !otherFolders.includes(partOf(path)) &&
      namesakes.length > 0 &&
      !namesakes.some((source) => posix.dirname(source) === folder)
    )
  })
  expect(misplaced).toEqual([])
})
