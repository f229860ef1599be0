import { type RefObject, useEffect, useRef } from 'react'
import type { SandboxPanelName } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { hasModifier } from '../../kit/keys/hasModifier.ts'

function bringInSight(rail: HTMLElement, name: Element | null): void {
  const shown = name?.getBoundingClientRect()
  const { left, right } = rail.getBoundingClientRect()
  if (shown && (shown.left < left || shown.right > right))
    rail.scrollLeft += (shown.left + shown.right - left - right) / 2
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** They would scroll the names, also the one that has the focus out of sight. */
function walk(event: KeyboardEvent): void {
  const step = steps[event.key]
  if (step === undefined || hasModifier(event) || !(event.currentTarget instanceof Element)) return
  event.preventDefault()
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  names[names.findIndex((name) => name === event.target) + step]?.focus()
}

/**
 * Keeps the name of the chosen panel in sight where the rail scrolls sideways, also when counts come and widen it; and before
 * it the name that has the focus by a key, which Chromium leaves cut off once 32 pixels of it show. The arrows walk over
 * the names.
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
    list.addEventListener('keydown', walk)
    return () => {
      observer.disconnect()
      list.removeEventListener('focusin', onFocus)
      list.removeEventListener('keydown', walk)
    }
  }, [panel])
  return rail
}
