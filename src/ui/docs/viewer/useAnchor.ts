import { useEffect } from 'react'
import type { Node } from '../../../rules/definition/references.ts'
import { firstInputs } from './useTakeover.ts'

/** Whether the page is where the address led, or has not been scrolled: a position that the browser restored stays. */
function isShown(target: HTMLElement): boolean {
  const { top } = target.getBoundingClientRect()
  return scrollY === 0 || (top >= 0 && top < innerHeight / 2)
}

/**
 * An operation that the address names comes into view once it is drawn, and stays there until the first input: those
 * above it are drawn as they come near, which the browser's scroll anchoring does not make up for.
 */
export function useAnchor(definition: Node): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another definition has other anchors
  useEffect(() => {
    let observer: ResizeObserver | undefined
    const release = () => observer?.disconnect()
    const hold = () => {
      release()
      const target =
        location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
      const view = target?.closest('.definition')
      if (!target || !view || !isShown(target)) return
      target.scrollIntoView()
      observer = new ResizeObserver(() => target.scrollIntoView())
      observer.observe(view)
    }
    hold()
    addEventListener('hashchange', hold)
    for (const name of firstInputs) addEventListener(name, release, { passive: true })
    return () => {
      release()
      removeEventListener('hashchange', hold)
      for (const name of firstInputs) removeEventListener(name, release)
    }
  }, [definition])
}
