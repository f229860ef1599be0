import { mkdirSync, writeFileSync } from 'node:fs'
import type { WalkResult } from './tally.ts'
import { type Finished, kindOf, replay, shrunk, story, type WalkKind, walkAtRandom } from './walk.ts'

const folder = 'reports/walks'
export const say = (words: string) => process.stdout.write(`${words}\n`)

export interface Plan {
  /** Of the first walk; each further one has the next that no other process walks. */
  seed: number
  step: number
  length: number
  runs: number
  /** When no further walk begins, by the clock of this machine. */
  end: number
  isVerbose: boolean
}

/** Kept with its picture, as `--replay` takes it. */
async function keep<Step>(kind: WalkKind<Step>, finished: Finished<Step>): Promise<void> {
  const { seed, found, steps } = finished
  say(`walk ${seed} fails: ${found.join('\n  ')}\n  shrinking its ${steps.length} steps …`)
  const fewest = await shrunk(kind, finished)
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${seed}.json`
  writeFileSync(file, `${JSON.stringify({ found, steps: fewest }, null, 2)}\n`)
  await replay(kind, fewest, `${folder}/${seed}.png`)
  say(`  after: ${story(kind, fewest)}\n  npm run walk -- --replay ${file}`)
}

/** One walk after another. What was wrong in an earlier one as well is not shrunk again. */
export async function walkSeeds<Step>(
  kind: WalkKind<Step>,
  { seed: first, step, length, runs, end, isVerbose }: Plan,
  onResult: (result: WalkResult) => void,
): Promise<void> {
  const known = new Map<string, number>()
  for (let run = 0; run < runs && Date.now() < end; run += 1) {
    const seed = first + run * step
    const onStep = isVerbose ? (each: Step) => say(`  ${kind.sentence(each)}`) : undefined
    const finished = await walkAtRandom(kind, seed, length, onStep)
    const isFailure = finished.found.length > 0
    onResult({ steps: finished.steps.length, isFailure, reached: [...finished.reached] })
    const kinds = finished.found.map(kindOf)
    const earlier = known.get(kinds.find((each) => known.has(each)) ?? '')
    if (earlier !== undefined) say(`walk ${seed} fails as walk ${earlier} did: ${finished.found[0]}`)
    else if (isFailure) await keep(kind, finished)
    for (const each of kinds) if (!known.has(each)) known.set(each, seed)
  }
}
