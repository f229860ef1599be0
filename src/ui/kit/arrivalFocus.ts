import { useEffect, useRef } from 'react'

let landed = false

/**
 * For a page's one h1 (with tabIndex -1): takes the focus when it appears after the first page of the visit, and when
 * its title changes, so that a route change is heard. A menu that was opened while the page was on its way keeps it.
 */
export function useArrivalFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed title moves the focus again
  useEffect(() => {
    const opened = document.activeElement?.ariaExpanded === 'true'
    if (landed && !opened) heading.current?.focus({ preventScroll: true })
    landed = true
  }, [title])
  return heading
}
