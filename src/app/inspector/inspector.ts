import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InspectedActionEvent,
  InspectedEventEvent,
  InspectionEvent,
  StateValue,
} from 'xstate'
import type { Clock } from '../../rules/time/clock.ts'
import {
  type InspectedActor,
  type InspectedTransition,
  type InspectorState,
  inspectorAtom,
  type PastStep,
  pastAtom,
} from '../../ui/sandbox/stateMachines/inspectorState.ts'
import type { PageStore } from '../bootstrap/portal/portal.ts'
import { inspectedEvent } from './inspectedEvent.ts'
import { createReplayRecorder, machineOf, type ReplayedStep } from './replayRecorder.ts'
import { eventName, transitionsOf } from './statechart.ts'

/** How many of the latest transitions the panel shows. */
const shownTransitions = 60

const showIn = (store: PageStore) => (inspected: InspectorState) => {
  store.set(inspectorAtom, inspected)
  dispatchEvent(new CustomEvent(inspectedEvent, { detail: inspected }))
}

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

/** Who sent an event: a chart, a port by its name, or the page. */
function senderOf({ sourceRef, actorRef }: InspectedEventEvent): string {
  const sender = sourceRef as AnyActorRef | undefined
  if (sender === undefined) return 'page'
  if (sender === actorRef) return 'itself'
  return machineOf(sender)?.id ?? sender.id
}

/**
 * Follows every chart of the page by what it reports when an actor is started with `inspect`. It hands on names and
 * nothing else, once for all that happens in a turn. The events themselves stay in the replay recorder.
 */
export function createInspector(clock: Clock, store: PageStore, publish = showIn(store)) {
  const actors = new Map<string, InspectedActor>()
  const senders = new Map<string, string>()
  const names = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>()
  const recorder = createReplayRecorder()
  let transitions: InspectedTransition[] = []
  let count = 0
  let waiting = false

  const nameOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): string[] => {
    const known = names.get(machine) ?? new Map(transitionsOf(machine).map((each) => [each.transition, each.name]))
    names.set(machine, known)
    const name = known.get(transition)
    return name === undefined ? [] : [name]
  }
  const remember = (chart: string, sender: string, taken: string[]) => {
    const at = clock.now()
    const latest = taken.map((transition) => ({ key: ++count, at, chart, sender, transition }))
    transitions = [...latest, ...transitions].slice(0, shownTransitions)
  }
  const notify = () => {
    if (waiting) return
    waiting = true
    queueMicrotask(() => {
      waiting = false
      const now = [...actors.values()].map((actor) => ({ ...actor, recording: recorder.rangeOf(actor.sessionId) }))
      publish({ actors: now, transitions })
    })
  }
  const pastStep = ({ recorded, before, snapshot }: ReplayedStep): PastStep => {
    const { machine, value } = snapshot
    const taken = recorded && before ? machine.getTransitionData(before, recorded.event) : []
    return {
      states: idsOf(machine.id, value),
      lastTransitions: taken.flatMap((each) => nameOf(machine, each)),
      event: recorded && `${recorded.child === null ? '' : `${recorded.child} > `}${eventName(recorded.event.type)}`,
    }
  }
  store.set(pastAtom, {
    stepAt: (sessionId, at) => {
      const step = recorder.replay(sessionId, at).at(-1)
      return step ? pastStep(step) : null
    },
    async journeyTo(sessionId, at) {
      const steps = recorder.replay(sessionId, at)
      const [start] = steps
      if (!start || recorder.rangeOf(sessionId).first > 0) return null
      const { journeyOf, loadStepNames } = await import('./journey.ts')
      return journeyOf(steps, await loadStepNames(start.snapshot.machine.id))
    },
  })

  return (event: InspectionEvent): void => {
    if (event.type === '@xstate.event') {
      recorder.record(event)
      senders.set((event.actorRef as AnyActorRef).sessionId, senderOf(event))
      return
    }
    if (event.type === '@xstate.action') {
      const emitted = emittedBy(event)
      const { machine } = (event.actorRef as AnyActorRef).getSnapshot() as Partial<AnyMachineSnapshot>
      if (emitted === undefined || !machine) return
      remember(machine.id, 'itself', [`emits ${emitted}`])
      notify()
      return
    }
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return
    const snapshot = event.snapshot as Partial<AnyMachineSnapshot>
    const { machine, value, status } = snapshot
    if (!machine || value === undefined) return
    const { sessionId } = event.actorRef as { sessionId: string }
    const chart: string = machine.id
    const taken = event.type === '@xstate.microstep' ? event._transitions.flatMap((each) => nameOf(machine, each)) : []
    remember(chart, senders.get(sessionId) ?? 'page', taken)
    if (status === 'active') {
      const before = actors.get(sessionId)?.lastTransitions ?? []
      const states = idsOf(chart, value)
      const recording = recorder.rangeOf(sessionId)
      actors.set(sessionId, { sessionId, chart, states, lastTransitions: taken.length > 0 ? taken : before, recording })
    } else {
      actors.delete(sessionId)
      senders.delete(sessionId)
      recorder.remove(sessionId)
    }
    notify()
  }
}
