import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { run, show } from '../support/command.ts'
import { findBrowser } from '../support/findBrowser.ts'
import { v8Flags } from '../support/v8Flags.ts'
import { filesBelow, isFull } from './files.ts'
import { brokenOff, type TestResult } from './results.ts'
import { selectTests } from './selectTests.ts'

const folder = 'tests/browser/'

interface Spec {
  title: string
  tests: {
    projectName: string
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
    results: { duration: number }[]
  }[]
}

interface Group {
  title: string
  specs?: Spec[]
  suites?: Group[]
}

const states = { expected: 'passed', unexpected: 'failed', flaky: 'passed', skipped: 'skipped' } as const

/** A test that a helper defines belongs to the file that called it: the outermost group. */
function resultsOf(file: string, { specs = [], suites = [] }: Group, above: readonly string[] = []): TestResult[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, annotations, results }): TestResult => {
        const slow = annotations.find(({ type }) => type === 'slow')?.description
        return {
          suite: 'browser',
          file: `${folder}${file}`,
          title: [...above, title, ...(projectName ? [`[${projectName}]`] : [])].join(' › '),
          state: states[status],
          seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
          ...(slow && { slow }),
          ...(status === 'flaky' && { isFlaky: true }),
        }
      }),
    ),
    ...suites.flatMap((suite) => resultsOf(file, suite, [...above, suite.title])),
  ]
}

/**
 * What Playwright is to run. It looks for a pattern in the path below its own folder and in the title; undefined asks for no
 * test here.
 */
function filterOf(words: readonly string[]): string[] | undefined {
  const { full, inFile, title } = selectTests(words.map((word) => word.replace(folder, '')))
  if (!full) {
    const files = filesBelow('tests/browser', /\.spec\.ts$/).filter((file) => !isFull(file))
    return ['--project=narrow fonts', '--grep-invert', '@full', ...files]
  }
  if (inFile(folder)) return []
  return title && ['--grep', title.source]
}

/**
 * The built portal in a real browser. Only CI tries a failed test again, and the report names it; where no test matches,
 * nothing is built.
 */
export async function inBrowser(words: readonly string[]): Promise<TestResult[]> {
  const filter = filterOf(words)
  if (!filter) return []
  const file = 'reports/browser.json'
  mkdirSync('reports', { recursive: true })
  rmSync(file, { force: true })
  let browser: string
  try {
    browser = findBrowser({ headlessShell: true })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [brokenOff('browser', 'no browser')]
  }
  // Its workers have the flags of the process that starts them.
  const command = [...v8Flags, 'node_modules/@playwright/test/cli.js', 'test']
  const parameters = [...command, '--config', 'tests/browser/playwright.config.ts', ...filter]
  if (filter.includes('--grep')) {
    const { output } = await run('node', [...parameters, '--list', '--reporter=list'])
    if (output.includes('Total: 0 tests')) return []
  }
  const ok = await show('node', parameters, {
    PORTICO_BROWSER: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report: { suites: Group[] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: [] }
  const results = report.suites.flatMap((suite) => resultsOf(suite.title, suite))
  const isExplained = ok || results.some(({ state }) => state === 'failed')
  return isExplained ? results : [...results, brokenOff('browser', 'the run ended early')]
}
