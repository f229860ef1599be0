import { use, useEffect, useRef } from 'react'
import { RouteFocusContext } from '../kit/focus/routeFocus.ts'
import { useTitle } from './useTitle.ts'

/**
 * What a new page owes the person: its title in the tab, and its beginning in view (the heading takes the focus), or what
 * was in view when it was left for a detour.
 *
 * @param page distinguishes pages: what opens within one has the same
 * @param origin where it leads back to
 */
export function useRouteChange(page: string, origin: string | undefined, title: string) {
  const routeFocus = use(RouteFocusContext)
  const last = useRef({ page, origin })

  useTitle(title)

  useEffect(() => {
    const before = last.current
    last.current = { page, origin }
    if (before.page !== page) routeFocus?.enterPage(before.origin)
  }, [routeFocus, page, origin])
}
