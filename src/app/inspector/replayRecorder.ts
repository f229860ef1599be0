import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectedEventEvent,
  initialTransition,
  transition,
} from 'xstate'

/** How many events of an actor are kept; what came before them is one snapshot. */
export const recordedEvents = 200

/** An event as it came; `child` is the id of the port or machine that sent it, if the actor invoked it. */
export interface RecordedEvent {
  event: AnyEventObject
  child: string | null
}

/** The events that are kept, by their number since the actor's start; `first` is the state that can be gone back to. */
export interface Recording {
  first: number
  last: number
}

/** What an event led to, by the pure chart. */
export interface ReplayedStep {
  /** Null at the beginning of the recording. */
  recorded: RecordedEvent | null
  before: AnyMachineSnapshot | null
  snapshot: AnyMachineSnapshot
}

interface Tape {
  machine: AnyStateMachine
  start: AnyMachineSnapshot
  first: number
  events: RecordedEvent[]
}

export const machineOf = (ref: AnyActorRef) => (ref.getSnapshot() as Partial<AnyMachineSnapshot>).machine

const step = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot =>
  snapshot.status === 'active' ? (transition(machine, snapshot, event)[0] as AnyMachineSnapshot) : snapshot

/** Keeps what reaches each actor, and replays it by xstate's pure transitions: no effect runs again. */
export function createReplayRecorder(limit = recordedEvents) {
  const tapes = new Map<string, Tape>()

  return {
    record({ actorRef, sourceRef, event }: InspectedEventEvent): void {
      const target = actorRef as AnyActorRef
      const machine = machineOf(target)
      if (!machine) return
      if (event.type === 'xstate.init') {
        const { input } = event as AnyEventObject
        const start = initialTransition(machine, input)[0] as AnyMachineSnapshot
        tapes.set(target.sessionId, { machine, start, first: 0, events: [] })
        return
      }
      const tape = tapes.get(target.sessionId)
      if (!tape) return
      const isChild = sourceRef !== undefined && (sourceRef as { _parent?: unknown })._parent === target
      tape.events.push({ event, child: isChild ? (sourceRef as AnyActorRef).id : null })
      if (tape.events.length <= limit) return
      const [oldest] = tape.events.splice(0, 1)
      if (oldest) tape.start = step(machine, tape.start, oldest.event)
      tape.first += 1
    },
    remove(sessionId: string): void {
      tapes.delete(sessionId)
    },
    rangeOf(sessionId: string): Recording {
      const { first = 0, events = [] } = tapes.get(sessionId) ?? {}
      return { first, last: first + events.length }
    },
    /** Every step up to the number `at`, the beginning first; empty for an actor that is gone. */
    replay(sessionId: string, at: number): ReplayedStep[] {
      const tape = tapes.get(sessionId)
      if (!tape) return []
      const steps: ReplayedStep[] = [{ recorded: null, before: null, snapshot: tape.start }]
      for (const recorded of tape.events.slice(0, Math.max(0, at - tape.first))) {
        const before = steps.at(-1)?.snapshot ?? tape.start
        steps.push({ recorded, before, snapshot: step(tape.machine, before, recorded.event) })
      }
      return steps
    },
  }
}
