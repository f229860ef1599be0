import { useEffect, useRef } from 'react'
import { isFocusReturned } from './leftPages.ts'

let hasNavigated = false

// The first page's own heading may still wait for its hydration when a link is followed.
if (typeof window !== 'undefined')
  for (const event of ['pushState', 'popstate'])
    addEventListener(event, () => {
      hasNavigated = true
    })

/**
 * For a page's one h1 (with tabIndex -1): takes the focus when it appears after the first page of the visit, and when
 * its title changes, so that a route change is heard. A menu that was opened while the page was on its way keeps it, and
 * so does the link that somebody comes back to from a detour.
 */
export function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed title moves the focus again
  useEffect(() => {
    const opened = document.activeElement?.ariaExpanded === 'true'
    if (hasNavigated && !opened && !isFocusReturned()) heading.current?.focus({ preventScroll: true })
    hasNavigated = true
  }, [title])
  return heading
}
