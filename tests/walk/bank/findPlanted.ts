import { say } from '../core/seeds.ts'
import type { WalkResult } from '../core/tally.ts'
import { shrunk, story, walkAtRandom } from '../core/walk.ts'
import { BankWalk } from './bankWalk.ts'
import { BankChoices } from './choices/bankChoices.ts'
import { plants } from './plants.ts'
import { sentence } from './sentence.ts'

interface Options {
  seed: number
  minutes: number
  /** Of so many processes this one looks for every so-manieth fault. */
  step: number
  number: number
  onResult(result: WalkResult): void
}

/** Walks a bank with each fault until it is found, or the minutes are over. */
export async function findPlanted({ seed, minutes, step, number, onResult }: Options): Promise<void> {
  for (const [name, { found: expected, ...plant }] of Object.entries(plants).filter((_, at) => at % step === number)) {
    const choices = new BankChoices()
    const kind = { begin: () => BankWalk.begin(choices, plant), sentence }
    const began = Date.now()
    let [steps, walks, isFound] = [0, 0, false]
    while (!isFound && Date.now() - began < minutes * 60_000) {
      const finished = await walkAtRandom(kind, seed + walks, 60)
      walks += 1
      steps += finished.steps.length
      isFound = finished.found.some((each) => expected.test(each))
      if (!isFound) continue
      const seconds = Math.round((Date.now() - began) / 1000)
      say(`found “${name}” after ${steps} steps in ${seconds} s: ${story(kind, await shrunk(kind, finished))}`)
    }
    if (!isFound) say(`not found: “${name}” in ${walks} walks of ${steps} steps`)
    onResult({ steps, isFailure: !isFound, reached: [] })
  }
}
