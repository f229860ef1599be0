import type { Actor, AnyStateMachine } from 'xstate'
import type { ScreenScope } from '../router/screenScope.ts'
import { type ActorOptions, startActor } from './startActor.ts'

/** Starts an actor that belongs to a scope and stops when that is disposed. */
export function startScopedActor<Machine extends AnyStateMachine>(
  scope: ScreenScope,
  machine: Machine,
  options: ActorOptions<Machine>,
): Actor<Machine> {
  const actor = startActor(scope.environment, machine, options)
  scope.add(actor)
  return actor
}
