import { focusFirst } from './handOffFocus.ts'

/** What is pressed in the place, or the place itself. */
export function focusTarget(target: HTMLElement, preventScroll = false): void {
  const control = target.querySelector<HTMLElement>('summary, a')
  if (!control) target.tabIndex = -1
  focusFirst([control ?? target], preventScroll)
}

/**
 * After a link within the page was followed: a browser takes the focus from it, and gives it to nothing where the target
 * takes none (HTML, 7.4.6.4).
 */
export function keepFocus(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    const target = document.activeElement === document.body && find()
    if (target) focusTarget(target, true)
  })
}
