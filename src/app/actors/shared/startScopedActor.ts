import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { ScreenScope } from '../../router/screenScope.ts'
import { startChange } from '../session/interruptedChanges.ts'
import { type ActorOptions, startActor } from './startActor.ts'

interface UndoneNotice {
  message: string
  undone?: string
}

/**
 * What to say when the page ended while the chart had a change in flight (`mutating`): the outcome of that change is not
 * known. Null where what is shown next says it.
 */
type Interrupted<Machine extends AnyStateMachine> = ((snapshot: SnapshotFrom<Machine>) => string) | null

/** A chart whose tags name `mutating` has to answer; one without declared tags may. */
type Interruptible<Machine extends AnyStateMachine> =
  SnapshotFrom<Machine> extends { hasTag(tag: infer Tag): boolean }
    ? string extends Tag
      ? { interrupted?: Interrupted<Machine> }
      : 'mutating' extends Tag
        ? { interrupted: Interrupted<Machine> }
        : { interrupted?: null }
    : never

/**
 * Starts an actor that belongs to a scope and stops when that is disposed. A refusal that arrives after its form was
 * left says what was not done.
 */
export function startScopedActor<Machine extends AnyStateMachine>(
  scope: ScreenScope,
  machine: Machine,
  options: ActorOptions<Machine> & Interruptible<Machine>,
): Actor<Machine> {
  const { notice } = (options.on ?? {}) as { notice?: (shown: UndoneNotice) => void }
  const notify = (shown: UndoneNotice) =>
    notice?.(shown.undone && scope.isDisposed() ? { ...shown, message: `${shown.undone} ${shown.message}` } : shown)
  const actor = startActor(
    scope.environment,
    machine,
    notice ? { ...options, on: { ...options.on, notice: notify } as typeof options.on & {} } : options,
  )
  const { interrupted } = options as { interrupted?: Interrupted<Machine> }
  if (interrupted) reportWhenInterrupted(scope, actor, interrupted)
  scope.add(actor)
  return actor
}

/** `messageOf` answers null for what changes nothing. */
export function reportWhenInterrupted<Machine extends AnyStateMachine>(
  { owner, environment: { clock } }: Pick<ScreenScope, 'owner' | 'environment'>,
  actor: Actor<Machine>,
  messageOf: (snapshot: SnapshotFrom<Machine>) => string | null,
): void {
  let answered: (() => void) | undefined
  actor.subscribe((snapshot) => {
    const message = (snapshot as AnyMachineSnapshot).hasTag('mutating') ? messageOf(snapshot) : null
    if (message !== null) answered ??= startChange(owner, { message, source: actor.logic.id }, clock)
    else {
      answered?.()
      answered = undefined
    }
  })
}
