import { type RefObject, useLayoutEffect } from 'react'
import type { AnnouncementsActor } from './announcementsActor.ts'

const controls = 'a[href], button, input, select, textarea, summary'

/** Whether the region lies over one of them. */
export function coversOne(region: Element, elements: readonly Element[]): boolean {
  const { left, top, right, bottom } = region.getBoundingClientRect()
  return elements.some((element) => {
    // The place of what the browser has not laid out would make it lay that out.
    if (!element.checkVisibility({ contentVisibilityAuto: true }) || region.contains(element)) return false
    const box = element.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
}

/** Reports a control of the page that the pop-ups lie over, also one that comes after them. */
export function useCoveredControl(
  region: RefObject<HTMLElement | null>,
  actor: AnnouncementsActor,
  isOver: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOver) return
    const check = () => {
      const { current } = region
      // Whoever is in them keeps them and the focus, whatever comes below.
      if (!current || current.contains(document.activeElement)) return
      if (coversOne(current, [...document.querySelectorAll(controls)])) actor.send({ type: 'control.covered' })
    }
    check()
    const content = new MutationObserver(check)
    content.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', check)
    return () => {
      content.disconnect()
      removeEventListener('resize', check)
    }
  }, [region, actor, isOver])
}
