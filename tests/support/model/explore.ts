import { isDeepStrictEqual } from 'node:util'
import type { ActorLogic, EventObject, Snapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import type { Model } from './spec.ts'
import { enabled, lineTo, nowhere, type Step, take, trail, type World, worldKey } from './world.ts'

/** A step of a golden file: its line, and the steps that follow it on some path. */
export interface Node {
  line: Record<string, unknown>
  next: Node[]
}

export interface Place {
  world: World
  edges: { step: Step; to: World }[]
}

interface Adjacent {
  state: World
  transitions: Record<string, { event: { step: Step }; state: World }>
}

const mostEdges = 3000

/** Every world of a chart by key, each with the steps out of it, found by xstate's own breadth-first search. */
export function explore(model: Model): Map<string, Place> {
  const logic = {
    transition: (world: World, { step }: { step: Step }) => take(model, world, step),
    getInitialSnapshot: () => nowhere,
    getPersistedSnapshot: (world: World) => world,
  }
  const found = () =>
    getAdjacencyMap(logic as unknown as ActorLogic<Snapshot<unknown>, EventObject>, {
      events: (world) => enabled(model, world as unknown as World).map((step) => ({ type: step.label, step })),
      serializeState: (world) => worldKey(model, world as unknown as World),
      serializeEvent: ({ type }) => type,
      limit: mostEdges,
    }) as unknown as Readonly<Record<string, Adjacent>>
  try {
    return new Map(
      Object.entries(found()).map(([key, { state, transitions }]) => {
        const edges = Object.values(transitions).map(({ event, state: to }) => ({ step: event.step, to }))
        return [key, { world: state, edges }]
      }),
    )
  } catch (error) {
    if (error instanceof Error && error.message === 'Traversal limit exceeded')
      throw new Error(`${model.machine.id} has too many worlds: leave counters and the like out by relevantContext`)
    throw error
  }
}

/**
 * One path per edge, prefixes dropped, as a tree: a world is continued where it was first reached, so each branch from
 * root to leaf is a path that really runs, and each edge is one line.
 */
export function edgeTree(model: Model, places = explore(model)): Node[] {
  const grow = (world: World): Node[] => {
    const place = places.get(worldKey(model, world))
    if (place?.world !== world) return []
    return place.edges.map(({ to }) => ({ line: lineTo(to), next: grow(to) }))
  }
  const roots = grow(nowhere)
  for (const labels of Object.values(model.journeys)) graft(model, roots, labels)
  return roots
}

function graft(model: Model, roots: Node[], labels: readonly string[]): void {
  const starts = [...model.starts.keys()]
  const path = starts.includes(labels[0] ?? '') ? labels : [...starts.slice(0, 1), ...labels]
  let level = roots
  for (const world of walk(model, path)) {
    const line = lineTo(world)
    let node = level.find((other) => isDeepStrictEqual(other.line, line))
    if (!node) {
      node = { line, next: [] }
      level.push(node)
    }
    level = node.next
  }
}

/** The worlds along a path given by step names. */
export function walk(model: Model, labels: readonly string[]): World[] {
  let world = nowhere
  return labels.map((label) => {
    const step = enabled(model, world, { ignored: true }).find((other) => other.label === label)
    if (!step) {
      const possible = enabled(model, world).map((other) => other.label)
      throw new Error(`"${label}" cannot follow ${trail(world).join(', ')}; possible: ${possible.join(', ')}`)
    }
    world = take(model, world, step)
    return world
  })
}

export const leaves = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { next }) => sum + (next.length > 0 ? leaves(next) : 1), 0)
