import { say } from '../../core/seeds.ts'
import type { WalkResult } from '../../core/tally.ts'
import { story, walkAtRandom } from '../../core/walk.ts'
import { Choices } from '../choices.ts'
import type { OpenPortal } from '../portal.ts'
import { PortalWalk } from '../portalWalk.ts'
import { sentence } from '../step.ts'
import { plantedFaults } from './faults.ts'

interface Options {
  open: OpenPortal
  isInBrowser: boolean
  seed: number
  minutes: number
  /** Of so many processes this one looks for every so-manieth fault. */
  step: number
  number: number
  onResult(result: WalkResult): void
}

/** Sent to the page as text; what compiles this file may give functions names by a helper. */
const scriptOf = (plant: () => void) =>
  `globalThis.__name ??= (each) => each;(${plant.toString().replace(/^plant/, 'function')})()`

/** Walks a portal with each fault until it is found, or the minutes are over. */
export async function findPlanted({
  open,
  isInBrowser,
  seed,
  minutes,
  step,
  number,
  onResult,
}: Options): Promise<void> {
  const faults = Object.entries(plantedFaults).filter(([, { needsBrowser = false }]) => needsBrowser === isInBrowser)
  for (const [name, { plant, finds }] of faults.filter((_, at) => at % step === number)) {
    const choices = new Choices()
    const began = Date.now()
    let [steps, walks, isFound] = [0, 0, false]
    while (!isFound && Date.now() - began < minutes * 60_000) {
      const kind = { begin: () => PortalWalk.begin(open, choices, scriptOf(plant)), sentence }
      const finished = await walkAtRandom(kind, seed + walks, 60)
      walks += 1
      steps += finished.steps.length
      isFound = finished.found.some((each) => finds.test(each))
      if (isFound)
        say(
          `found “${name}” after ${steps} steps in ${Math.round((Date.now() - began) / 1000)} s: ${finished.found.find((each) => finds.test(each))?.slice(0, 120)}\n  at the end of: ${story(kind, finished.steps.slice(-2))}`,
        )
    }
    if (!isFound) say(`not found: “${name}” in ${walks} walks of ${steps} steps`)
    onResult({ steps, isFailure: !isFound, reached: [] })
  }
}
