import { type Choice, LeastDone } from '../core/leastDone.ts'
import { oneOf, type Random } from '../core/random.ts'
import type { Journey } from '../core/walk.ts'
import type { Offer } from './actions/onPage.ts'
import { type Ending, endingNames } from './endings.ts'
import { starts } from './starts.ts'
import { type Step, sentence } from './step.ts'

/** An address without what differs from walk to walk. */
export const placeOf = (address: string): string => address.replaceAll(/=[^&]{12,}/g, '=…')

/** What happens around the page is the same everywhere, and so is what is typed into one field. */
function keyOf(place: string, step: Step): string {
  if (step.do === 'world' || step.do === 'open') return sentence(step)
  const here = place.split(/[?&](?!page=)|#/)[0]
  if (step.do === 'complete') return `${here} ${step.fields.map(({ name }) => name).join(', ')}`
  return `${here} ${sentence(step.do === 'fill' ? { ...step, value: '' } : step)}`
}

/** What happens to a call beside its own answer, and what comes once it was made. */
const afterwards: Partial<Record<Ending, Step[]>> = {
  'is not answered': [{ do: 'world', event: 'the clock moves 59 seconds on' }],
}

const nothing = 'is answered'
/** Most other endings look the same to a page. */
const often: ReadonlySet<string> = new Set<Ending>(['ends with status 500', 'loses its answer', 'is answered late'])

/** What all walks of this process did: what was rarely done where is chosen first, and what a step called may fail. */
export class Choices {
  readonly #steps = new LeastDone<Step>()
  readonly #endings = new LeastDone<Ending | typeof nothing>()
  readonly #calls = new Map<string, readonly string[]>()
  readonly #journeys: readonly Journey<Step>[]
  /** Not yet begun by this process. */
  #left: readonly Journey<Step>[]

  /** @param ways that walks begin with; of so many processes each begins with its share of them */
  constructor(journeys: readonly Journey<Step>[] = [], { number, count } = { number: 0, count: 1 }) {
    this.#journeys = journeys
    this.#left = journeys.filter((_, at) => at % count === number)
  }

  /** How a walk begins. The first time that a journey is taken, few steps follow: all are taken soon. */
  begin(random: Random): { steps: readonly Step[]; stepsAfter: number } {
    if (this.#left.length > 0 && random() < 0.9) {
      const journey = oneOf(random, this.#left)
      this.#left = this.#left.filter((each) => each !== journey)
      return { steps: journey.steps, stepsAfter: 2 }
    }
    const isPlain = this.#journeys.length === 0 || random() < 0.5
    return {
      steps: isPlain ? this.choose(random, starts, '') : oneOf(random, this.#journeys).steps,
      stepsAfter: Number.POSITIVE_INFINITY,
    }
  }

  noteCalls(place: string, step: Step, operations: readonly string[]): void {
    if (operations.length > 0) this.#calls.set(keyOf(place, step), operations)
  }

  /** The steps to take: one, or with it what makes a call of it fail, and what usually comes next. */
  choose(random: Random, offers: readonly Offer[], place: string): Step[] {
    const byStep = new Map(offers.map(({ step, next = [] }) => [step, next]))
    const choices = offers.map(({ step, weight }): Choice<Step> => ({ step, weight, key: keyOf(place, step) }))
    const step = this.#steps.choose(random, choices)
    const next = byStep.get(step) ?? []
    const steps = [step, ...next]
    const at = steps.findIndex((each) => this.#calls.has(keyOf(place, each)))
    const called = steps[at]
    const operations = called && this.#calls.get(keyOf(place, called))
    if (!operations || random() < 0.35) return steps
    const operation = oneOf(random, operations)
    const ending = this.#endings.choose(
      random,
      [nothing, ...endingNames].map((each) => ({
        step: each as Ending | typeof nothing,
        weight: often.has(each) ? 2 : 1,
        key: `${keyOf(place, called)} ${operation} ${each}`,
      })),
    )
    if (ending === nothing) return steps
    const before: Step = { do: 'fault', operation, ending }
    const after = afterwards[ending] ?? []
    // A step that opens a page may need calls of its own before: the fault waits until the bank was asked for those.
    return [...steps.slice(0, at), before, called, ...after, ...steps.slice(at + 1)]
  }
}
