import { isDeepStrictEqual } from 'node:util'
import { Expectations } from './expectations.ts'
import type { Node } from './explore.ts'
import { lineOf, type Observed } from './observed.ts'
import { type Reached, WatchedChart } from './reach.ts'
import { Replay } from './replay.ts'
import type { Model } from './spec.ts'

export interface Replayed {
  /** The committed tree as the real actor ran it: equal to the committed one when all is well. */
  tree: Node[]
  reached: Reached
  /** Failures of the expectation tables, and the rows that no path reached. */
  failures: unknown[]
  unused: string[]
  paths: number
}

const pathsOf = (nodes: readonly Node[]): Node[][] =>
  nodes.flatMap((node) => (node.next.length > 0 ? pathsOf(node.next).map((path) => [node, ...path]) : [[node]]))

/** Runs every path of a golden tree on a real actor of its own. */
export async function replayTree(model: Model, tree: readonly Node[]): Promise<Replayed> {
  const expectations = new Expectations(model)
  const lines = new Map<Node, Record<string, unknown>>()
  const chart = new WatchedChart(model)
  const failures: unknown[] = []
  const paths = pathsOf(tree)
  for (const path of paths) {
    const replay = new Replay(model, chart)
    expectations.restart()
    let before: Observed | undefined
    for (const node of path) {
      const label = String(node.line.do)
      let line: Record<string, unknown>
      try {
        const observed = await replay.take(label)
        line = lineOf(label, before, observed)
        try {
          expectations.check(label, replay.snapshot, observed)
        } catch (failure) {
          failures.push(failure)
        }
        before = observed
      } catch (error) {
        line = { do: label, broke: error instanceof Error ? error.message : error }
      }
      if (isDeepStrictEqual(lines.get(node) ?? node.line, node.line)) lines.set(node, line)
      if ('broke' in line) break
    }
    replay.stop()
  }
  const rebuilt = (nodes: readonly Node[]): Node[] =>
    nodes.map((node) => ({
      line: lines.get(node) ?? { do: node.line.do, broke: 'not reached' },
      next: rebuilt(node.next),
    }))
  return { tree: rebuilt(tree), reached: chart.reached, failures, unused: expectations.unused, paths: paths.length }
}
