import type { Step } from '../step.ts'
import type { Taken } from './taken.ts'

const isByKeyboard = (step: Step) => step.do === 'enter' || (step.do === 'key' && step.key !== 'Tab')

const withoutHash = (address: string) => address.replace(/#.*/, '')

/** A browser takes the focus to the place that a link within the page names, which Tab goes on from (HTML, 7.4.6.4). */
const isWithinPage = ({ walk, step, before, after }: Taken) =>
  walk.portal.kind === 'chromium' &&
  step.do === 'enter' &&
  step.role === 'link' &&
  after.address.includes('#') &&
  withoutHash(before?.address ?? '') === withoutHash(after.address)

/** After an action by keyboard the focus is on something that is shown. */
export function focusViolations(taken: Taken): string[] {
  const { step, before, after, isIdle } = taken
  if (isWithinPage(taken)) return []
  if (!isIdle || !before || !isByKeyboard(step) || !after.isPortal) return []
  if (step.do === 'key' && before.isFocusLost) return []
  if (after.isFocusLost) return [`the focus is lost (it was on ${before.focus})`]
  return after.isFocusShown ? [] : [`the focus is on ${after.focus}, which is not shown`]
}
