import { type RefObject, useCallback, useEffect, useState } from 'react'

/** How near, in pixels, a section comes before its viewer is fetched and drawn. */
const near = 600

/** Nobody scrolls while nothing has moved for so long, in milliseconds. */
const idleDelay = 150

type Stage = 'outline' | 'drawing' | 'drawn' | 'viewer'

/** What shows that somebody reads or works with the page. */
export const firstInputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** What somebody reads or works with stays: what has the focus, selected text, a text that has been scrolled into. */
function isUndisturbed(place: HTMLElement, hasInput: boolean): boolean {
  if (place.contains(document.activeElement)) return false
  const selection = getSelection()
  if (selection && !selection.isCollapsed && place.contains(selection.anchorNode)) return false
  const { top, bottom } = place.getBoundingClientRect()
  if (top > innerHeight) return true
  // What stands above the window keeps its distance to what is read only where the browser anchors the scroll position.
  if (bottom < 0) return CSS.supports('overflow-anchor', 'auto')
  // Before the first input the swap would count as the largest paint; what follows must be out of view.
  return hasInput && top > 0 && bottom > innerHeight
}

/**
 * When the viewer of a section may be drawn, and when it may take the place of the outline: not under a reading eye, and
 * so that nothing in view moves.
 */
export function useViewerSwap(
  place: RefObject<HTMLElement | null>,
  isLive: boolean,
): { stage: Stage; drawn: () => void } {
  const [stage, setStage] = useState<Stage>('outline')

  useEffect(() => {
    const element = place.current
    if (!isLive || stage !== 'outline' || !element) return
    let idle: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(idle)
        if (!entries.at(-1)?.isIntersecting) return
        // What is passed by in a long scroll is not drawn.
        idle = setTimeout(() => setStage('drawing'), idleDelay)
      },
      { rootMargin: `${near}px 0px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(idle)
    }
  }, [stage, place, isLive])

  useEffect(() => {
    const element = place.current
    if (stage !== 'drawn' || !element) return
    let hasInput = scrollY > 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      if (isUndisturbed(element, hasInput)) setStage('viewer')
    }
    const checkAtRest = () => {
      clearTimeout(rest)
      rest = setTimeout(check, idleDelay)
    }
    const onInput = () => {
      hasInput = true
      checkAtRest()
    }
    for (const name of firstInputs) addEventListener(name, onInput, { passive: true })
    addEventListener('scroll', checkAtRest, { passive: true })
    checkAtRest()
    return () => {
      clearTimeout(rest)
      for (const name of firstInputs) removeEventListener(name, onInput)
      removeEventListener('scroll', checkAtRest)
    }
  }, [stage, place])

  const drawn = useCallback(() => setStage((now) => (now === 'drawing' ? 'drawn' : now)), [])
  return { stage, drawn }
}
