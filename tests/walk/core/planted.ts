import { say } from './seeds.ts'
import type { WalkResult } from './tally.ts'
import { shrunk, story, type WalkKind, walkAtRandom } from './walk.ts'

interface Search {
  seed: number
  /** For each fault. */
  minutes: number
  /** Only faults with this in their names. */
  fault: string
  /** Of so many processes this one looks for every so-manieth fault. */
  step: number
  number: number
  onResult(result: WalkResult): void
}

const length = 60

/** Enough to read the walk; no fault waits long for the next. */
const effort = { tries: 60, seconds: 20 }

/** Walks with each fault until it is found, or the minutes are over. */
export async function findPlanted<Step>(
  { planted, sentence }: Pick<WalkKind<Step>, 'planted' | 'sentence'>,
  { seed, minutes, fault, step, number, onResult }: Search,
): Promise<void> {
  const wanted = Object.entries(planted).filter(([name]) => name.includes(fault))
  for (const [name, { begin, finds }] of wanted.filter((_, at) => at % step === number)) {
    const began = Date.now()
    let [steps, walks] = [0, 0]
    let violation: string | undefined
    while (violation === undefined && Date.now() - began < minutes * 60_000) {
      const finished = await walkAtRandom({ begin }, seed + walks, length)
      walks += 1
      steps += finished.steps.length
      violation = finished.found.find((each) => finds.test(each))
      if (violation === undefined) continue
      const seconds = Math.round((Date.now() - began) / 1000)
      const fewest = await shrunk({ begin }, finished, effort)
      say(
        `found “${name}” after ${steps} steps in ${seconds} s: ${violation.slice(0, 120)}\n  after: ${story({ sentence }, fewest)}`,
      )
    }
    if (violation === undefined) say(`not found: “${name}” in ${walks} walks of ${steps} steps`)
    onResult({ steps, isFailure: violation === undefined, reached: [] })
  }
}
