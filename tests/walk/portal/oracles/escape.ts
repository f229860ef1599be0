import type { TakenStep } from './takenStep.ts'

/** The warning before a session ends may open after the page was read, and is what Escape then closes. */
const mayHaveWarned = ({ walk }: TakenStep) =>
  walk.steps.slice(-2).some((step) => step.do === 'world' && step.event.startsWith('the clock'))

/** Escape closes what opened last, and that alone. */
export function escapeViolations(taken: TakenStep): string[] {
  const { walk, step, before, after, isIdle } = taken
  if (step.do !== 'key' || step.key !== 'Escape' || !before || !isIdle) return []
  if (walk.hurried > 0 || before.isBusy || before.layers.length === 0) return []
  // It may ask before it closes what holds a text.
  if (after.layers.some((layer) => !before.layers.includes(layer))) return []
  const closed = before.layers.length - after.layers.length
  if (closed <= 0 && mayHaveWarned(taken)) return []
  if (closed <= 0) return [`Escape closes nothing: ${before.layers.at(-1)} stays open`]
  return closed > 1 ? [`Escape closes ${before.layers.join(' and ')} at once`] : []
}
