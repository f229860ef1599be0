import { listed, type ReachedLists, reachableOf } from './reach.ts'
import type { Replayed } from './replayTree.ts'
import type { Model } from './spec.ts'

/** One chart's line in the report. */
export interface ModelReport {
  chart: string
  worlds: number
  edges: number
  paths: number
  /** What the paths reach, of all that there is. */
  reached: ReachedLists
  reachable: ReachedLists
  /** Transitions that no path took, by name, with the reason written in the test; none when it was not excused. */
  uncovered: { name: string; reason?: string }[]
  /** Excuses that excuse nothing. */
  staleExcuses: string[]
}

export function coverage(model: Model, replayed: Replayed, graph: { worlds: number; edges: number }): ModelReport {
  const reachable = reachableOf(model.machine)
  const missed = reachable.transitions.filter((name) => !replayed.reached.transitions.has(name))
  return {
    chart: model.machine.id,
    ...graph,
    paths: replayed.paths,
    reached: listed(replayed.reached),
    reachable,
    uncovered: missed.map((name) => {
      const reason = model.excused[name]
      return reason === undefined ? { name } : { name, reason }
    }),
    staleExcuses: Object.keys(model.excused).filter((name) => !missed.includes(name)),
  }
}
