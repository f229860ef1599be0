import { type Random, weighted } from './random.ts'

export interface Choice<Step> {
  step: Step
  /** How much it is wanted where it was never done. */
  weight: number
  /** What counts as the same: where it is done, and what. */
  key: string
}

/** Chooses what was rarely done first, over all walks of a process. */
export class LeastDone<Step> {
  readonly #times = new Map<string, number>()

  choose(random: Random, choices: readonly Choice<Step>[]): Step {
    const { step, key } = weighted(random, choices, ({ weight, key }) => weight / (1 + this.#timesOf(key)) ** 2)
    this.#times.set(key, this.#timesOf(key) + 1)
    return step
  }

  #timesOf(key: string): number {
    return this.#times.get(key) ?? 0
  }
}
