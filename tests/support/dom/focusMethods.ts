import { HTMLElement } from 'happy-dom'
import type { Driver } from './driver.ts'

const { prototype } = HTMLElement
const { focus: focusAnyway, blur } = prototype

/** Browsers give no focus to what is not shown (HTML, 6.6.2), happy-dom does. */
function focus(this: HTMLElement): void {
  const driver = (this.ownerDocument.defaultView as unknown as { testDriver?: Driver } | null)?.testDriver
  if (!driver || driver.isVisible(this as unknown as Element)) focusAnyway.call(this)
}
Object.assign(prototype, { focus })

/**
 * user-event wraps both for each page, around what it finds, and happy-dom has them once for all pages: each closed page
 * would stay in memory, and each later focus would go through its wrapping.
 */
export function unwrapFocus(): void {
  Object.assign(prototype, { focus, blur })
  for (const symbol of Object.getOwnPropertySymbols(prototype))
    if (symbol.description === 'patched focus/blur methods') Reflect.deleteProperty(prototype, symbol)
}
