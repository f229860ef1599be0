import { inBrowser } from './suites/browser.ts'
import { inNode } from './suites/node.ts'
import { notable, suiteLines, suites, suitesInNode, tally } from './suites/results.ts'
import { selectTests } from './suites/selectTests.ts'
import { ensureBuilt } from './support/built.ts'
import { postgresMissing } from './support/embeddedPostgres.ts'
import { endWith } from './support/options.ts'
import { closingLine, succeeded } from './support/totals.ts'

/**
 * Every suite without the tests that have the tag `full`; with them after `npm test -- --full`; or what `npm test -- <words>`
 * asks for: tests with one of the words in their file or title.
 */
const parameters = process.argv.slice(2)
const unknown = parameters.find((each) => each.startsWith('-') && each !== '--full')
if (unknown !== undefined) endWith(`Unknown option ${unknown}: the only option is --full.`)
const { everything, full } = selectTests(parameters)

/** What the last suites run. A build that fails is made again by them, which say why. */
async function build(): Promise<void> {
  await Promise.allSettled((['sandbox', 'portal'] as const).map((each) => ensureBuilt(each)))
}

// Beside the tests that read no build; with words each suite builds what it needs.
const built = everything ? build() : undefined

console.log(`\n── ${suitesInNode.join(', ')} ──`)
const results = await inNode(suitesInNode, parameters)
await built
console.log('\n── browser ──')
results.push(...(await inBrowser(parameters)))

console.log(`\n${notable(results)}`.trimEnd())
console.log(suiteLines(suites, results))
const totals = tally(results)
if (results.length === 0) console.error(`No test matches ${parameters.map((word) => `'${word}'`).join(' or ')}.`)
if (!full) console.log('\n`npm test -- --full` also runs the tests that repeat these in more cases, as .ci/run does.')
if (postgresMissing !== undefined) console.log(`\n${postgresMissing}`)
console.log(`\n${closingLine(totals)}`)
process.exitCode = succeeded(totals) ? 0 : 1
