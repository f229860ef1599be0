import fc from 'fast-check'
import type { Oracle } from './oracle.ts'

/** Where a walk is made: what can be done there, by name, and what is seen after it. */
export interface Place<Moment> {
  /** What tells where the walk stands from other places: what was rarely done there is tried first. */
  here(): string
  choices(): readonly string[]
  do(step: string): Promise<Moment>
  /** Lets what is in flight end; what is seen on the way. */
  settle(): Promise<readonly Moment[]>
  close(): void
}

export interface Walk<Moment> {
  name: string
  open(): Place<Moment>
  oracles: readonly Oracle<Moment>[]
}

/** A walk that breaks a sentence; as JSON it is a fixture, which `replay` takes. */
export interface Fixture {
  walk: string
  sentence: string
  why: string
  seed: number
  steps: readonly string[]
}

type Broken = Pick<Fixture, 'sentence' | 'why' | 'steps'>

type Choose = (choices: readonly string[], step: number, here: string) => string | undefined

async function take<Moment>(
  { open, oracles }: Walk<Moment>,
  length: number,
  choose: Choose,
): Promise<Broken | undefined> {
  const place = open()
  const trace: Moment[] = []
  const steps: string[] = []
  const broken = (kind: 'check' | 'checkWhole'): Broken | undefined => {
    for (const oracle of oracles) {
      const why = oracle[kind]?.(trace)
      if (why !== undefined) return { sentence: oracle.sentence, why, steps }
    }
    return undefined
  }
  try {
    for (let step = 0; step < length; step += 1) {
      const choice = choose(place.choices(), step, place.here())
      if (choice === undefined) continue
      steps.push(choice)
      trace.push(await place.do(choice))
      const found = broken('check')
      if (found) return found
    }
    if (trace.length === 0) return undefined
    for (const moment of await place.settle()) {
      trace.push(moment)
      const found = broken('check')
      if (found) return { ...found, why: `${found.why}, once all that was in flight has ended` }
    }
    return broken('checkWhole')
  } catch (error) {
    return { sentence: 'Nothing breaks', why: error instanceof Error ? error.message : String(error), steps }
  } finally {
    place.close()
  }
}

/** Steps that are not possible where they come are left out. */
export const replay = <Moment>(walk: Walk<Moment>, steps: readonly string[]): Promise<Broken | undefined> =>
  take(walk, steps.length, (choices, step) => choices.find((choice) => choice === steps[step]))

/** Leaves out steps for as long as the same sentence is still broken. */
async function shorten<Moment>(walk: Walk<Moment>, found: Broken): Promise<Broken> {
  for (let index = found.steps.length - 1; index >= 0; index -= 1) {
    const shorter = await replay(walk, found.steps.toSpliced(index, 1))
    if (shorter?.sentence === found.sentence && shorter.steps.length < found.steps.length) return shorten(walk, shorter)
  }
  return found
}

export interface Extent {
  seed: number
  runs: number
  steps: number
}

/** The shortest walk that breaks a sentence, of `runs` random ones; undefined when none does. */
export async function findBroken<Moment>(
  walk: Walk<Moment>,
  { seed, runs, steps }: Extent,
): Promise<Fixture | undefined> {
  let found: Broken | undefined
  const taken = new Map<string, number>()
  const times = (here: string, choice: string) => taken.get(`${here}: ${choice}`) ?? 0
  const rarest = (choices: readonly string[], here: string, pick: number) => {
    const sorted = choices.toSorted((one, other) => times(here, one) - times(here, other))
    const choice = sorted[pick % Math.ceil(sorted.length / 2)]
    if (choice !== undefined) taken.set(`${here}: ${choice}`, times(here, choice) + 1)
    return choice
  }
  const picks = fc.array(fc.nat({ max: 5039 }), { minLength: Math.min(8, steps), maxLength: steps, size: 'max' })
  const { failed, seed: used } = await fc.check(
    fc.asyncProperty(picks, async (walked) => {
      found = await take(walk, walked.length, (choices, step, here) => rarest(choices, here, walked[step] ?? 0))
      return !found
    }),
    // What is rarely done changes from walk to walk: the steps are shortened by name instead.
    { seed, numRuns: runs, endOnFailure: true },
  )
  if (!failed || !found) return undefined
  return { walk: walk.name, seed: used, ...(await shorten(walk, found)) }
}

export const inWords = ({ walk, sentence, why, seed, steps }: Fixture): string =>
  [
    `${walk}: “${sentence}” is broken: ${why}`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    `seed ${seed}`,
  ].join('\n')
