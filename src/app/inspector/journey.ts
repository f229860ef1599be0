import type { AnyMachineSnapshot } from 'xstate'
import type { JourneyCopy } from '../../ui/sandbox/stateMachines/inspectorState.ts'
import type { RecordedEvent, ReplayedStep } from './replayRecorder.ts'
import { leavesOf, timerLabel } from './statechart.ts'

/** A step of a golden file (tests/support/README.md): its name, the states that it entered, and what it changed. */
interface GoldenStep {
  do: string
  to?: string
  context?: Readonly<Record<string, unknown>>
  next?: readonly GoldenStep[]
}

/** The states that a step enters, and the members of the context that it changes. */
interface Trace {
  to: string
  changed: ReadonlySet<string>
}

/** The names of a model test's steps, each with what it was seen to do. */
export type StepNames = ReadonlyMap<string, readonly Trace[]>

const goldens = import.meta.glob<string>('../../../tests/model/*/*.golden.json', { query: '?raw', import: 'default' })

function stepNamesOf(golden: string): StepNames {
  const names = new Map<string, Trace[]>()
  const read = (steps: readonly GoldenStep[]) => {
    for (const { do: name, to = '', context = {}, next = [] } of steps) {
      names.set(name, [...(names.get(name) ?? []), { to, changed: new Set(Object.keys(context)) }])
      read(next)
    }
  }
  read((JSON.parse(golden) as { steps: readonly GoldenStep[] }).steps)
  return names
}

export async function loadStepNames(chart: string): Promise<StepNames> {
  const [load] = Object.entries(goldens).flatMap(([path, load]) => (path.endsWith(`/${chart}.golden.json`) ? load : []))
  return load ? stepNamesOf(await load()) : new Map()
}

/** Whether a name can be that of an event; what it did shows which case it is. */
function namesEvent({ event: { type }, child }: RecordedEvent, machineId: string): (name: string) => boolean {
  if (type.startsWith('xstate.after.')) return (name) => name === timerLabel({ type }, machineId)
  const [, call] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (call !== undefined) return (name) => name.startsWith(`${call}: `)
  const event = child === null ? type : `${child} > ${type}`
  return (name) => name === event || name.startsWith(`${event}(`)
}

/** By what they hold; what cannot be written as JSON, such as an actor, only by itself. */
function isEqual(one: unknown, other: unknown): boolean {
  try {
    return one === other || JSON.stringify(one) === JSON.stringify(other)
  } catch {
    return false
  }
}

function traceOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): Trace {
  const was = leavesOf(before.value)
  const entered = leavesOf(after.value).filter((leaf) => !was.includes(leaf))
  const isChanged = (key: string) => !isEqual(before.context[key], after.context[key])
  return { to: entered.join(' '), changed: new Set(Object.keys(after.context).filter(isChanged)) }
}

/** How far two steps are from having done the same; another state counts more than any difference in the context. */
function distance(one: Trace, other: Trace): number {
  const onlyIn = (these: Trace, those: Trace) => [...these.changed].filter((key) => !those.changed.has(key)).length
  return (one.to === other.to ? 0 : 100) + onlyIn(one, other) + onlyIn(other, one)
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * A recorded path as a journey of the chart's model test. Events that the chart ignored are left out. It ends before a step
 * that the test has no case for.
 */
export function journeyOf(steps: readonly ReplayedStep[], names: StepNames): JourneyCopy {
  const taken: string[] = []
  let missing: string | null = null
  for (const { recorded, before, snapshot } of steps) {
    if (!recorded || !before) continue
    const { machine } = snapshot
    if (machine.getTransitionData(before, recorded.event).length === 0) continue
    const candidates = [...names.keys()].filter(namesEvent(recorded, machine.id))
    const trace = traceOf(before, snapshot)
    const farness = (each: string) => Math.min(...(names.get(each) ?? []).map((known) => distance(known, trace)))
    const [name] = candidates.toSorted((one, other) => farness(one) - farness(other))
    if (name === undefined) {
      missing = recorded.event.type
      break
    }
    taken.push(name)
  }
  const lines = taken.map((name) => `      ${quoted(name)},\n`).join('')
  return { text: `    'a recorded path': [\n${lines}    ],\n`, steps: taken.length, missing }
}
