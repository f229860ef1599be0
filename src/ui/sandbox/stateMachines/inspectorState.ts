import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { timeTravelMachine } from '../../../machines/sandbox/timeTravel.machine.ts'

/** A chart's actor that runs in this page. Names only: no context, no payload, so no secret can be shown. */
export interface InspectedActor {
  sessionId: string
  chart: string
  /** Ids of the states it is in, outermost first. */
  states: readonly string[]
  /** Names of the transitions it took last (src/app/inspector/statechart.ts). */
  lastTransitions: readonly string[]
  /** The numbers of the events that can be gone back to. */
  recording: { first: number; last: number }
}

/** One transition or emit; `at` in milliseconds of the page's clock. */
export interface InspectedTransition {
  key: number
  at: number
  chart: string
  /** Who sent the event: a chart, a port, the page, or the chart itself. */
  sender: string
  transition: string
}

export interface InspectorState {
  actors: readonly InspectedActor[]
  /** Newest first. */
  transitions: readonly InspectedTransition[]
}

/** How an actor stood after an earlier event; `event` is null at the beginning of the recording. */
export interface PastStep extends Pick<InspectedActor, 'states' | 'lastTransitions'> {
  event: string | null
}

/** A path as a journey of a model test; `missing` is the event that the test has no case for, at which it ends. */
export interface JourneyCopy {
  text: string
  steps: number
  missing: string | null
}

/** The recorded past of the actors, by their session ids and the numbers of their events. */
interface Past {
  stepAt(sessionId: string, at: number): PastStep | null
  /** The path from the actor's start to the event `at`; null when its beginning is kept no more. */
  journeyTo(sessionId: string, at: number): Promise<JourneyCopy | null>
}

export type TimeTravelActor = ActorRefFrom<typeof timeTravelMachine>

export const inspectorAtom = atom<InspectorState>({ actors: [], transitions: [] })
export const pastAtom = atom<Past>({ stepAt: () => null, journeyTo: async () => null })
