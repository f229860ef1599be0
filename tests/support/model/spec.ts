import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate'
import type { ActorsOf } from '../../../src/machines/port.ts'
import type { Problem } from '../../../src/rules/problem.ts'

/** One way in which a call that is in flight can end. */
export interface Outcome<Output, Input = unknown> {
  readonly name: string
  settle(input: Input): { output: Output } | { error: unknown }
}

export function resolve(name: string): Outcome<void>
export function resolve<Output, Input>(
  name: string,
  output: Output | ((input: Input) => Output),
): Outcome<Output, Input>
export function resolve(name: string, output?: unknown): Outcome<unknown> {
  return { name, settle: (input) => ({ output: typeof output === 'function' ? output(input) : output }) }
}

export const reject = (name: string, problem: Problem): Outcome<never> => ({ name, settle: () => ({ error: problem }) })

type Payload<Event> = Omit<Event, 'type'>
/** The data that an event is sent with: one case, or several by name (the name shows in goldens). */
type Cases<Event> = readonly [Payload<Event>] | Readonly<Record<string, Payload<Event>>>
type EventTable<Event extends EventObject> = {
  readonly [Type in Event['type']]?: Cases<Extract<Event, { type: Type }>>
}

/** What the specification says of a state, checked on the real actor each time a path is in that state. */
export interface StateExpectation<Machine extends AnyStateMachine> {
  /** Tags that must be there, and tags that must not. */
  tags?: readonly string[]
  withoutTags?: readonly string[]
  /** Events, as `type` (its first case) or `type(case)`, that must or must not be possible. */
  can?: readonly string[]
  cannot?: readonly string[]
  context?: Partial<ContextFrom<Machine>>
  /** What must be emitted, exactly and in order, by each step that enters the state. */
  emits?: readonly EmittedFrom<Machine>[]
  check?: (snapshot: SnapshotFrom<Machine>) => void
}

/** What the specification says of a step, by its name in the golden file or by `state / name`. */
export interface StepExpectation<Machine extends AnyStateMachine> {
  to?: string
  emits?: readonly EmittedFrom<Machine>[]
  context?: Partial<ContextFrom<Machine>>
}

/** The steps after which a tree goes on in a golden file of its own, by the name of that file's part. */
export type GoldenParts = Readonly<Record<string, string>>

export interface ModelSpec<Machine extends AnyStateMachine> {
  machine: Machine
  input?: InputFrom<Machine>
  /** Instead of `input`: several, by name; each is a start of its own. */
  inputs?: Readonly<Record<string, InputFrom<Machine>>>
  events?: EventTable<EventFromLogic<Machine>>
  /** The possible outcomes of each promise port or invoked machine, by its name in the machine's `actors`. */
  calls?: {
    readonly [Src in keyof ActorsOf<Machine>]?: readonly Outcome<
      OutputFrom<ActorsOf<Machine>[Src]>,
      InputFrom<ActorsOf<Machine>[Src]>
    >[]
  }
  /** The events that each listener port or invoked machine can send while it runs. */
  listeners?: { readonly [Src in keyof ActorsOf<Machine>]?: EventTable<EventFromLogic<Machine>> }
  /** The part of context that distinguishes worlds; all of it when absent. Leave counters out. */
  relevantContext?: (context: ContextFrom<Machine>) => unknown
  /**
   * Leaves out, by name, events that nobody can cause in some context or state, and ends of calls that a tour does not
   * take there; every one is possible when absent.
   */
  possible?: (step: string, context: ContextFrom<Machine>, state: string) => boolean
  /** Hand-written paths beside the generated ones, each a list of step names that follows a start. */
  journeys?: Readonly<Record<string, readonly string[]>>
  expectations?: {
    states?: Readonly<Record<string, StateExpectation<Machine>>>
    steps?: Readonly<Record<string, StepExpectation<Machine>>>
  }
  /** Steps after which the paths go on in `<flow>.<part>.golden.json`, where one file would be too long to read. */
  goldenParts?: GoldenParts
  /** Transitions that no path can take, by name, each with the reason. */
  excused?: Readonly<Record<string, string>>
  /** Texts that no snapshot, call input or emitted event may show; passwords inside handles are found by themselves. */
  secrets?: readonly string[]
}

/** A specification after its types have done their work: what the explorer, the replay and the walks read. */
export interface Model {
  machine: AnyStateMachine
  starts: Map<string, unknown>
  events: Map<string, EventObject>
  calls: Map<string, readonly Outcome<unknown>[]>
  listeners: Map<string, Map<string, EventObject>>
  relevantContext: (context: unknown) => unknown
  possible: (step: string, context: unknown, state: string) => boolean
  journeys: Readonly<Record<string, readonly string[]>>
  states: Readonly<Record<string, StateExpectation<AnyStateMachine>>>
  steps: Readonly<Record<string, StepExpectation<AnyStateMachine>>>
  excused: Readonly<Record<string, string>>
  goldenParts: GoldenParts
  secrets: readonly string[]
}

function named(table: Readonly<Record<string, unknown>>): Map<string, EventObject> {
  const events = new Map<string, EventObject>()
  for (const [type, cases] of Object.entries(table)) {
    if (Array.isArray(cases)) events.set(type, { ...cases[0], type })
    else
      for (const [name, payload] of Object.entries(cases as Record<string, object>))
        events.set(`${type}(${name})`, { ...payload, type })
  }
  return events
}

export function modelOf<Machine extends AnyStateMachine>(spec: ModelSpec<Machine>): Model {
  const listeners = Object.entries(spec.listeners ?? {}) as [string, Record<string, unknown>][]
  const inputs = Object.entries(spec.inputs ?? {})
  const starts: [string, unknown][] = inputs.map(([name, input]) => [`start(${name})`, input])
  return {
    machine: spec.machine,
    starts: new Map(starts.length > 0 ? starts : [['start', spec.input]]),
    events: named(spec.events ?? {}),
    calls: new Map(Object.entries(spec.calls ?? {}) as [string, readonly Outcome<unknown>[]][]),
    listeners: new Map(listeners.map(([src, table]) => [src, named(table)])),
    relevantContext: (spec.relevantContext as ((context: unknown) => unknown) | undefined) ?? ((context) => context),
    possible: (spec.possible as Model['possible'] | undefined) ?? (() => true),
    journeys: spec.journeys ?? {},
    states: (spec.expectations?.states ?? {}) as Model['states'],
    steps: (spec.expectations?.steps ?? {}) as Model['steps'],
    excused: spec.excused ?? {},
    goldenParts: spec.goldenParts ?? {},
    secrets: spec.secrets ?? [],
  }
}
