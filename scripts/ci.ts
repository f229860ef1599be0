import { mkdirSync, writeFileSync } from 'node:fs'
import { runChecks } from './checks/runChecks.ts'
import { checks } from './checks/steps.ts'
import { inBrowser } from './suites/browser.ts'
import { inNode } from './suites/node.ts'
import { notable, suites, type TestResult, tally } from './suites/results.ts'
import { chosenOf } from './support/options.ts'
import { closingLine, succeeded, sum, type Totals } from './support/totals.ts'

/** What .ci/run runs: a step per concern, all of them whatever fails, or those that are named. */
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

for (const suite of suites.filter((name) => chosen.includes(name))) {
  console.log(`\n── ${suite} ──`)
  const began = performance.now()
  const found = suite === 'browser' ? await inBrowser(['--full']) : await inNode([suite], ['--full'])
  results.push(...found)
  close(suite, tally(found), (performance.now() - began) / 1000)
}

const width = Math.max(0, ...steps.map(({ name }) => name.length))
const rows = steps.map((step) => {
  const mark = succeeded(step) ? '  ok' : 'FAIL'
  return `${mark}  ${step.name.padEnd(width)} ${step.seconds.toFixed(1).padStart(7)} s  ${closingLine(step)}`
})
console.log(`\n${notable(results)}${rows.join('\n')}\n`)

const total = sum(steps)
mkdirSync('reports', { recursive: true })
writeFileSync('reports/ci.totals.json', JSON.stringify(total))
process.exitCode = succeeded(total) ? 0 : 1
