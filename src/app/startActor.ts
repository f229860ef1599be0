import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  type InspectionEvent,
} from 'xstate'
import type { Clock } from '../rules/clock.ts'

/** What every actor of the page is started with. */
export interface Environment {
  clock: Clock
  inspect?: (event: InspectionEvent) => void
}

type EmitListeners<Machine extends AnyStateMachine> = {
  [Type in EmittedFrom<Machine>['type']]?: (emitted: Extract<EmittedFrom<Machine>, { type: Type }>) => void
}

interface Options<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>
  on?: EmitListeners<Machine>
}

/** The one way an actor is started: the page's clock, the inspector, and emit listeners attached before start. */
export function startActor<Machine extends AnyStateMachine>(
  environment: Environment,
  machine: Machine,
  { input, on = {} }: Options<Machine>,
): Actor<Machine> {
  const { clock, inspect } = environment
  const actor = createActor(machine as AnyStateMachine, { input, clock: clock as never, ...(inspect && { inspect }) })
  for (const [type, listener] of Object.entries(on)) actor.on(type, listener as never)
  return actor.start() as Actor<Machine>
}
