import { type RefObject, useEffect, useRef } from 'react'
import type { SandboxPanelName } from '../../../rules/sandbox/workbench/sandboxPanels.ts'

function scrollToChosen(rail: HTMLElement): void {
  const chosen = rail.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, right } = rail.getBoundingClientRect()
  if (chosen && (chosen.left < left || chosen.right > right))
    rail.scrollLeft += (chosen.left + chosen.right - left - right) / 2
}

/** Keeps the name of the chosen panel in sight where the rail scrolls sideways, also when counts come and widen it. */
export function useChosenInSight(panel: SandboxPanelName): RefObject<HTMLUListElement | null> {
  const rail = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another name to show
  useEffect(() => {
    const list = rail.current
    if (!list) return
    const observer = new ResizeObserver(() => scrollToChosen(list))
    for (const part of [list, ...list.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [panel])
  return rail
}
