import SelectorItem from 'happy-dom/lib/query-selector/SelectorItem.js'
import type { Driver } from './driver.ts'

function isDisabled(element: Element): boolean {
  if (!/^(?:button|input|select|textarea|fieldset|optgroup|option)$/i.test(element.tagName)) return false
  if (element.hasAttribute('disabled')) return true
  const fieldset = element.parentElement?.closest('fieldset[disabled]')
  return fieldset != null && fieldset.querySelector('legend')?.contains(element) !== true
}

/** The driver is not there before a test looks for something (pageDriver.ts). */
const isPressed = (element: Element): boolean => {
  const window = element.ownerDocument.defaultView as (Window & { testDriver?: Driver }) | null
  return element.contains(window?.testDriver?.pressed() ?? null)
}

const { matchPseudoItem } = SelectorItem.prototype as unknown as {
  matchPseudoItem(scope: Element, element: Element, siblings: Element[], pseudo: { name: string }): object | null
}

Object.assign(SelectorItem.prototype, {
  /** A disabled fieldset disables what it holds; where nothing has the focus the body has none; a text is something. */
  matchPseudoItem(this: SelectorItem, ...asked: Parameters<typeof matchPseudoItem>) {
    const [, element, , { name }] = asked
    if (name === 'disabled' || name === 'enabled')
      return isDisabled(element) === (name === 'disabled') ? { priorityWeight: 10 } : null
    if (name === 'empty') return element.textContent || element.firstElementChild ? null : { priorityWeight: 10 }
    if (name === 'active') return isPressed(element) ? { priorityWeight: 10 } : null
    if (name === 'focus' && element === element.ownerDocument.body) return null
    return matchPseudoItem.apply(this, asked)
  },
})
