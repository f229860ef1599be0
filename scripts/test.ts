import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './built.ts'
import { findBrowser } from './findBrowser.ts'
import { closingLine, keepTotals, type Totals } from './totals.ts'

const none: Totals = { passed: 0, failed: 0, skipped: 0 }
const brokenOff: Totals = { ...none, failed: 1 }

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

const show = (command: string, parameters: string[], environment: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
}

/** Model, unit and contract tests. A run that ends badly with no failed test (an unhandled rejection) counts as one. */
async function inNode(): Promise<Totals> {
  const file = 'reports/vitest.json'
  rmSync(file, { force: true })
  const ok = await show('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=tests/support/report.ts',
    `--outputFile.json=${file}`,
  ])
  const report = readReport<VitestReport>(file)
  if (!report) return brokenOff
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return {
    passed: numPassedTests,
    failed: ok ? numFailedTests : Math.max(numFailedTests, 1),
    skipped: numPendingTests + numTodoTests,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** The built portal in a real browser. A flaky test is a failed one. */
async function inBrowser(): Promise<Totals> {
  const file = 'reports/browser.json'
  rmSync(file, { force: true })
  let browser: string
  try {
    browser = findBrowser()
    await ensureBuilt('sandbox', () => console.log('Building the portal with its sandbox …'))
    await ensureBuilt('portal', () => console.log('Building the portal for production …'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return brokenOff
  }
  const ok = await show('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], {
    PORTICO_BROWSER: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readReport<PlaywrightReport>(file)
  if (!report) return brokenOff
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: ok ? unexpected + flaky : Math.max(unexpected + flaky, 1), skipped }
}

mkdirSync('reports', { recursive: true })
const suites = { 'model, unit and contract': inNode, browser: inBrowser }
const totals = { ...none }
const lines: string[] = []
for (const [name, suite] of Object.entries(suites)) {
  console.log(`\n── ${name} ──`)
  const counts = await suite()
  lines.push(`${name}: ${closingLine(counts)}`)
  for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += counts[key]
}

keepTotals('test', totals)
console.log(`\n${lines.join('\n')}\n\n${closingLine(totals)}`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
