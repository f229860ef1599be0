import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { statesOf, transitionsOf } from '../../../src/app/inspector/statechart.ts'
import { type HeldChild, hold } from './held.ts'
import { follows, pairName, pairsOf } from './pairs.ts'
import type { Model } from './spec.ts'

/** What real actors of a chart have reached, by name. */
export interface Reached {
  states: Set<string>
  transitions: Set<string>
  /** A guard with what it said: `isFound yes`. */
  guards: Set<string>
  /** A transition with the one that followed it. */
  pairs: Set<string>
}

export type ReachedLists = Readonly<Record<keyof Reached, string[]>>

export const listed = ({ states, transitions, guards, pairs }: Reached): ReachedLists => ({
  states: [...states],
  transitions: [...transitions],
  guards: [...guards],
  pairs: [...pairs],
})

type Guard = (...given: unknown[]) => boolean

const guardsOf = (machine: AnyStateMachine) =>
  Object.entries(machine.implementations.guards as Record<string, unknown>).filter(
    (named): named is [string, Guard] => typeof named[1] === 'function' && !('check' in named[1]),
  )

/** All that actors of a chart could reach, whatever its data are. */
export function reachableOf(machine: AnyStateMachine): ReachedLists {
  const states = statesOf(machine.root).filter(({ type }) => type !== 'history')
  return {
    states: states.map(({ id }) => id),
    transitions: transitionsOf(machine).map(({ name }) => name),
    guards: guardsOf(machine).flatMap(([name]) => [`${name} yes`, `${name} no`]),
    pairs: [...pairsOf(machine)],
  }
}

/** A chart whose ports are held, and which notes what its actors reach. It serves one actor after the other. */
export class WatchedChart {
  readonly machine: AnyStateMachine
  readonly reached: Reached = {
    states: new Set(),
    transitions: new Set(),
    guards: new Set(),
    pairs: new Set(),
  }
  /** Guards that a test asks of its own accord do not count. */
  isMoving = true
  readonly #names: ReadonlyMap<AnyTransitionDefinition, string>
  #onChild: (child: HeldChild) => void = () => {}
  #trail: (readonly AnyTransitionDefinition[])[] = []

  constructor(model: Model) {
    const held = hold(model, (child) => this.#onChild(child))
    const guards = guardsOf(held).map(([name, guard]): [string, Guard] => [
      name,
      (...given) => {
        const says = guard(...given)
        if (this.isMoving) this.reached.guards.add(`${name} ${says ? 'yes' : 'no'}`)
        return says
      },
    ])
    this.machine = held.provide({ guards: Object.fromEntries(guards) as never })
    this.#names = new Map(transitionsOf(this.machine).map(({ name, transition }) => [transition, name]))
  }

  /** To be called before an actor starts. */
  begin(onChild: (child: HeldChild) => void): void {
    this.#onChild = onChild
    this.#trail = []
  }

  noteStates({ _nodes }: AnyMachineSnapshot): void {
    for (const { id } of _nodes) this.reached.states.add(id)
  }

  /** Takes what an actor's `inspect` is given. */
  noteTransitions(event: InspectionEvent): void {
    if (event.type !== '@xstate.microstep' || (event.actorRef as AnyActorRef).sessionId !== event.rootId) return
    const taken = event._transitions.filter((each) => this.#names.has(each))
    if (taken.length === 0) return
    for (const next of taken) {
      // A state that is left in the step that enters it shows in no snapshot.
      this.reached.states.add(next.source.id)
      this.reached.transitions.add(this.#nameOf(next))
      const before = this.#trail.findLast((step) => step.some((one) => follows(one, next))) ?? []
      for (const one of before.filter((each) => follows(each, next)))
        this.reached.pairs.add(pairName(this.#nameOf(one), this.#nameOf(next)))
    }
    this.#trail.push(taken)
  }

  readonly #nameOf = (transition: AnyTransitionDefinition) => this.#names.get(transition) ?? ''
}
