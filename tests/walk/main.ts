import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { endWith, numberOf, orEnd, readOptions } from '../../scripts/support/options.ts'
import { journeysNamed, takeJourneys } from './core/journeys.ts'
import { findPlanted } from './core/planted.ts'
import { inProcesses } from './core/processes.ts'
import { say, walkSeeds } from './core/seeds.ts'
import { Tally, type WalkResult } from './core/tally.ts'
import { viteImport } from './core/viteImport.ts'
import { replay, story, type WalkKind } from './core/walk.ts'
import { portalKind } from './portal/portalKind.ts'

/** Random walks (tests/walk): `npm run walk -- --seed 1 --steps 60 --runs 200`, or `--minutes 10`. */
const values = readOptions({
  seed: { type: 'string', default: '1' },
  steps: { type: 'string', default: '60' },
  runs: { type: 'string', default: '20' },
  minutes: { type: 'string' },
  workers: { type: 'string' },
  browser: { type: 'boolean', default: false },
  /** The services of the bank instead of the portal. */
  bank: { type: 'boolean', default: false },
  replay: { type: 'string' },
  /** Takes each journey of a subject, or of `all`, once and goes no further (portal/journeys). */
  journeys: { type: 'string' },
  /** Looks for faults that the pages or the bank are given (portal/planted/faults.ts, bank/plants.ts). */
  planted: { type: 'boolean', default: false },
  /** Part of the names of the faults to look for. */
  fault: { type: 'string', default: '' },
  verbose: { type: 'boolean', default: false },
  /** Which of the processes this one is: `inProcesses` gives it. */
  process: { type: 'string' },
})
const started = Date.now()
const read = (option: string, value: string) => orEnd(() => numberOf(option, value))
const [seed, length, runs] = [read('seed', values.seed), read('steps', values.steps), read('runs', values.runs)]
const minutes = values.minutes === undefined ? undefined : read('minutes', values.minutes)
const usualWorkers = minutes === undefined && !values.planted ? 1 : availableParallelism()
const workers = values.workers === undefined ? usualWorkers : Math.max(1, read('workers', values.workers))
if (values.replay !== undefined && !existsSync(values.replay)) endWith(`--replay ${values.replay} is not there.`)
const ofBank = async () => (await viteImport<typeof import('./bank/bankKind.ts')>('bank/bankKind.ts')).bankKind()
const kind: WalkKind<unknown> = values.bank
  ? await ofBank()
  : await portalKind({
      isInBrowser: values.browser,
      isBuilt: values.process !== undefined,
      share: { number: Number(values.process ?? 0), count: workers },
    })
const tally = new Tally(kind)

function walkHere(number: number, count: number, onResult: (result: WalkResult) => void): Promise<void> {
  if (values.planted)
    return findPlanted(kind, {
      seed,
      minutes: minutes ?? 10,
      fault: values.fault,
      step: count,
      number,
      onResult,
    })
  return walkSeeds(
    kind,
    {
      seed: seed + number,
      step: count,
      length,
      runs: minutes === undefined ? Math.ceil((runs - number) / count) : Number.POSITIVE_INFINITY,
      end: minutes === undefined ? Number.POSITIVE_INFINITY : started + minutes * 60_000,
      isVerbose: values.verbose,
    },
    onResult,
  )
}

function count(result: WalkResult): void {
  tally.add(result)
  say(`${Math.round((Date.now() - started) / 1000)} s: ${tally.line}`)
}

async function walkAgain(file: string): Promise<void> {
  const fixture = JSON.parse(readFileSync(file, 'utf8')) as { steps: unknown[] }
  const { found, steps, reached } = await replay(kind, fixture.steps, file.replace(/\.json$/, '.png'))
  tally.add({ steps: steps.length, isFailure: found.length > 0, reached: [...reached] })
  if (found.length > 0) say(`${found.join('\n')}\nafter: ${story(kind, steps)}`)
}

if (values.process !== undefined) {
  await walkHere(Number(values.process), workers, (result) => process.send?.(result))
  await kind.stop?.()
  process.exit(0)
}
if (values.planted && !Object.keys(kind.planted).some((name) => name.includes(values.fault)))
  endWith(`--fault ${values.fault} is in no name: choose one of ${Object.keys(kind.planted).join(', ')}.`)
const { journeys: which } = values
const journeys = which === undefined ? undefined : orEnd(() => journeysNamed(kind.journeys, which))
const file = 'reports/walk.json'
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tally.write(file)
    say(`stopped: ${tally.line}`)
    process.exit(1)
  })
if (values.replay !== undefined) await walkAgain(values.replay)
else if (journeys) await takeJourneys(kind, { journeys, isVerbose: values.verbose }, (result) => tally.add(result))
else if (workers === 1) await walkHere(0, 1, count)
else await inProcesses(workers, count)
await kind.stop?.()
tally.write(file)
if (values.verbose)
  for (const { name, reason } of tally.never) say(`never: ${name}${reason === undefined ? '' : ` (${reason})`}`)
if (minutes !== undefined) for (const name of tally.stale) say(`recorded as never reached, and stale: ${name}`)
if (tally.further !== '') say(tally.further)
say(tally.line)
process.exit(tally.failures === 0 ? 0 : 1)
