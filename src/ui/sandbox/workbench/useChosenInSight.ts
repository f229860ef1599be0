import { type RefObject, useEffect, useRef } from 'react'
import type { SandboxPanelName } from '../../../rules/sandbox/workbench/sandboxPanels.ts'

function bringInSight(rail: HTMLElement, name: Element | null): void {
  const shown = name?.getBoundingClientRect()
  const { left, right } = rail.getBoundingClientRect()
  if (shown && (shown.left < left || shown.right > right))
    rail.scrollLeft += (shown.left + shown.right - left - right) / 2
}

/**
 * Keeps the name of the chosen panel in sight where the rail scrolls sideways, also when counts come and widen it; and before
 * it the name that has the focus by a key, which Chromium leaves cut off once 32 pixels of it show.
 */
export function useChosenInSight(panel: SandboxPanelName): RefObject<HTMLUListElement | null> {
  const rail = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another name to show
  useEffect(() => {
    const list = rail.current
    if (!list) return
    const focused = () => list.querySelector(':focus-visible')
    const observer = new ResizeObserver(() => bringInSight(list, focused() ?? list.querySelector('[aria-current]')))
    for (const part of [list, ...list.children]) observer.observe(part)
    // A name that moved under the pointer would not be the one that is released.
    const onFocus = () => bringInSight(list, focused())
    list.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      list.removeEventListener('focusin', onFocus)
    }
  }, [panel])
  return rail
}
