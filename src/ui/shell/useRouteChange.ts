import { useEffect, useRef } from 'react'
import { useTitle } from './useTitle.ts'

/**
 * What a new page owes the person: its title in the tab, and its beginning in view (the heading takes the focus). A step
 * back or forward leaves the scrolling to the browser.
 *
 * @param page tells pages apart: what opens within one has the same
 */
export function useRouteChange(page: string, title: string) {
  const last = useRef(page)
  const stepped = useRef(false)

  useEffect(() => {
    const step = () => {
      stepped.current = true
    }
    const go = () => {
      stepped.current = false
    }
    addEventListener('popstate', step)
    addEventListener('pushState', go)
    return () => {
      removeEventListener('popstate', step)
      removeEventListener('pushState', go)
    }
  }, [])

  useTitle(title)

  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (!stepped.current) scrollTo(0, 0)
  }, [page])
}
