import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  type InspectionEvent,
} from 'xstate'
import type { Clock } from '../../../rules/time/clock.ts'
import type { ShownBank } from '../../bootstrap/sandbox/openChosenBank.ts'
import type { BankClock } from '../sandbox/bankClock.ts'

/** What every actor of the page is started with. */
export interface Environment {
  clock: Clock
  /** That of a sandbox, by which its tokens expire; real banks' is the page's. */
  bankClock?: BankClock
  /** Of a sandbox that has several. */
  shownBank?: ShownBank
  inspect?: (event: InspectionEvent) => void
  /** Runs `start` now, or once the pre-rendered page is hydrated; never while pre-rendering. */
  whenHydrated(start: () => void): void
}

/** By which what the bank has given expires: tokens, one-time passwords and the session. */
export const expiryClock = ({ clock, bankClock }: Pick<Environment, 'clock' | 'bankClock'>): Clock =>
  (__SANDBOX__ && bankClock) || clock

/** Which chart sent it: the id of its machine. */
export interface WithSource {
  source: string
}

type EmitListeners<Machine extends AnyStateMachine> = {
  [Type in EmittedFrom<Machine>['type']]?: (emitted: Extract<EmittedFrom<Machine>, { type: Type }> & WithSource) => void
}

export type ActorOptions<Machine extends AnyStateMachine> = {
  on?: EmitListeners<Machine>
} & (undefined extends InputFrom<Machine> ? { input?: InputFrom<Machine> } : { input: InputFrom<Machine> })

/** The one way an actor is started: the page's clock, the inspector, and emit listeners attached before start. */
export function startActor<Machine extends AnyStateMachine>(
  { clock, inspect, whenHydrated }: Environment,
  machine: Machine,
  { input, on = {} }: ActorOptions<Machine>,
): Actor<Machine> {
  const actor = createActor(machine as AnyStateMachine, { input, clock: clock as never, ...(inspect && { inspect }) })
  const listeners = on as Record<string, (emitted: never) => void>
  for (const type in listeners)
    actor.on(type, (emitted) => listeners[type]?.({ ...emitted, source: machine.id } as never))
  let stopped = false
  const stop = actor.stop.bind(actor)
  actor.stop = () => {
    stopped = true
    return stop()
  }
  whenHydrated(() => {
    if (!stopped) actor.start()
  })
  return actor as Actor<Machine>
}
