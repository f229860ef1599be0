import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import { leavesOf } from '../../../src/app/inspector/statechart.ts'
import { plain, plainRecord } from './plain.ts'

/** What a step of a chart shows to the outside, as plain data: the same shape for the pure chart and for a real actor. */
export interface Observed {
  value: unknown
  context: Record<string, unknown>
  tags: string[]
  done?: unknown
  /** The calls and listeners that the step started, with their input. */
  calls: Record<string, unknown>
  /** Those that it stopped before they had ended. */
  stops: string[]
  /** The timers that it armed, in milliseconds. */
  arms: Record<string, number>
  emits: unknown[]
  sends: unknown[]
  /** Actions of the machine's own; an effect belongs in a port instead. */
  does: string[]
}

interface Effects {
  calls: { id: string; input: unknown }[]
  stops: string[]
  arms: { label: string; delay: number }[]
  emits: EventObject[]
  sends: { to: string; event: EventObject }[]
  does: string[]
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

export const observe = (snapshot: AnyMachineSnapshot, effects: Effects): Observed => ({
  value: snapshot.value,
  context: plainRecord(snapshot.context),
  tags: [...snapshot.tags].sort(),
  ...(snapshot.status === 'done' && { done: plain(snapshot.output ?? null) }),
  calls: Object.fromEntries(effects.calls.toSorted(byId).map(({ id, input }) => [id, plain(input ?? null)])),
  stops: effects.stops.toSorted(),
  arms: Object.fromEntries(effects.arms.map(({ label, delay }) => [label, delay])),
  emits: effects.emits.map(plain),
  sends: effects.sends.map(plain),
  does: effects.does,
})

const isEmpty = (part: unknown) =>
  part === '' || (typeof part === 'object' && part !== null && Object.keys(part).length === 0)

/**
 * A step as its line in the golden file: of states, tags and context only what changed, of the rest only what is there.
 * The states that were entered and those of the line before show all that the chart is in: a region has one of its own.
 */
export function lineOf(label: string, before: Observed | undefined, after: Observed): Record<string, unknown> {
  const { value, context, tags, calls, ...rest } = after
  const started = Object.entries(calls)
  const was = before ? leavesOf(before.value as StateValue) : []
  const entered = leavesOf(value as StateValue).filter((leaf) => !was.includes(leaf))
  const keys = new Set([...Object.keys(before?.context ?? {}), ...Object.keys(context)])
  const changed = [...keys]
    .filter((key) => before === undefined || !isDeepStrictEqual(before.context[key], context[key]))
    .map((key) => [key, key in context ? context[key] : '<gone>'])
  const parts = {
    context: Object.fromEntries(changed),
    calls: Object.fromEntries(started.filter(([, input]) => input !== null)),
    starts: started
      .filter(([, input]) => input === null)
      .map(([id]) => id)
      .join(' '),
    ...rest,
    stops: rest.stops.join(' '),
  }
  return {
    do: label,
    ...(entered.length > 0 && { to: entered.join(' ') }),
    ...(!isDeepStrictEqual(before?.tags ?? [], tags) && { tags: tags.join(' ') }),
    ...Object.fromEntries(Object.entries(parts).filter(([key, part]) => key === 'done' || !isEmpty(part))),
  }
}

/** The state of the same region. */
function neighbourOf(leaf: string, others: readonly string[]): string | undefined {
  const steps = leaf.split('.')
  const shared = (other: string) => {
    const parts = other.split('.')
    const parting = steps.findIndex((step, index) => step !== parts[index])
    return parting < 0 ? steps.length : parting
  }
  return others.filter((other) => shared(other) > 0).toSorted((one, other) => shared(other) - shared(one))[0]
}

/** What a step shows, one by one: a move from state to state, a member of the context, an effect. */
export function factsOf(before: Observed | undefined, after: Observed | undefined): unknown[] {
  if (!after) return []
  const was = before ? leavesOf(before.value as StateValue) : []
  const is = leavesOf(after.value as StateValue)
  const left = was.filter((leaf) => !is.includes(leaf))
  const entered = is.filter((leaf) => !was.includes(leaf))
  const members = Object.entries(after.context)
  return [
    'taken',
    ...entered.map((leaf) => ({ entered: leaf, left: left.length === 1 ? left[0] : neighbourOf(leaf, left) })),
    ...members.filter(([key, value]) => !isDeepStrictEqual(before?.context[key], value)).map((member) => ({ member })),
    ...[...Object.entries(after.calls), ...Object.entries(after.arms)],
    { emits: after.emits, sends: after.sends, does: after.does, done: after.done },
  ]
}
