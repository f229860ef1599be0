import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate'
import { timerLabel } from '../../../src/app/inspector/statechart.ts'
import { lineOf, type Observed, observe } from './observed.ts'
import { plain } from './plain.ts'
import type { Model, Outcome } from './spec.ts'
import { stateName } from './stateName.ts'

/** An armed timer; `remaining` milliseconds from now. */
interface Timer {
  id: string
  label: string
  event: EventObject
  delay: number
  remaining: number
}

/** A child that runs: a call in flight, or a listener. */
interface Child {
  ref: AnyActorRef
  id: string
  src: string
  input: unknown
  settled: boolean
}

export type Step = { label: string } & (
  | { kind: 'start'; input: unknown }
  | { kind: 'event'; event: EventObject }
  | { kind: 'timer' }
  | { kind: 'settle'; id: string; outcome: Outcome<unknown> }
)

/** A snapshot with its armed timers, the earliest first, and the children that run. Before the start it is empty. */
export interface World {
  snapshot: AnyMachineSnapshot | undefined
  timers: readonly Timer[]
  children: readonly Child[]
  observed: Observed | undefined
  came: { from: World; step: Step } | undefined
}

export const nowhere: World = { snapshot: undefined, timers: [], children: [], observed: undefined, came: undefined }

/** The steps that led to a world, by name. */
export function trail(world: World): string[] {
  return world.came ? [...trail(world.came.from), world.came.step.label] : []
}

/** What distinguishes two worlds: value, relevant context, the order of the next timers, the calls that run. */
export const worldKey = (model: Model, { snapshot, timers, children }: World): string =>
  snapshot === undefined
    ? 'nowhere'
    : JSON.stringify([
        snapshot.value,
        snapshot.status,
        plain(model.relevantContext(snapshot.context)),
        timers.map(({ label }) => label),
        children.filter(({ settled }) => !settled).map(({ id }) => id),
      ])

/** What the outside can do in a world: a user's event, the earliest timer, the end of a call, a listener's event. */
export function enabled(model: Model, world: World, { ignored = false } = {}): Step[] {
  const { snapshot, timers, children } = world
  if (snapshot === undefined) return [...model.starts].map(([label, input]): Step => ({ kind: 'start', label, input }))
  if (snapshot.status !== 'active') return []
  const state = stateName(snapshot.value)
  const heard = (event: EventObject) => ignored || model.machine.getTransitionData(snapshot, event).length > 0
  const events = (table: Map<string, EventObject>, prefix = ''): Step[] =>
    [...table]
      .filter(([, event]) => heard(event))
      .map(([label, event]) => ({ kind: 'event', label: `${prefix}${label}`, event }))
  const running = children.filter(({ settled }) => !settled)
  for (const { id, src } of running)
    if (!model.calls.has(src) && !model.listeners.has(src))
      throw new Error(
        `${model.machine.id} invokes "${id}", but its test gives "${src}" neither outcomes (calls) nor events (listeners): ${trail(world).join(', ')}`,
      )
  const possible = ({ label }: Step) => model.possible(label, snapshot.context, state)
  const outcomes = running.flatMap(({ id, src }) =>
    (model.calls.get(src) ?? []).map(
      (outcome): Step => ({ kind: 'settle', label: `${id}: ${outcome.name}`, id, outcome }),
    ),
  )
  return [
    ...events(model.events).filter(possible),
    ...outcomes.filter(possible),
    ...running.flatMap(({ id, src }) => events(model.listeners.get(src) ?? new Map(), `${id} > `)).filter(possible),
    ...timers.slice(0, 1).map(({ label }): Step => ({ kind: 'timer', label })),
  ]
}

export function eventOf(world: World, step: Exclude<Step, { kind: 'start' }>): AnyEventObject {
  if (step.kind === 'event') return step.event
  if (step.kind === 'timer') {
    const [earliest] = world.timers
    if (!earliest) throw new Error(`No timer is armed for "${step.label}"`)
    return earliest.event
  }
  const call = world.children.find(({ id }) => id === step.id)
  const ended = step.outcome.settle(call?.input)
  return 'output' in ended
    ? { type: `xstate.done.actor.${step.id}`, output: ended.output, actorId: step.id }
    : { type: `xstate.error.actor.${step.id}`, error: ended.error, actorId: step.id }
}

interface Action {
  type: string
  params: unknown
  info: { self: AnyActorRef }
}

