import type {
  AnyStateMachine,
  DoneActorEvent,
  EventObject,
  NonReducibleUnknown,
  ProvidedActor,
  StateMachine,
} from 'xstate'
import { fromCallback, fromPromise } from 'xstate'

/** A promise port: names the effect that `app/actors` must provide; unprovided, it rejects and says so. */
export const unprovided = <Output, Input extends NonReducibleUnknown = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)))

/** A listener port: sends the machine the events `Sent` for as long as it is invoked. */
export const unprovidedCallback = <Sent extends EventObject, Input extends NonReducibleUnknown = void>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`${name} must be provided`)
  }) as CallbackPort<Sent, Input>

type CallbackPort<Sent extends EventObject, Input extends NonReducibleUnknown> = ReturnType<
  typeof fromCallback<EventObject, Input>
> & { readonly sends?: Sent }

/** The params of what an `onDone` transition asks and does: what the port returned. */
export const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }): Output => event.output

/** A guard that is given the output. */
export const ofOutput = <const Type extends string>(type: Type) => ({ type, params: outputOf })

/** Actions that are each given the output. */
export const withOutput = <const Types extends readonly string[]>(...types: Types) =>
  types.map(ofOutput) as { [Index in keyof Types]: { type: Types[Index]; params: typeof outputOf } }

type ProvidedActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor
    : never

/** Every port of a machine by name: bind with `satisfies ActorsOf<typeof machine>`, so none is missing or misspelt. */
export type ActorsOf<Machine extends AnyStateMachine> = {
  [Actor in ProvidedActorOf<Machine> as Actor extends ProvidedActor ? Actor['src'] : never]: Actor extends ProvidedActor
    ? Actor['logic']
    : never
}
