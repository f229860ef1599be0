import type { Actor, AnyStateMachine } from 'xstate'
import type { ScreenScope } from '../router/screenScope.ts'
import { type ActorOptions, startActor } from './startActor.ts'

interface UndoneNotice {
  message: string
  undone?: string
}

/**
 * Starts an actor that belongs to a scope and stops when that is disposed. A refusal that arrives after its form was
 * left says what was not done.
 */
export function startScopedActor<Machine extends AnyStateMachine>(
  scope: ScreenScope,
  machine: Machine,
  options: ActorOptions<Machine>,
): Actor<Machine> {
  const { notice } = (options.on ?? {}) as { notice?: (shown: UndoneNotice) => void }
  const notify = (shown: UndoneNotice) =>
    notice?.(shown.undone && scope.isDisposed() ? { ...shown, message: `${shown.undone} ${shown.message}` } : shown)
  const actor = startActor(
    scope.environment,
    machine,
    notice ? { ...options, on: { ...options.on, notice: notify } as typeof options.on & {} } : options,
  )
  scope.add(actor)
  return actor
}
