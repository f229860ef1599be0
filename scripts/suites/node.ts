import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { run, show } from '../support/command.ts'
import { v8Flags } from '../support/v8Flags.ts'
import { filesBelow, isFull } from './files.ts'
import { brokenOff, type Suite, type TestResult } from './results.ts'
import { selectTests } from './selectTests.ts'

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))

/** Files with a test that is asked for. To know the titles every file is loaded, in one process, and no test runs. */
async function filesOf(suites: readonly Suite[], words: readonly string[], all: readonly string[]): Promise<string[]> {
  const { full, inFile, title } = selectTests(words)
  const byName = all.filter((file) => inFile(file) && (full || !isFull(file)))
  if (!title || byName.length === all.length) return byName
  const list = 'reports/titles.json'
  const folders = suites.map((suite) => `tests/${suite}/`)
  const { ok, output } = await run('vitest', ['list', ...folders, `--json=${list}`, '--no-isolate', '--maxWorkers=1'])
  if (!ok) throw new Error(output)
  const byTitle = readJson<{ name: string; file: string }[]>(list)
    .filter(({ name }) => title.test(name.replaceAll(' > ', ' ')))
    .map(({ file }) => relative('.', file).replaceAll('\\', '/'))
  return all.filter((file) => byName.includes(file) || byTitle.includes(file))
}

/** Tests of these suites, in a process of their own: vitest changes the environment of the one it runs in. */
export async function inNode(suites: readonly Suite[], words: readonly string[]): Promise<TestResult[]> {
  const output = 'reports/node.json'
  mkdirSync('reports', { recursive: true })
  rmSync(output, { force: true })
  const all = suites.flatMap((suite) => filesBelow(`tests/${suite}`, /\.test\.tsx?$/))
  let files: string[]
  try {
    files = await filesOf(suites, words, all)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [brokenOff('unit', 'the tests could not be listed')]
  }
  if (files.length === 0) return []
  const command = [...v8Flags, '--import', 'tsx', 'scripts/suites/vitest.ts']
  const ok = await show('node', [...command, output, files.join(','), ...words])
  const results = existsSync(output) ? readJson<TestResult[]>(output) : []
  const isExplained = ok || results.some(({ state }) => state === 'failed')
  return isExplained ? results : [...results, brokenOff('unit', `${suites.join(', ')}: the run ended early`)]
}
