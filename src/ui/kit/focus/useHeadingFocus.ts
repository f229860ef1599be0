import { use, useEffect, useRef } from 'react'
import { RouteFocusContext } from './routeFocus.ts'

/**
 * For a page's one h1 (with tabIndex -1): takes the focus when it appears after the first page of the visit, and when
 * its title changes, so that a screen reader announces a route change.
 */
export function useHeadingFocus(title: string) {
  const routeFocus = use(RouteFocusContext)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed title moves the focus again
  useEffect(() => routeFocus?.focusHeading(heading.current), [routeFocus, title])
  return heading
}
