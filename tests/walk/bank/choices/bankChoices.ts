import { LeastDone } from '../../core/leastDone.ts'
import type { Random } from '../../core/random.ts'
import { bankOperations } from '../definitions.ts'
import type { Step } from '../step.ts'
import type { World } from '../world.ts'
import { callChoices } from './callChoices.ts'
import { tokenChoices } from './tokenChoices.ts'
import { worldChoices } from './worldChoices.ts'

/** Of all choices so many are for the world around the calls. */
const shareOfWorld = 0.35
/** How much more an operation is wanted that has not answered with success. */
const urgency = 4

/** Chooses over all walks of a process what was rarely done, and what has never been answered. */
export class BankChoices {
  readonly #done = new LeastDone<() => readonly Step[]>()
  /** `operation status`, by all walks. */
  readonly reached = new Set<string>()

  choose(random: Random, world: World): Step[] {
    if (random() < shareOfWorld)
      return [...new LeastDone<() => readonly Step[]>().choose(random, worldChoices(random, world))()]
    const offers = [...bankOperations.values()].flatMap((operation) =>
      callChoices(random, world, operation).map((offer) =>
        this.reached.has(`${operation.id} 200`) || !offer.key.startsWith('story ')
          ? offer
          : { ...offer, weight: offer.weight * urgency },
      ),
    )
    return [...this.#done.choose(random, [...offers, ...tokenChoices(random)])()]
  }
}
