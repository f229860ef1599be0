import { mkdirSync, writeFileSync } from 'node:fs'
import { runChecks } from './checks/runChecks.ts'
import { checks } from './checks/steps.ts'
import { inBrowser } from './suites/browser.ts'
import { inNode } from './suites/node.ts'
import { notable, suiteLines, suites, suitesInNode, type TestResult, tally } from './suites/results.ts'
import { chosenOf } from './support/options.ts'
import { closingLine, succeeded, sum, type Totals } from './support/totals.ts'

/** What .ci/run runs: each check and suite whatever fails, or those that are named. */
const chosen = chosenOf([...Object.keys(checks), ...suites])

interface Step extends Totals {
  name: string
  seconds: number
}
const steps: Step[] = []
const results: TestResult[] = []

function close(name: string, totals: Totals, seconds: number): void {
  steps.push({ name, seconds, ...totals })
  console.log(`── ${name}: ${succeeded(totals) ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s ──`)
}

const only = chosen.filter((name) => name in checks)
await runChecks(only, (name, wrong, seconds) => {
  console.log(`\n── ${name} ──`)
  if (wrong !== '') console.log(wrong)
  close(name, { passed: wrong === '' ? 1 : 0, failed: wrong === '' ? 0 : 1, skipped: 0 }, seconds)
})

async function runTests(name: string, run: () => Promise<TestResult[]>): Promise<void> {
  console.log(`\n── ${name} ──`)
  const began = performance.now()
  const found = await run()
  results.push(...found)
  close(name, tally(found), (performance.now() - began) / 1000)
}

// In one run, as each would start its workers and load the same modules again.
const inOneRun = suitesInNode.filter((suite) => chosen.includes(suite))
if (inOneRun.length > 0) await runTests(inOneRun.join(', '), () => inNode(inOneRun, ['--full']))
if (chosen.includes('browser')) await runTests('browser', () => inBrowser(['--full']))

const width = Math.max(0, ...steps.map(({ name }) => name.length))
const rows = steps.map((step) => {
  const mark = succeeded(step) ? '  ok' : 'FAIL'
  return `${mark}  ${step.name.padEnd(width)} ${step.seconds.toFixed(1).padStart(7)} s  ${closingLine(step)}`
})
console.log(`\n${notable(results)}${rows.join('\n')}\n`)
if (inOneRun.length > 0) console.log(suiteLines(inOneRun, results))

const total = sum(steps)
mkdirSync('reports', { recursive: true })
writeFileSync('reports/ci.totals.json', JSON.stringify(total))
process.exitCode = succeeded(total) ? 0 : 1
