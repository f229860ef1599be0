import { useEffect, useRef } from 'react'
import { returnToPage } from '../kit/leftPages.ts'
import { useTitle } from './useTitle.ts'

/**
 * What a new page owes the person: its title in the tab, and its beginning in view (the heading takes the focus), or what
 * was in view when it was left for a detour. Any other step back or forward leaves the scrolling to the browser.
 *
 * @param page distinguishes pages: what opens within one has the same
 * @param origin where it leads back to
 */
export function useRouteChange(page: string, origin: string | undefined, title: string) {
  const last = useRef({ page, origin })
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
    const before = last.current
    last.current = { page, origin }
    if (before.page === page) return
    const address = location.pathname + location.search + location.hash
    const returned = before.origin === address && returnToPage(address)
    if (!returned && !stepped.current) scrollTo(0, 0)
  }, [page, origin])
}
