// Adds up what `npm run check` and `npm test` counted; a suite that left no count has failed.
import { readFileSync } from 'node:fs'

const total = { passed: 0, failed: 0, skipped: 0 }
for (const name of ['check', 'test']) {
  let counts
  try {
    counts = JSON.parse(readFileSync(new URL(`../reports/${name}.totals.json`, import.meta.url), 'utf8'))
  } catch {
    console.log(`npm run ${name} ended before it could count.`)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  for (const key of Object.keys(total)) total[key] += counts[key]
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
