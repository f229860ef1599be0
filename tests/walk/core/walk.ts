import { type Random, randomOf } from './random.ts'
import { type Effort, shrink } from './shrink.ts'

/** One walk: what can be done where it stands, and what is wrong after a step. */
export interface Walk<Step> {
  /** Those that were taken. */
  readonly steps: readonly Step[]
  /** By the names that `WalkKind.measures` has. */
  readonly reached: ReadonlySet<string>
  /** Undefined where the walk is long enough. */
  choose(random: Random): Promise<Step | undefined>
  /** What is wrong after the step, in sentences. One that cannot be taken here is left out. */
  take(step: Step): Promise<string[]>
  /** Waits for what goes on by itself. */
  rest?(): Promise<void>
  /** Where it stands, for who looks for the next step. */
  describe?(): Promise<string[]>
  /** Keeps a picture of where it stands. */
  picture?(file: string): Promise<void>
  close(): Promise<void>
}

/** A fault that what is walked is given, and that a walk must find. */
export interface PlantedFault<Step> {
  /** The violation that shows it. */
  finds: RegExp
  begin(): Promise<Walk<Step>>
}

export interface Journey<Step> {
  subject: string
  name: string
  steps: readonly Step[]
}

/** What is walked: the portal, or its bank. */
export interface WalkKind<Step> {
  /** What walks can reach, by what it is; the first share is part of the last line. */
  measures: Readonly<Record<string, ReadonlySet<string>>>
  /** Why walks do not reach something. */
  unreached: Readonly<Record<string, string>>
  /** Ways that a walk may begin with. */
  journeys: readonly Journey<Step>[]
  begin(): Promise<Walk<Step>>
  /** By name. */
  planted: Readonly<Record<string, PlantedFault<Step>>>
  /** The step as a person would say it. */
  sentence(step: Step): string
  stop?(): Promise<void>
}

export interface Finished<Step> {
  seed: number
  steps: readonly Step[]
  /** What is wrong after the last step, in sentences; nothing where the walk went well. */
  found: string[]
  reached: ReadonlySet<string>
}

interface Taking<Step> {
  seed?: number
  /** Where a walk that fails leaves its picture. */
  picture?: string
  next(walk: Walk<Step>, at: number): Promise<Step | undefined>
}

async function walked<Step>(
  begin: () => Promise<Walk<Step>>,
  { seed = 0, picture, next }: Taking<Step>,
): Promise<Finished<Step>> {
  const walk = await begin()
  try {
    let found: string[] = []
    for (let at = 0; found.length === 0; at += 1) {
      const step = await next(walk, at)
      if (step === undefined) break
      found = await walk.take(step)
    }
    if (found.length > 0 && picture !== undefined) await walk.picture?.(picture)
    return { seed, steps: walk.steps, found, reached: walk.reached }
  } finally {
    await walk.close()
  }
}

/** So many steps at most, up to the first after which something is wrong. Equal seeds walk alike where as much was done before. */
export function walkAtRandom<Step>(
  { begin }: Pick<WalkKind<Step>, 'begin'>,
  seed: number,
  length: number,
  onStep?: (step: Step) => void,
): Promise<Finished<Step>> {
  const random = randomOf(seed)
  const next = async (walk: Walk<Step>, at: number) => {
    if (at >= length) return undefined
    const step = await walk.choose(random)
    if (step !== undefined) onStep?.(step)
    return step
  }
  return walked(begin, { seed, next })
}

/** The same steps again. */
export const replay = <Step>(
  { begin }: Pick<WalkKind<Step>, 'begin'>,
  steps: readonly Step[],
  picture?: string,
): Promise<Finished<Step>> =>
  walked(begin, { ...(picture !== undefined && { picture }), next: async (_, at) => steps[at] })

/** What a violation is about, without the values of one walk. */
export const kindOf = (violation: string): string => violation.replaceAll(/\d+|"[^"]*"/g, '').slice(0, 60)

/** The fewest steps found after which the same is wrong, without those that cannot be taken. */
export async function shrunk<Step>(
  kind: Pick<WalkKind<Step>, 'begin'>,
  { steps, found }: Finished<Step>,
  effort?: Effort,
): Promise<Step[]> {
  const kinds = new Set(found.map(kindOf))
  let fewest = steps
  const fails = async (candidate: readonly Step[]) => {
    const again = await replay(kind, candidate)
    const isSame = again.found.some((each) => kinds.has(kindOf(each)))
    if (isSame) fewest = again.steps
    return isSame
  }
  await shrink(steps, fails, effort)
  return [...fewest]
}

export const story = <Step>({ sentence }: Pick<WalkKind<Step>, 'sentence'>, steps: readonly Step[]): string =>
  steps.map(sentence).join('; ')
