import type { ModelReport } from '../model/coverage.ts'
import type { WalkReport } from './chartWalks.ts'

/** What walks and paths of one chart reach together. */
export interface MergedCoverage {
  chart: string
  walks: number
  /** In words, by walks alone. */
  reached: string
  /** What neither reaches; of guards what no walk has seen and no path shows. */
  missed: { name: string; reason?: string | undefined }[]
}

const share = (reached: readonly string[], all: readonly string[], what: string) =>
  `${all.filter((each) => reached.includes(each)).length} of ${all.length} ${what}`

/** A transition that was taken shows that its guard has let it pass. */
const guardOf = (transition: string) => /\[(.+)\]/.exec(transition)?.[1]

export function mergedCoverage(charts: readonly ModelReport[], walks: readonly WalkReport[]): MergedCoverage[] {
  return walks.map(({ chart, walks: count, reached, reachable, unreached }) => {
    const paths = charts.find((each) => each.chart === chart)
    const byPath = (name: string) => paths !== undefined && !paths.uncovered.some((each) => each.name === name)
    const visited = (id: string) => paths !== undefined && !paths.unvisited.includes(id)
    const taken = reachable.transitions.filter((name) => reached.transitions.includes(name) || byPath(name))
    const missed = [
      ...reachable.states.filter((id) => !reached.states.includes(id) && !visited(id)),
      ...reachable.transitions.filter((name) => !reached.transitions.includes(name) && !byPath(name)),
      ...reachable.guards.filter(
        (name) => !reached.guards.includes(name) && !taken.some((each) => `${guardOf(each)} yes` === name),
      ),
    ]
    return {
      chart,
      walks: count,
      reached: [
        share(reached.states, reachable.states, 'states'),
        share(reached.transitions, reachable.transitions, 'transitions'),
        share(reached.guards, reachable.guards, 'outcomes of guards'),
      ].join(', '),
      missed: missed.map((name) => ({ name, reason: unreached[name] })),
    }
  })
}
