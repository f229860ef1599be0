import { dashboardHref } from '../dashboard/dashboardViews.ts'
import { docsLocationOf } from '../docs/docs.ts'
import type { Address } from '../routes/address.ts'
import { ownAddress } from '../routes/ownAddress.ts'
import { longestReturn, withReturn } from './detour.ts'
import { canonicalPath, isProtectedPath, pathOf } from './isProtected.ts'

/** Where a sign-in leads when no protected route was asked for. */
export const defaultReturnPath = dashboardHref('home')

/**
 * The place that `/login?from=` may lead to after sign-in: one of our protected routes, spelt exactly as listed, or a page
 * of the documentation, whose calls are tried out with the developer's own applications; with any query or fragment. It is
 * normalized before it is matched. Anything else is undefined, so nothing can leave the origin.
 */
export function returnPath(from: string | null | undefined): Address | undefined {
  if (!from || from.length > longestReturn) return undefined
  const place = ownAddress(from)
  if (place === undefined) return undefined
  const path = pathOf(place)
  const isDocsPage = /^\/docs\/[^/]/.test(path) && docsLocationOf(path, null) !== undefined
  return isProtectedPath(path) || isDocsPage ? (place as Address) : undefined
}

/** A page of ours, carrying on the place that `from` names when it may be returned to. */
export function withReturnPath(page: Address, from: string | null): Address {
  const place = returnPath(from)
  return place === undefined ? page : withReturn(page, place)
}

/** The sign-in route, carrying the protected place that was asked for. */
export function signInRoute(place: string): Address {
  const path = pathOf(place)
  return withReturnPath('/login', canonicalPath(path) + place.slice(path.length))
}
