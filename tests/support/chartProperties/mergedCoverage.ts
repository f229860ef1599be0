import type { ModelReport } from '../model/coverage.ts'
import type { ReachedLists } from '../model/reach.ts'
import type { WalkReport } from './chartWalks.ts'

export type Kind = keyof ReachedLists
export const kinds: readonly Kind[] = ['states', 'transitions', 'guards', 'pairs']

interface Share {
  all: number
  paths: number
  walks: number
  /** By one of the two. */
  reached: number
}

/** What walks and paths of one chart reach together. */
export interface MergedCoverage extends Readonly<Record<Kind, Share>> {
  chart: string
  walks: number
  /** What neither reaches, with the reason; pairs need none. */
  missed: { kind: Kind; name: string; reason?: string }[]
  /** Reasons for what one of them reaches, or for what is not there. */
  staleReasons: string[]
}

const nothing: ReachedLists = { states: [], transitions: [], guards: [], pairs: [] }

function merged(chart: string, paths: ModelReport | undefined, walked: WalkReport | undefined): MergedCoverage {
  const reachable = paths?.reachable ?? walked?.reachable ?? nothing
  const missed: MergedCoverage['missed'] = []
  const reasons: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries((paths?.uncovered ?? []).map(({ name, reason }) => [name, reason])),
    ...walked?.unreached,
  }
  const shareOf = (kind: Kind): Share => {
    const byPath = new Set(paths?.reached[kind])
    const byWalk = new Set(walked?.reached[kind])
    for (const name of reachable[kind].filter((each) => !byPath.has(each) && !byWalk.has(each))) {
      const reason = reasons[name]
      missed.push({ kind, name, ...(reason !== undefined && { reason }) })
    }
    const count = (holds: (name: string) => boolean) => reachable[kind].filter(holds).length
    return {
      all: reachable[kind].length,
      paths: count((name) => byPath.has(name)),
      walks: count((name) => byWalk.has(name)),
      reached: count((name) => byPath.has(name) || byWalk.has(name)),
    }
  }
  const shares = {
    states: shareOf('states'),
    transitions: shareOf('transitions'),
    guards: shareOf('guards'),
    pairs: shareOf('pairs'),
  }
  const staleReasons = Object.keys(walked?.unreached ?? {}).filter((name) => !missed.some((each) => each.name === name))
  return { chart, walks: walked?.walks ?? 0, ...shares, missed, staleReasons }
}

export function mergedCoverage(charts: readonly ModelReport[], walks: readonly WalkReport[]): MergedCoverage[] {
  const names = new Set([...charts, ...walks].map(({ chart }) => chart))
  return [...names].map((name) => {
    const ofChart = ({ chart }: { chart: string }) => chart === name
    return merged(name, charts.find(ofChart), walks.find(ofChart))
  })
}
