interface Known {
  /** The shortest way to a place. */
  way: readonly string[]
  visits: number
  /** How many walks were sent there. */
  sent: number
}

/**
 * Chooses the steps of walks. Three of four walks go first to the place where the fewest were sent, by the shortest way that is
 * known from earlier ones. From there on what was rarely done comes first: one step of four by how often it was taken where
 * the walk stands, the others by how often walks have come to where they lead.
 */
export class RareSteps {
  readonly #taken = new Map<string, number>()
  readonly #leadsTo = new Map<string, string>()
  readonly #places = new Map<string, Known>()
  #way: readonly string[] = []
  #walked: string[] = []
  #last: string | undefined

  /** How many steps the way takes that the next walk begins with. */
  begin(pick: number): number {
    const places = [...this.#places.values()]
    const least = Math.min(...places.map(({ sent }) => sent))
    const goal = pick % 4 === 0 ? undefined : places.findLast(({ sent }) => sent === least)
    if (goal) goal.sent += 1
    this.#way = goal?.way ?? []
    this.#walked = []
    this.#last = undefined
    return this.#way.length
  }

  choose(steps: readonly string[], here: string, pick: number): string | undefined {
    const { sent = 0, way = this.#walked, visits = 0 } = this.#places.get(here) ?? {}
    this.#places.set(here, {
      sent,
      visits: visits + 1,
      way: way.length > this.#walked.length ? [...this.#walked] : [...way],
    })
    if (this.#last !== undefined) this.#leadsTo.set(this.#last, here)
    const step = this.#onTheWay(steps) ?? this.#rarest(steps, here, pick)
    if (step === undefined) return undefined
    this.#walked.push(step)
    this.#last = `${here}: ${step}`
    this.#taken.set(this.#last, this.#times(here, step) + 1)
    return step
  }

  #onTheWay(steps: readonly string[]): string | undefined {
    const [step, ...rest] = this.#way
    const isPossible = step !== undefined && steps.includes(step)
    this.#way = isPossible ? rest : []
    return isPossible ? step : undefined
  }

  #rarest(steps: readonly string[], here: string, pick: number): string | undefined {
    const times = (step: string) => this.#times(here, step)
    const visits = (step: string) => this.#places.get(this.#leadsTo.get(`${here}: ${step}`) ?? '')?.visits ?? 0
    const [rank, part] = pick % 4 === 0 ? [times, 2] : [visits, 4]
    const ranked = steps.map((step) => ({ step, rank: rank(step) })).toSorted((one, other) => one.rank - other.rank)
    return ranked[Math.floor(pick / 4) % Math.ceil(ranked.length / part)]?.step
  }

  #times(here: string, step: string): number {
    return this.#taken.get(`${here}: ${step}`) ?? 0
  }
}
