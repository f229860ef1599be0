import { isDeepStrictEqual } from 'node:util'
import type { ActorLogic, EventObject, Snapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { transitionsOf } from '../../../src/app/inspector/statechart.ts'
import { factsOf } from './observed.ts'
import type { Model } from './spec.ts'
import { enabled, eventOf, lineTo, nowhere, type Step, take, trail, type World, worldKey } from './world.ts'

/** A step of a golden file: its line, and the steps that follow it on some path. */
export interface Node {
  line: Record<string, unknown>
  next: Node[]
}

interface Edge {
  step: Step
  to: World
}

export interface Place {
  world: World
  edges: Edge[]
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
 * The paths of the golden file as a tree: a world is continued where it was first reached, so each branch from root to
 * leaf is a path that really runs. A step is written where it shows something for the first time, and on the way there:
 * regions that do not know each other are not multiplied. What belongs together is a journey.
 */
export function edgeTree(model: Model, places = explore(model)): Node[] {
  const distinguishing = distinguishingEdges(model, places)
  const grow = (world: World): Node[] => {
    const place = places.get(worldKey(model, world))
    if (place?.world !== world) return []
    return place.edges.flatMap((edge) => {
      const next = grow(edge.to)
      return next.length > 0 || distinguishing.has(edge) ? [{ line: lineTo(edge.to), next }] : []
    })
  }
  const roots = grow(nowhere)
  for (const labels of Object.values(model.journeys)) graft(model, roots, labels)
  return roots
}

/** The edges, the nearest to the start first, that show what no edge before them did with the same transitions. */
function distinguishingEdges(model: Model, places: ReadonlyMap<string, Place>): Set<Edge> {
  const names = new Map(transitionsOf(model.machine).map(({ name, transition }) => [transition, name]))
  const seen = new Set<string>()
  const distinguishing = new Set<Edge>()
  for (const { world, edges } of places.values())
    for (const edge of edges) {
      const { snapshot } = world
      const taken =
        snapshot === undefined || edge.step.kind === 'start'
          ? []
          : model.machine.getTransitionData(snapshot, eventOf(world, edge.step)).map((each) => names.get(each) ?? '')
      const { stops = [] } = edge.to.observed ?? {}
      const shown = [
        ...stops,
        ...factsOf(world.observed, edge.to.observed).map((fact) => JSON.stringify([edge.step.label, taken, fact])),
      ]
      if (shown.some((fact) => !seen.has(fact))) distinguishing.add(edge)
      for (const fact of shown) seen.add(fact)
    }
  return distinguishing
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
