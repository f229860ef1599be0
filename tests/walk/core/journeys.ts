import { say } from './seeds.ts'
import type { WalkResult } from './tally.ts'
import { type Journey, story, type WalkKind } from './walk.ts'

interface Options {
  /** `all`, or subjects and parts of names, with commas between. */
  which: string
  isVerbose: boolean
}

type JourneyKind<Step> = Pick<WalkKind<Step>, 'begin' | 'sentence' | 'journeys'>

async function takeJourney<Step>(
  kind: JourneyKind<Step>,
  { subject, name, steps }: Journey<Step>,
  known: Set<string>,
  isVerbose: boolean,
): Promise<WalkResult> {
  const walk = await kind.begin()
  const before = known.size
  const wrong: string[] = []
  try {
    for (const step of steps) {
      const count = walk.steps.length
      const found = await walk.take(step)
      const fresh = [...walk.reached].filter((each) => !known.has(each))
      for (const each of fresh) known.add(each)
      if (isVerbose) say(`  ${[kind.sentence(step), ...fresh].join('\n      + ')}`)
      if (walk.steps.length === count)
        wrong.push(`cannot be taken: ${kind.sentence(step)}`, ...((await walk.describe?.()) ?? []))
      else if (found.length > 0) wrong.push(`fails: ${found.join('\n    ')}`)
      if (wrong.length > 0) break
    }
    await walk.rest?.()
    for (const each of walk.reached) known.add(each)
    say(`${wrong.length > 0 ? 'FAILED ' : ''}${subject}: ${name} (${known.size - before} new)`)
    if (wrong.length > 0) say(`  ${wrong.join('\n  ')}\n  after: ${story(kind, walk.steps)}`)
    return { steps: walk.steps.length, isFailure: wrong.length > 0, reached: [...walk.reached] }
  } finally {
    await walk.close()
  }
}

/** Takes each chosen journey once. One that cannot be taken to its end fails. */
export async function takeJourneys<Step>(
  kind: JourneyKind<Step>,
  { which, isVerbose }: Options,
  onResult: (result: WalkResult) => void,
): Promise<void> {
  const known = new Set<string>()
  const wanted = which.split(',')
  const chosen = kind.journeys.filter(({ subject, name }) =>
    wanted.some((each) => each === 'all' || each === subject || name.includes(each)),
  )
  if (chosen.length === 0) throw new Error(`There are no journeys of ${which}`)
  for (const journey of chosen) onResult(await takeJourney(kind, journey, known, isVerbose))
}
