import { type AnyActor, type AnyMachineSnapshot, type EventObject, SimulatedClock } from 'xstate'
import { leavesOf } from '../../../src/app/inspector/statechart.ts'
import type { HeldChild } from '../model/held.ts'
import type { WatchedChart } from '../model/reach.ts'
import type { Model } from '../model/spec.ts'
import { watchedActor } from '../model/watchedActor.ts'
import type { Place } from './walk.ts'

/** What a chart shows after one step. */
export interface ChartMoment<Context = Record<string, unknown>> {
  step: string
  /** By the walk's clock, in milliseconds. */
  now: number
  context: Context
  /** The state, or one above it: `signedIn.refresh`. */
  in(state: string): boolean
  has(tag: string): boolean
  /** Calls and listeners that run. */
  running: readonly string[]
  /** Those that this step started, with their input. */
  started: readonly { id: string; input: unknown }[]
  emitted: readonly (EventObject & Record<string, unknown>)[]
  isDone: boolean
}

const waits = { '1 s': 1000, '20 s': 20_000, '10 min': 600_000 } as const
const settled = () => new Promise((done) => setImmediate(done))
/** A chart comes to rest within so many answers. */
const mostAnswers = 60

/** A real actor of a chart under a simulated clock; what its calls answer, and whether they do, is a choice as well. */
export class ChartPlace implements Place<ChartMoment> {
  readonly #model: Model
  readonly #chart: WatchedChart
  readonly #clock = new SimulatedClock()
  readonly #children: HeldChild[] = []
  #emitted: EventObject[] = []
  #actor: AnyActor | undefined
  #broken: unknown

  constructor(model: Model, chart: WatchedChart) {
    this.#model = model
    this.#chart = chart
    chart.begin((child) => this.#children.push(child))
  }

  here(): string {
    return JSON.stringify(this.#snapshot?.value ?? null)
  }

  choices(): readonly string[] {
    const { starts, events, calls, listeners } = this.#model
    const snapshot = this.#snapshot
    if (!snapshot) return [...starts.keys()]
    if (snapshot.status !== 'active') return []
    const heard = ({ type }: EventObject) => snapshot._nodes.some(({ transitions }) => transitions.has(type))
    const outcomes = ({ id, src }: HeldChild) => (calls.get(src) ?? []).map(({ name }) => `${id}: ${name}`)
    return [
      ...[...events].filter(([, event]) => heard(event)).map(([name]) => name),
      ...this.#running.flatMap(outcomes),
      ...this.#running.flatMap(({ id, src }) =>
        [...(listeners.get(src) ?? [])].filter(([, event]) => heard(event)).map(([name]) => `${id} > ${name}`),
      ),
      ...this.#abandoned
        .slice(-1)
        .flatMap(outcomes)
        .map((outcome) => `too late, ${outcome}`),
      ...(this.#isTimerArmed ? Object.keys(waits) : ['20 s']).map((wait) => `${wait} pass`),
    ]
  }

  async do(step: string): Promise<ChartMoment> {
    const before = new Set(this.#children)
    this.#emitted = []
    const { starts, events } = this.#model
    const event = events.get(step)
    const [, wait] = /^(.+) pass$/.exec(step) ?? []
    if (starts.has(step)) this.#start(starts.get(step))
    else if (event) this.#actor?.send(event)
    else if (wait !== undefined) this.#clock.increment(waits[wait as keyof typeof waits])
    else if (step.includes(' > ')) this.#sendFromChild(step)
    else await this.#answer(step)
    if (this.#broken !== undefined) throw this.#broken
    return this.#moment(step, before)
  }

  async settle(): Promise<readonly ChartMoment[]> {
    const moments: ChartMoment[] = []
    for (let answers = 0; this.#snapshot?.status === 'active'; answers += 1) {
      const call = this.#running.find(({ src }) => this.#model.calls.has(src))
      const outcomes = call ? (this.#model.calls.get(call.src) ?? []) : []
      const outcome = outcomes[answers % outcomes.length]
      if (!call && !this.#snapshot.hasTag('busy')) break
      if (answers >= mostAnswers) throw new Error(`it does not come to rest within ${mostAnswers} answers`)
      moments.push(await this.do(call && outcome ? `${call.id}: ${outcome.name}` : '10 min pass'))
      if (!call && answers > mostAnswers / 2) break
    }
    return moments
  }

  close(): void {
    this.#actor?.stop()
  }

  get #snapshot(): AnyMachineSnapshot | undefined {
    return this.#actor?.getSnapshot() as AnyMachineSnapshot | undefined
  }

  get #isTimerArmed(): boolean {
    const { _scheduledEvents = {} } = (this.#actor?.system.getSnapshot() ?? {}) as { _scheduledEvents?: object }
    return Object.keys(_scheduledEvents).length > 0
  }

  get #running(): HeldChild[] {
    return this.#children.filter((child) => !child.settled && !child.stopped)
  }

  get #abandoned(): HeldChild[] {
    return this.#children.filter((child) => child.stopped && !child.settled && this.#model.calls.has(child.src))
  }

  #start(input: unknown) {
    this.#actor = watchedActor(this.#chart, {
      input,
      clock: this.#clock,
      inspect: (event) => this.#chart.noteTransitions(event),
      onEmit: (event) => this.#emitted.push(event),
      onBroken: (error) => {
        this.#broken = error
      },
    })
    this.#actor.start()
  }

  #sendFromChild(step: string) {
    const [id = '', ...rest] = step.split(' > ')
    const child = this.#running.find((each) => each.id === id)
    const event = child && this.#model.listeners.get(child.src)?.get(rest.join(' > '))
    if (!child || !event) throw new Error(`There is no step "${step}"`)
    child.emit(event)
  }

  async #answer(step: string) {
    const isLate = step.startsWith('too late, ')
    const call = isLate ? step.slice('too late, '.length) : step
    const split = call.lastIndexOf(': ')
    const child = (isLate ? this.#abandoned : this.#running).findLast(({ id }) => id === call.slice(0, split))
    const outcome = child && this.#model.calls.get(child.src)?.find(({ name }) => name === call.slice(split + 2))
    if (!child || !outcome) throw new Error(`There is no step "${step}"`)
    child.settle(outcome)
    await settled()
  }

  #moment(step: string, before: ReadonlySet<HeldChild>): ChartMoment {
    const snapshot = this.#snapshot
    if (!snapshot) throw new Error('The first step must be a start')
    const leaves = leavesOf(snapshot.value)
    this.#chart.noteStates(snapshot)
    return {
      step,
      now: this.#clock.now(),
      context: snapshot.context,
      in: (state) => leaves.some((leaf) => leaf === state || leaf.startsWith(`${state}.`)),
      has: (tag) => snapshot.hasTag(tag),
      running: this.#running.map(({ id }) => id),
      started: this.#children.filter((child) => !before.has(child)).map(({ id, input }) => ({ id, input })),
      emitted: this.#emitted as ChartMoment['emitted'],
      isDone: snapshot.status === 'done',
    }
  }
}
