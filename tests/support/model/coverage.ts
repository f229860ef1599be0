import { statesOf, transitionsOf } from '../../../src/app/inspector/statechart.ts'
import type { Replayed } from './replayTree.ts'
import type { Model } from './spec.ts'

/** One chart's line in the report. */
export interface ModelReport {
  chart: string
  states: number
  statesVisited: number
  transitions: number
  covered: number
  worlds: number
  edges: number
  paths: number
  /** Transitions that no path took, by name, with the reason written in the test; none when it was not excused. */
  uncovered: { name: string; reason?: string }[]
  /** Excuses that excuse nothing. */
  staleExcuses: string[]
  unvisited: string[]
}

export function coverage(model: Model, replayed: Replayed, graph: { worlds: number; edges: number }): ModelReport {
  const transitions = transitionsOf(model.machine).map(({ name }) => name)
  const states = statesOf(model.machine.root).filter(({ type }) => type !== 'history')
  const missed = transitions.filter((name) => !replayed.covered.has(name))
  return {
    chart: model.machine.id,
    states: states.length,
    statesVisited: states.filter(({ id }) => replayed.states.has(id)).length,
    transitions: transitions.length,
    covered: transitions.length - missed.length,
    ...graph,
    paths: replayed.paths,
    uncovered: missed.map((name) => {
      const reason = model.excused[name]
      return reason === undefined ? { name } : { name, reason }
    }),
    staleExcuses: Object.keys(model.excused).filter((name) => !missed.includes(name)),
    unvisited: states.filter(({ id }) => !replayed.states.has(id)).map(({ id }) => id),
  }
}
