import { HTMLElement } from 'happy-dom'

const { prototype } = HTMLElement
const { focus, blur } = prototype

/**
 * user-event wraps both for each page, around what it finds, and happy-dom has them once for all pages: each closed page
 * would stay in memory, and each later focus would go through its wrapping.
 */
export function unwrapFocus(): void {
  Object.assign(prototype, { focus, blur })
  for (const symbol of Object.getOwnPropertySymbols(prototype))
    if (symbol.description === 'patched focus/blur methods') Reflect.deleteProperty(prototype, symbol)
}
