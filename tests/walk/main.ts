import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { ensureBuilt } from '../../scripts/built.ts'
import { definitionsPlugin } from '../../scripts/definitions/definitionsPlugin.ts'
import { readOptions } from '../../scripts/options.ts'
import { writeScripts } from '../support/dom/bundle.ts'
import { startChromium } from './portal/chromiumPortal.ts'
import { portalTransitions } from './portal/coverage.ts'
import type { OpenPortal } from './portal/portal.ts'
import { type Finished, replay, shrunk, story, walkAtRandom } from './portal/run.ts'
import type { Step } from './portal/step.ts'
import { sentence } from './portal/step.ts'

/** Random walks through the portal (tests/walk): `npm run walk -- --seed 1 --steps 60 --runs 200`. */
const values = readOptions({
  seed: { type: 'string', default: '1' },
  steps: { type: 'string', default: '60' },
  runs: { type: 'string', default: '20' },
  minutes: { type: 'string' },
  browser: { type: 'boolean', default: false },
  replay: { type: 'string' },
  verbose: { type: 'boolean', default: false },
})
const folder = 'reports/walks'
const say = (words: string) => process.stdout.write(`${words}\n`)
const build = await ensureBuilt('sandbox', () => say('Building the portal with its sandbox …'))
await writeScripts(build)
const chromium = values.browser ? await startChromium() : undefined
const open = chromium?.open ?? (await domPortal())

/** Of the bank that runs beside the pages Vite reads what only it can resolve. */
async function domPortal(): Promise<OpenPortal> {
  const { module } = await runnerImport<{ openDomPortal: OpenPortal }>(
    resolve(import.meta.dirname, 'portal/domPortal.ts'),
    { configFile: false, plugins: [definitionsPlugin()], define: { __SANDBOX__: 'true', __POSTMAN__: 'true' } },
  )
  return module.openDomPortal
}

const all = await portalTransitions()
const transitions = new Set<string>()
let [walks, steps, failures] = [0, 0, 0]

function count(finished: Finished): void {
  walks += 1
  steps += finished.steps.length
  for (const each of finished.taken) if (all.has(each)) transitions.add(each)
}

async function tell(finished: Finished): Promise<void> {
  failures += 1
  say(`walk ${finished.seed}: ${finished.found.join('\n  ')}\n  shrinking ${finished.steps.length} steps …`)
  const fewest = await shrunk(open, finished)
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${finished.seed}.json`
  writeFileSync(file, `${JSON.stringify({ found: finished.found, steps: fewest }, null, 2)}\n`)
  say(`  after: ${story(fewest)}\n  npm run walk -- --replay ${file}`)
}

if (values.replay !== undefined) {
  const fixture = JSON.parse(readFileSync(values.replay, 'utf8')) as { steps: Step[] }
  const finished = await replay(open, fixture.steps)
  count(finished)
  if (finished.found.length > 0) {
    failures += 1
    say(`${finished.found.join('\n')}\nafter: ${story(finished.steps)}`)
  }
} else {
  const done = new Map<string, number>()
  const end = values.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.minutes) * 60_000
  const runs = values.minutes === undefined ? Number(values.runs) : Number.POSITIVE_INFINITY
  for (let run = 0; run < runs && Date.now() < end; run += 1) {
    const seed = Number(values.seed) + run
    const onStep = values.verbose ? (step: Step) => say(`  ${sentence(step)}`) : undefined
    const finished = await walkAtRandom(open, seed, Number(values.steps), done, onStep)
    count(finished)
    if (finished.found.length > 0) await tell(finished)
    else
      say(
        `walk ${seed}: ${finished.steps.length} steps, ${finished.addresses.size} addresses, ${transitions.size} transitions so far`,
      )
  }
}
await chromium?.stop()
if (values.verbose) say(`never taken:\n${[...all].filter((each) => !transitions.has(each)).join('\n')}`)
const share = Math.round((100 * transitions.size) / all.size)
say(`${walks} walks, ${steps} steps, ${failures} failures, ${share} % of ${all.size} transitions`)
process.exit(failures === 0 ? 0 : 1)
