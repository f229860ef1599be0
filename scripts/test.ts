import { inBrowser } from './suites/browser.ts'
import { inNode } from './suites/node.ts'
import { notable, suites, suitesInNode, tally } from './suites/results.ts'
import { ensureBuilt } from './support/built.ts'
import { postgresMissing } from './support/embeddedPostgres.ts'
import { closingLine, succeeded } from './support/totals.ts'

/** Every suite, or what `npm test -- <words>` asks for: tests with one of the words in their file or title. */
const words = process.argv.slice(2)

/** What the last suites run. A build that fails is made again by them, which say why. */
async function build(): Promise<void> {
  await Promise.allSettled((['sandbox', 'portal'] as const).map((each) => ensureBuilt(each)))
}

// Beside the tests that read no build; with words each suite builds what it needs.
const built = words.length === 0 ? build() : undefined

console.log(`\n── ${suitesInNode.join(', ')} ──`)
const results = await inNode(suitesInNode, words)
await built
console.log('\n── browser ──')
results.push(...(await inBrowser(words)))

console.log(`\n${notable(results)}`.trimEnd())
for (const suite of suites) {
  console.log(`${suite}: ${closingLine(tally(results.filter((result) => result.suite === suite)))}`)
}
const totals = tally(results)
if (results.length === 0) console.error(`No test matches ${words.map((word) => `'${word}'`).join(' or ')}.`)
if (postgresMissing !== undefined) console.log(`\n${postgresMissing}`)
console.log(`\n${closingLine(totals)}`)
process.exitCode = succeeded(totals) ? 0 : 1
