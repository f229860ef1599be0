import type { Place } from './explore.ts'
import type { Model } from './spec.ts'
import { stateName } from './stateName.ts'
import { enabled, nowhere, type Step, take, type World, worldKey } from './world.ts'

/** A step from a world to the world of that key, and what a person sees of it. */
interface Edge {
  step: Step
  to: string
  sight: string
}

/**
 * Few long walks that show everything there is to see once: each way to do a step in a state, by the world that it leads
 * to. What a state remembers besides is a matter of the model tests, which take every edge.
 */
export function tours(model: Model, places: ReadonlyMap<string, Place>, longest = 200): Step[][] {
  const edges = new Map<string, Edge[]>()
  for (const [key, { world, edges: steps }] of places) {
    const state = world.snapshot ? stateName(world.snapshot.value) : ''
    const edge = (step: Step, to: string): Edge => ({ step, to, sight: JSON.stringify([state, step.label, to]) })
    edges.set(
      key,
      steps.map(({ step, to }) => edge(step, worldKey(model, to))),
    )
  }
  const open = new Set([...edges.values()].flatMap((out) => out.map(({ sight }) => sight)))

  /** The worlds from which something that is still open can be reached. */
  const promising = (): Set<string> => {
    const before = new Map<string, string[]>()
    const found = new Set<string>()
    for (const [key, out] of edges)
      for (const { to, sight } of out) {
        before.set(to, [...(before.get(to) ?? []), key])
        if (open.has(sight)) found.add(key)
      }
    for (const key of found) for (const earlier of before.get(key) ?? []) found.add(earlier)
    return found
  }

  /** The steps to the nearest thing that is open: one that ends the walk only when nothing else is left. */
  const plan = (from: World): Edge[] | undefined => {
    const goesOn = promising()
    const queue: { key: string; taken: Edge[] }[] = [{ key: worldKey(model, from), taken: [] }]
    const seen = new Set<string>()
    let ending: Edge[] | undefined
    for (const { key, taken } of queue) {
      if (seen.has(key)) continue
      seen.add(key)
      for (const edge of edges.get(key) ?? []) {
        const steps = [...taken, edge]
        if (open.has(edge.sight)) {
          if (goesOn.has(edge.to)) return steps
          ending ??= steps
        }
        queue.push({ key: edge.to, taken: steps })
      }
    }
    return ending
  }

  /** As far as the steps are possible where the walk really is: there, what is not is never tried again. */
  const advance = (world: World, tour: Step[], steps: readonly Edge[]): World => {
    let at = world
    for (const { step: planned } of steps) {
      const key = worldKey(model, at)
      const out = edges.get(key) ?? []
      const edge = out.find(({ step: { label } }) => label === planned.label)
      const step = enabled(model, at).find(({ label }) => label === planned.label)
      if (!step)
        edges.set(
          key,
          out.filter((other) => other !== edge),
        )
      if (!step || !edge) return at
      open.delete(edge.sight)
      tour.push(step)
      at = take(model, at, step)
    }
    return at
  }

  const found: Step[][] = []
  for (let fruitless = 0; fruitless < 2; ) {
    const left = open.size
    const tour: Step[] = []
    let world = nowhere
    for (let turns = 0; tour.length < longest && turns < longest; turns += 1) {
      const steps = plan(world)
      if (!steps) break
      world = advance(world, tour, steps)
    }
    if (tour.length === 0) break
    if (open.size < left) found.push(tour)
    fruitless = open.size < left ? 0 : fruitless + 1
  }
  return found
}
