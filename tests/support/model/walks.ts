import fc from 'fast-check'
import { expect } from 'vitest'
import { lineOf, type Observed } from './observed.ts'
import { Replay } from './replay.ts'
import type { Model } from './spec.ts'
import { enabled, lineTo, nowhere, take } from './world.ts'

const late = { name: 'late', settle: () => ({ error: { kind: 'network', message: 'too late' } }) }

/** One walk: at each step a number picks among all that the outside could do there, ignored events included. */
export async function randomWalk(model: Model, picks: readonly number[]): Promise<void> {
  const replay = new Replay(model)
  const rejections: unknown[] = []
  const note = (reason: unknown) => rejections.push(reason)
  process.on('unhandledRejection', note)
  try {
    let world = nowhere
    let before: Observed | undefined
    const walked: string[] = []
    for (const pick of picks) {
      const steps = enabled(model, world, { ignored: true })
      const step = steps[pick % Math.max(steps.length, 1)]
      if (!step) break
      walked.push(step.label)
      world = take(model, world, step)
      const observed = await replay.take(step.label)
      expect(lineOf(step.label, before, observed), walked.join(', ')).toEqual(lineTo(world))
      before = observed
    }
    if (walked.length === 0) return
    const { snapshot, abandoned } = replay
    for (const call of abandoned) call.settle(late)
    await new Promise((done) => setImmediate(done))
    expect(replay.snapshot === snapshot, `a late answer changed the chart after ${walked.join(', ')}`).toBe(true)
    expect(rejections, `unhandled rejections after ${walked.join(', ')}`).toEqual([])
  } finally {
    process.off('unhandledRejection', note)
    replay.stop()
  }
}

/** `WALKS=5000` in the environment walks further, from a new seed; a failure prints its seed and the shortest walk. */
export async function randomWalks(model: Model): Promise<void> {
  const { WALKS } = process.env
  const seed = WALKS === undefined ? { seed: 20_261_121 } : {}
  const picks = fc.array(fc.nat({ max: 5039 }), { minLength: 3, maxLength: 25 })
  const property = fc.asyncProperty(picks, (walk) => randomWalk(model, walk))
  await fc.assert(property, { numRuns: Number(WALKS ?? 40), ...seed })
}
