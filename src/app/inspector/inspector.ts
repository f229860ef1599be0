import { getDefaultStore } from 'jotai'
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InspectedActionEvent,
  InspectionEvent,
  StateValue,
} from 'xstate'
import type { Clock } from '../../rules/clock.ts'
import {
  type InspectedActor,
  type InspectedTransition,
  type InspectorState,
  inspectorAtom,
} from '../../ui/sandbox/stateMachines/inspectorState.ts'
import { transitionsOf } from './statechart.ts'

/** How many transitions are remembered. */
const remembered = 60

const show = (inspected: InspectorState): void => getDefaultStore().set(inspectorAtom, inspected)

const idsOf = (id: string, value: StateValue): string[] => [
  id,
  ...(typeof value === 'string'
    ? [`${id}.${value}`]
    : Object.entries(value).flatMap(([name, inner]) => (inner ? idsOf(`${id}.${name}`, inner) : []))),
]

/** The name of what an `emit` action sends out; other actions have none. */
function emittedBy({ action }: InspectedActionEvent): string | undefined {
  return action.type === 'xstate.emit' ? (action.params as { event: EventObject }).event.type : undefined
}

/**
 * Follows every chart of the page by what it tells when an actor is started with `inspect`. It hands on names and
 * nothing else, once for all that happens in a turn.
 */
export function createInspector(clock: Clock, publish = show) {
  const actors = new Map<string, InspectedActor>()
  const names = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>()
  let transitions: InspectedTransition[] = []
  let count = 0
  let waiting = false

  const nameOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): string[] => {
    const known = names.get(machine) ?? new Map(transitionsOf(machine).map((each) => [each.transition, each.name]))
    names.set(machine, known)
    const name = known.get(transition)
    return name === undefined ? [] : [name]
  }
  const remember = (chart: string, taken: string[]) => {
    const at = clock.now()
    transitions = [...taken.map((transition) => ({ key: ++count, at, chart, transition })), ...transitions].slice(
      0,
      remembered,
    )
  }
  const tell = () => {
    if (waiting) return
    waiting = true
    queueMicrotask(() => {
      waiting = false
      publish({ actors: [...actors.values()], transitions })
    })
  }

  return (event: InspectionEvent): void => {
    if (event.type === '@xstate.action') {
      const emitted = emittedBy(event)
      const { machine } = (event.actorRef as AnyActorRef).getSnapshot() as Partial<AnyMachineSnapshot>
      if (emitted === undefined || !machine) return
      remember(machine.id, [`emits ${emitted}`])
      tell()
      return
    }
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return
    const snapshot = event.snapshot as Partial<AnyMachineSnapshot>
    const { machine, value, status } = snapshot
    if (!machine || value === undefined) return
    const { sessionId } = event.actorRef as { sessionId: string }
    const chart: string = machine.id
    const taken = event.type === '@xstate.microstep' ? event._transitions.flatMap((each) => nameOf(machine, each)) : []
    remember(chart, taken)
    if (status === 'active') {
      const before = actors.get(sessionId)?.lastTransitions ?? []
      const states = idsOf(chart, value)
      actors.set(sessionId, { sessionId, chart, states, lastTransitions: taken.length > 0 ? taken : before })
    } else actors.delete(sessionId)
    tell()
  }
}
