import { atom } from 'jotai'

/** A chart's actor that runs in this page. Names only: no context, no payload, so no secret can be shown. */
export interface InspectedActor {
  sessionId: string
  chart: string
  /** Ids of the states it is in, outermost first. */
  states: readonly string[]
  /** Names of the transitions it took last (src/app/inspector/statechart.ts). */
  lastTransitions: readonly string[]
}

/** One transition or emit; `at` in milliseconds of the page's clock. */
export interface InspectedTransition {
  key: number
  at: number
  chart: string
  transition: string
}

export interface InspectorState {
  actors: readonly InspectedActor[]
  /** Newest first. */
  transitions: readonly InspectedTransition[]
}

export const inspectorAtom = atom<InspectorState>({ actors: [], transitions: [] })
