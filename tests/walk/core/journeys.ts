import { say } from './seeds.ts'
import type { WalkResult } from './tally.ts'
import { type Journey, story, type WalkKind } from './walk.ts'

type JourneyKind<Step> = Pick<WalkKind<Step>, 'begin' | 'sentence'>

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

/** `which` is `all`, or subjects and parts of names, with commas between. @throws Error where no journey has one */
export function journeysNamed<Step>(journeys: readonly Journey<Step>[], which: string): Journey<Step>[] {
  const words = which.split(',')
  const chosen = journeys.filter(({ subject, name }) =>
    words.some((word) => word === 'all' || word === subject || name.includes(word)),
  )
  if (chosen.length > 0) return chosen
  if (journeys.length === 0) throw new Error('There are no journeys here.')
  const subjects = new Set(journeys.map(({ subject }) => subject))
  throw new Error(`There are no journeys of ${which}: choose one of all, ${[...subjects].join(', ')}.`)
}

/** Takes each journey once. One that cannot be taken to its end fails. */
export async function takeJourneys<Step>(
  kind: JourneyKind<Step>,
  { journeys, isVerbose }: { journeys: readonly Journey<Step>[]; isVerbose: boolean },
  onResult: (result: WalkResult) => void,
): Promise<void> {
  const known = new Set<string>()
  for (const journey of journeys) onResult(await takeJourney(kind, journey, known, isVerbose))
}
