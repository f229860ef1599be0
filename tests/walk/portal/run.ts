import type { OpenPortal } from './portal.ts'
import { randomOf } from './random.ts'
import { shrink } from './shrink.ts'
import { type Step, sentence } from './step.ts'
import { type Done, Walk } from './walk.ts'

export interface Finished {
  seed: number
  steps: Step[]
  /** What is wrong after the last step, in sentences; nothing where the walk went well. */
  found: string[]
  taken: ReadonlySet<string>
  addresses: ReadonlySet<string>
}

async function walked(
  open: OpenPortal,
  seed: number,
  done: Done,
  next: (walk: Walk, at: number) => Promise<Step | undefined>,
): Promise<Finished> {
  const walk = await Walk.begin(open, done)
  try {
    let found: string[] = []
    for (let at = 0; found.length === 0; at += 1) {
      const step = await next(walk, at)
      if (!step) break
      found = await walk.take(step)
    }
    return { seed, steps: walk.steps, found, taken: walk.taken, addresses: walk.addresses }
  } finally {
    await walk.portal.close()
  }
}

/** A walk of so many steps at most; equal seeds walk alike where as much was done before. It ends at the first step after which something is wrong. */
export function walkAtRandom(
  open: OpenPortal,
  seed: number,
  length: number,
  done: Done = new Map(),
  onStep?: (step: Step) => void,
): Promise<Finished> {
  const random = randomOf(seed)
  return walked(open, seed, done, async (walk, at) => {
    if (at >= length) return undefined
    const step = await walk.choose(random)
    onStep?.(step)
    return step
  })
}

/** The same steps again. */
export const replay = (open: OpenPortal, steps: readonly Step[]): Promise<Finished> =>
  walked(open, 0, new Map(), async (_, at) => steps[at])

/** What a violation is about, without the values of one walk. */
const kindOf = (violation: string): string => violation.replaceAll(/\d+|"[^"]*"/g, '').slice(0, 60)

/** The fewest steps found after which the same is wrong. */
export async function shrunk(open: OpenPortal, { steps, found }: Finished, tries?: number): Promise<Step[]> {
  const kinds = new Set(found.map(kindOf))
  return shrink(
    steps,
    async (candidate) => (await replay(open, candidate)).found.some((each) => kinds.has(kindOf(each))),
    tries,
  )
}

export const story = (steps: readonly Step[]): string => steps.map(sentence).join('; ')
