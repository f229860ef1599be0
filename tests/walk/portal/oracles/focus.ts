import type { Step } from '../step.ts'
import type { TakenStep } from './takenStep.ts'

const isByKeyboard = (step: Step) => step.do === 'enter' || (step.do === 'key' && step.key !== 'Tab')

/** After an action by keyboard the focus is on something that is shown; a new document begins without it. */
export function focusViolations({ step, before, after, isIdle }: TakenStep): string[] {
  if (!isIdle || !before || !isByKeyboard(step) || !after.isPortal) return []
  if (before.timeOrigin !== after.timeOrigin) return []
  if (step.do === 'key' && before.isFocusLost) return []
  if (after.isFocusLost) return [`the focus is lost (it was on ${before.focus})`]
  return after.isFocusShown ? [] : [`the focus is on ${after.focus}, which is not shown`]
}
