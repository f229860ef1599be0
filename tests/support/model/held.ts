import { type AnyActorRef, type AnyStateMachine, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Clock } from '../../../src/rules/time/clock.ts'
import type { Model, Outcome } from './spec.ts'

/** A child of a real actor, held until the path says how it ends or what it sends. */
export interface HeldChild {
  id: string
  src: string
  input: unknown
  settled: boolean
  stopped: boolean
  settle(outcome: Outcome<unknown>): void
  emit(event: EventObject): void
}

/** A clock that stands still until `next` makes the earliest timer fire, alone even when others are due as well. */
export class HeldClock implements Clock {
  #now = 0
  #timers: { due: number; fire: () => void }[] = []

  now = () => this.#now

  setTimeout = (fire: () => void, milliseconds: number) => {
    const timer = { due: this.#now + milliseconds, fire }
    this.#timers = [...this.#timers, timer].toSorted((one, other) => one.due - other.due)
    return timer
  }

  clearTimeout = (timer: unknown) => {
    this.#timers = this.#timers.filter((other) => other !== timer)
  }

  next() {
    const [earliest, ...rest] = this.#timers
    if (!earliest) throw new Error('no timer is armed')
    this.#timers = rest
    this.#now = earliest.due
    earliest.fire()
  }
}

const unlistened = () => {
  throw new Error('this child is a call and sends no events')
}

const held = (child: Omit<HeldChild, 'settled' | 'stopped'>): HeldChild => ({
  ...child,
  settled: false,
  stopped: false,
})

type Hold = (child: HeldChild) => void

const callPort = (src: string, hold: Hold) =>
  fromPromise<unknown, unknown>(({ input, signal, self }) => {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<unknown>) => {
        child.settled = true
        const ended = outcome.settle(input)
        if ('output' in ended) resolve(ended.output)
        else reject(ended.error)
      }
      const child = held({ id: self.id, src, input, settle, emit: unlistened })
      signal.addEventListener('abort', () => {
        child.stopped = true
      })
      hold(child)
    })
  })

const listenerPort = (src: string, hold: Hold) =>
  fromCallback<EventObject, unknown>(({ input, sendBack, self }) => {
    const child = held({ id: self.id, src, input, settle: () => undefined, emit: sendBack })
    hold(child)
    return () => {
      child.stopped = true
    }
  })

interface Scope {
  self: AnyActorRef & { _parent?: AnyActorRef }
}

/** An invoked machine can both send events and end: xstate has no ready-made logic for that, so this is one. */
const machinePort = (src: string, hold: Hold) => {
  const children = new WeakMap<object, HeldChild>()
  return {
    getInitialSnapshot: (_: Scope, input: unknown) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
    start: ({ input }: { input: unknown }, { self }: Scope) => {
      const settle = (outcome: Outcome<unknown>) => {
        child.settled = true
        self.send({ type: 'held.end', ended: outcome.settle(input) })
      }
      const child = held({ id: self.id, src, input, settle, emit: (event) => self._parent?.send(event) })
      children.set(self, child)
      hold(child)
    },
    transition: (snapshot: object, event: EventObject & { ended?: object }, { self }: Scope) => {
      const child = children.get(self)
      if (event.type === 'xstate.stop') {
        if (child) child.stopped = true
        return { ...snapshot, status: 'stopped' }
      }
      if (event.type !== 'held.end' || !event.ended) return snapshot
      return { ...snapshot, ...event.ended, status: 'output' in event.ended ? 'done' : 'error' }
    },
  }
}

/** The machine with every port held. */
export function hold(model: Model, onStart: Hold): AnyStateMachine {
  const actors: Record<string, unknown> = {}
  for (const src of new Set([...model.calls.keys(), ...model.listeners.keys()])) {
    if (!model.listeners.has(src)) actors[src] = callPort(src, onStart)
    else actors[src] = (model.calls.has(src) ? machinePort : listenerPort)(src, onStart)
  }
  return model.machine.provide({ actors: actors as never })
}
