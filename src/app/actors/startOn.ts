import type { Actor, AnyStateMachine } from 'xstate'
import type { Visit } from '../router/screenScope.ts'
import { type ActorOptions, startActor } from './startActor.ts'

/** Starts an actor that belongs to a visit: it stops when the place is left. */
export function startOn<Machine extends AnyStateMachine>(
  visit: Visit,
  machine: Machine,
  options: ActorOptions<Machine>,
): Actor<Machine> {
  const actor = startActor(visit.environment, machine, options)
  visit.keep(actor)
  return actor
}