/** What remains armed after the actions of one step; sorted by due time, ties in the order of arming. */
function rearm(machine: AnyStateMachine, timers: readonly Timer[], actions: readonly Action[]): Timer[] {
  let armed = [...timers]
  for (const { type, params, info } of actions) {
    const { sendId } = (params ?? {}) as { sendId?: string }
    if (type === 'xstate.cancel') armed = armed.filter(({ id }) => id !== sendId)
    if (type !== 'xstate.raise' && type !== 'xstate.sendTo') continue
    const { event, delay, id, to } = params as { event: EventObject; delay?: number; id?: string; to?: AnyActorRef }
    if (typeof delay !== 'number') continue
    if (to !== undefined && to !== info.self) throw new Error(`A delayed sendTo another actor is not modelled`)
    const timer = { id: id ?? `anonymous ${event.type}`, label: timerLabel(event, machine.id), event, delay }
    armed = [...armed.filter((other) => other.id !== timer.id), { ...timer, remaining: delay }]
  }
  return armed.toSorted((one, other) => one.remaining - other.remaining)
}

/** The world after a step, computed by xstate's pure `transition`: no effect runs. */
export function take(model: Model, world: World, step: Step): World {
  const { machine } = model
  const actions: Action[] = []
  let snapshot: AnyMachineSnapshot
  let timers = world.timers
  let children = world.children
  const came = { from: world, step }
  const fail = (error: unknown): never => {
    const reason = error instanceof Error ? error.message : JSON.stringify(plain(error))
    throw new Error(`${machine.id} broke after ${[...trail(world), step.label].join(', ')}: ${reason}`, {
      cause: error,
    })
  }
  const pure = (run: () => readonly [unknown, readonly unknown[]]) => {
    try {
      const [next, done] = run()
      actions.push(...(done as Action[]))
      return next as AnyMachineSnapshot
    } catch (error) {
      return fail(error)
    }
  }

  if (step.kind === 'start') snapshot = pure(() => initialTransition(machine, step.input))
  else {
    const before = world.snapshot
    if (before === undefined) throw new Error(`"${step.label}" comes before the start`)
    const event = eventOf(world, step)
    if (step.kind === 'timer') {
      const [earliest, ...rest] = timers
      timers = rest.map((timer) => ({ ...timer, remaining: timer.remaining - (earliest?.remaining ?? 0) }))
    }
    if (step.kind === 'settle')
      children = children.map((child) => (child.id === step.id ? { ...child, settled: true } : child))
    snapshot = pure(() => transition(machine, before, event))
  }
  for (let index = 0; index < actions.length; index += 1) {
    const { type, params, info } = actions[index] as Action
    const { to, event, delay } = (params ?? {}) as { to?: AnyActorRef; event?: EventObject; delay?: number }
    const current = snapshot
    if (type === 'xstate.sendTo' && to === info.self && event && delay === undefined && current.status === 'active')
      snapshot = pure(() => transition(machine, current, event))
  }
  if (snapshot.status === 'error') fail(snapshot.error)

  const active = snapshot.status === 'active'
  const before = timers
  timers = active ? rearm(machine, timers, actions) : []
  const known = new Map(children.map((child) => [child.ref, child]))
  const refs = active ? (Object.values(snapshot.children) as (AnyActorRef & { src: unknown; options: unknown })[]) : []
  const next = refs
    .map((ref) => {
      const { input } = ref.options as { input: unknown }
      return known.get(ref) ?? { ref, id: ref.id, src: String(ref.src), input, settled: false }
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const sends = actions.filter(({ type, params, info }) => {
    const { to, delay } = (params ?? {}) as { to?: AnyActorRef; delay?: number }
    return type === 'xstate.sendTo' && delay === undefined && to !== info.self
  })
  const observed = observe(snapshot, {
    calls: next.filter(({ ref }) => !known.has(ref)),
    stops: children
      .filter(({ ref, settled }) => !settled && !next.some((child) => child.ref === ref))
      .map(({ id }) => id),
    arms: timers.filter((timer) => !before.includes(timer)),
    emits: actions
      .filter(({ type }) => type === 'xstate.emit')
      .map(({ params }) => (params as { event: EventObject }).event),
    sends: sends.map(({ params }) => {
      const { to, event } = params as { to: AnyActorRef; event: EventObject }
      return { to: to.id, event }
    }),
    does: actions.filter(({ type }) => !type.startsWith('xstate.')).map(({ type }) => type),
  })
  return { snapshot, timers, children: next, observed, came }
}

/** The golden line of the step that led to a world. */
export const lineTo = (world: World): Record<string, unknown> => {
  if (!world.came || !world.observed) throw new Error('Nothing led to this world')
  return lineOf(world.came.step.label, world.came.from.observed, world.observed)
}
