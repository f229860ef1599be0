import type { AnyActor, AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate'
import { timerLabel } from '../../../src/app/inspector/statechart.ts'
import { type HeldChild, HeldClock } from './held.ts'
import { type Observed, observe } from './observed.ts'
import { secretsIn } from './plain.ts'
import { WatchedChart } from './reach.ts'
import type { Model } from './spec.ts'
import { watchedActor } from './watchedActor.ts'

interface Scheduled {
  source: AnyActorRef
  event: EventObject
  delay: number
}

const settled = () => new Promise((done) => setImmediate(done))

/** A real actor of a chart: its ports are held, its clock stands still, and each step reports what it did. */
export class Replay {
  readonly #model: Model
  readonly #chart: WatchedChart
  readonly #clock = new HeldClock()
  readonly #secrets: string[]
  #actor: AnyActor | undefined
  #children: HeldChild[] = []
  readonly #due = new WeakMap<Scheduled, number>()
  #emitted: EventObject[] = []
  #sent: { to: string; event: EventObject }[] = []
  #did: string[] = []
  #broken: unknown

  constructor(model: Model, chart = new WatchedChart(model)) {
    this.#model = model
    this.#chart = chart
    chart.begin((child) => this.#children.push(child))
    this.#secrets = [
      ...model.secrets,
      ...secretsIn([...model.events.values()]),
      ...secretsIn([...model.starts.values()]),
    ]
  }

  get snapshot(): AnyMachineSnapshot {
    if (!this.#actor) throw new Error('The first step must be a start')
    return this.#actor.getSnapshot() as AnyMachineSnapshot
  }

  /** The calls and listeners that were stopped without an end: their late answers must change nothing. */
  get abandoned(): HeldChild[] {
    return this.#children.filter(({ settled, stopped }) => stopped && !settled)
  }

  /** @throws Error when the step is not possible on this actor, or when it shows a secret. */
  async take(label: string): Promise<Observed> {
    const running = this.#running()
    const armed = this.#timers()
    this.#emitted = []
    this.#sent = []
    this.#did = []
    this.#chart.isMoving = true
    await this.#perform(label)
    this.#chart.isMoving = false
    this.#chart.noteStates(this.snapshot)
    if (this.#broken !== undefined) throw this.#broken
    const now = this.#running()
    const newlyArmed = this.#timers().filter((timer) => !armed.includes(timer))
    for (const timer of newlyArmed) this.#due.set(timer, this.#clock.now() + timer.delay)
    const observed = observe(this.snapshot, {
      calls: now.filter((child) => !running.includes(child)),
      stops: running.filter(({ settled, stopped }) => stopped && !settled).map(({ id }) => id),
      arms: newlyArmed.map(({ event, delay }) => ({ label: timerLabel(event, this.#model.machine.id), delay })),
      emits: this.#emitted,
      sends: this.#sent,
      does: this.#did,
    })
    this.#checkSecrets(observed)
    return observed
  }

  stop() {
    this.#actor?.stop()
  }

  async #perform(label: string) {
    const { starts, events } = this.#model
    const event = events.get(label)
    if (starts.has(label)) this.#start(starts.get(label))
    else if (this.#actor === undefined) throw new Error(`"${label}" comes before the start`)
    else if (event) this.#actor.send(event)
    else if (label.startsWith('after ')) this.#fire(label)
    else if (label.includes(' > ')) this.#sendFromChild(label)
    else await this.#settle(label)
  }

  #start(input: unknown) {
    this.#actor = watchedActor(this.#chart, {
      input,
      clock: this.#clock,
      inspect: (event) => this.#inspect(event),
      onEmit: (event) => this.#emitted.push(event),
      onBroken: (error) => {
        this.#broken = error
      },
    })
    this.#actor.start()
  }

  #fire(label: string) {
    const due = (timer: Scheduled) => this.#due.get(timer) ?? 0
    const [earliest] = this.#timers().toSorted((one, other) => due(one) - due(other))
    const name = earliest && timerLabel(earliest.event, this.#model.machine.id)
    if (name !== label) throw new Error(`"${label}" cannot fire: the next timer is ${name ?? 'none'}`)
    this.#clock.next()
  }

  #sendFromChild(label: string) {
    const [id = '', ...rest] = label.split(' > ')
    const child = this.#child(id)
    const event = this.#model.listeners.get(child.src)?.get(rest.join(' > '))
    if (!event) throw new Error(`"${id}" has no event "${rest.join(' > ')}"`)
    child.emit(event)
  }

  async #settle(label: string) {
    const split = label.lastIndexOf(': ')
    const child = this.#child(label.slice(0, split))
    const outcome = this.#model.calls.get(child.src)?.find(({ name }) => name === label.slice(split + 2))
    if (!outcome) throw new Error(`There is no step "${label}"`)
    child.settle(outcome)
    await settled()
  }

  #child(id: string): HeldChild {
    const child = this.#running().find((other) => other.id === id)
    if (!child) throw new Error(`"${id}" is not running`)
    return child
  }

  readonly #running = () => this.#children.filter(({ settled, stopped }) => !settled && !stopped)

  #timers(): Scheduled[] {
    if (!this.#actor) return []
    const { _scheduledEvents } = this.#actor.system.getSnapshot() as { _scheduledEvents: Record<string, Scheduled> }
    return Object.values(_scheduledEvents).filter(({ source }) => source === this.#actor)
  }

  #inspect(event: InspectionEvent) {
    const root = event.rootId === (event.actorRef as AnyActorRef | undefined)?.sessionId
    this.#chart.noteTransitions(event)
    if (event.type === '@xstate.action' && root && !event.action.type.startsWith('xstate.'))
      this.#did.push(event.action.type)
    if (
      event.type === '@xstate.event' &&
      event.sourceRef?.sessionId === event.rootId &&
      !root &&
      event.event.type !== 'xstate.init'
    )
      this.#sent.push({ to: (event.actorRef as AnyActorRef).id, event: event.event })
  }

  #checkSecrets(observed: Observed) {
    const text = JSON.stringify(observed)
    const shown = this.#secrets.find((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
    if (shown !== undefined) throw new Error(`a secret is in the open: ${shown.slice(0, 2)}…`)
  }
}
