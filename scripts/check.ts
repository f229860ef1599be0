import { runChecks } from './checks/runChecks.ts'
import { checks } from './checks/steps.ts'
import { chosenOf } from './support/options.ts'
import { closingLine, succeeded, type Totals } from './support/totals.ts'

const chosen = chosenOf(Object.keys(checks))
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
await runChecks(chosen, (name, wrong, seconds) => {
  totals[wrong === '' ? 'passed' : 'failed'] += 1
  console.log(`${wrong === '' ? '  ok' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`)
  if (wrong !== '') console.log(`\n${wrong.replace(/^/gm, '      ')}\n`)
})
console.log(`\nchecks: ${closingLine(totals)}`)
process.exitCode = succeeded(totals) ? 0 : 1
