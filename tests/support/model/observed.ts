import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
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

const isEmpty = (part: unknown) => typeof part === 'object' && part !== null && Object.keys(part).length === 0

/** A step as its line in the golden file: of the context only what changed, of the rest only what is there. */
export function lineOf(label: string, before: Observed | undefined, after: Observed): Record<string, unknown> {
  const { value, context, ...rest } = after
  const keys = new Set([...Object.keys(before?.context ?? {}), ...Object.keys(context)])
  const changed = [...keys]
    .filter((key) => before === undefined || !isDeepStrictEqual(before.context[key], context[key]))
    .map((key) => [key, key in context ? context[key] : '<gone>'])
  const line = { do: label, value, context: Object.fromEntries(changed), ...rest }
  return Object.fromEntries(Object.entries(line).filter(([key, part]) => key === 'done' || !isEmpty(part)))
}

/** `xstate.after.500.captcha.pending` reads `after 500 (pending)`; a raised event with a delay reads `after its.type`. */
export function timerLabel(event: EventObject, machineId: string): string {
  const parts = /^xstate\.after\.([^.]+)\.(.+)$/.exec(event.type)
  if (!parts) return `after ${event.type}`
  const state = parts[2]?.startsWith(`${machineId}.`) ? parts[2].slice(machineId.length + 1) : parts[2]
  return `after ${parts[1]} (${state})`
}
