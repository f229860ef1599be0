import { definitionTexts } from '../../../../src/ui/docs/definition/definitionTexts.ts'
import type { TakenStep } from './takenStep.ts'

/** A button whose call failed can be pressed again. */
export function buttonViolations({ walk, step, before, after, isIdle }: TakenStep): string[] {
  if (step.do !== 'press' && step.do !== 'enter') return []
  if (!isIdle || step.role !== 'button' || before?.address !== after.address) return []
  // It makes no call of its own, and is disabled while what it opened is there.
  if (step.name === definitionTexts.tryItOut) return []
  const hasFailed = walk.calls.some(({ status, isOver }) => isOver && (status === undefined || status >= 500))
  return hasFailed && after.shut.includes(step.name) && !before.shut.includes(step.name)
    ? [`the button "${step.name}" stays disabled after its call failed`]
    : []
}
