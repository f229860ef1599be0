import fc from 'fast-check'
import type { Oracle } from './oracle.ts'
import { RareSteps } from './rareSteps.ts'

/** Where a walk is made: what can be done there, by name, and what is seen after it. */
export interface Place<Moment> {
  /** What says where the walk stands from other places: what was rarely done there is tried first. */
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
    if (trace.length === 0 || !oracles.some(({ checkWhole }) => checkWhole)) return undefined
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

/** Leaves out steps for as long as the same sentence is still broken: first many at once, in the end each by itself. */
async function shorten<Moment>(walk: Walk<Moment>, found: Broken): Promise<Broken> {
  let shortest = found
  const without = async (from: number, many: number) => {
    const shorter = await replay(walk, shortest.steps.toSpliced(from, many))
    if (shorter?.sentence !== found.sentence || shorter.steps.length >= shortest.steps.length) return false
    shortest = shorter
    return true
  }
  for (let many = Math.ceil(found.steps.length / 2); many > 1; many = Math.ceil(many / 2))
    for (let end = shortest.steps.length; end > 0; end = Math.min(end - many, shortest.steps.length))
      await without(Math.max(end - many, 0), many)
  for (let index = shortest.steps.length - 1; index >= 0; index -= 1)
    if (await without(index, 1)) index = shortest.steps.length
  return shortest
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
  const rarest = new RareSteps()
  const picks = fc.array(fc.nat({ max: 10 ** 6 }), { minLength: Math.min(8, steps), maxLength: steps, size: 'max' })
  const { failed, seed: used } = await fc.check(
    fc.asyncProperty(picks, async (walked) => {
      const way = rarest.begin(walked[0] ?? 0)
      found = await take(walk, way + walked.length, (choices, step, here) =>
        rarest.choose(choices, here, walked[step % walked.length] ?? 0),
      )
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
