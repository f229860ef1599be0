import type { TakenStep } from './takenStep.ts'

/** Escape closes what opened last, and that alone. */
export function escapeViolations({ walk, step, before, after, isIdle }: TakenStep): string[] {
  if (step.do !== 'key' || step.key !== 'Escape' || !before || !isIdle) return []
  if (walk.hurried > 0 || before.isBusy || before.layers.length === 0) return []
  // It may ask before it closes what holds a text.
  if (after.layers.some((layer) => !before.layers.includes(layer))) return []
  const closed = before.layers.length - after.layers.length
  if (closed <= 0) return [`Escape closes nothing: ${before.layers.at(-1)} stays open`]
  return closed > 1 ? [`Escape closes ${before.layers.join(' and ')} at once`] : []
}
