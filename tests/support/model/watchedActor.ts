import {
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate'
import type { WatchedChart } from './reach.ts'

interface Options {
  input: unknown
  clock: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  inspect(event: InspectionEvent): void
  onEmit(event: EventObject): void
  /** What the chart throws reaches no step otherwise. */
  onBroken(error: Error): void
}

/** A real actor of a chart under a test's clock, which is not started yet. */
export function watchedActor(
  { machine }: WatchedChart,
  { input, clock, inspect, onEmit, onBroken }: Options,
): AnyActor {
  const actor = createActor(machine, { input, clock, inspect })
  actor.on('*', (event) => onEmit(event as EventObject))
  actor.subscribe({
    error: (error) => onBroken(error instanceof Error ? error : new Error(`the chart broke: ${JSON.stringify(error)}`)),
  })
  return actor
}
