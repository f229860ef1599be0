import { type HttpHandler, type HttpResponseResolver, http } from 'msw'
import type { Operation } from './operation.ts'

interface Route {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `:name` for a part that varies. */
  path: string
  /** The shape of its failures. */
  style: Operation['style']
  resolve: HttpResponseResolver
}

export interface Place extends Route {
  pattern: RegExp
  handler: HttpHandler
}

/** What there is at a request's path: its route, or the methods that it takes. */
type Found = { route: Place } | { allow: string } | undefined

/**
 * The one route for a request, or none. msw tries handlers one by one; looked up here first, sixty cost like one.
 */
export function createRouter(routes: readonly Route[]): (method: string, pathname: string) => Found {
  const fixed = new Map<string, Place[]>()
  const varying: Place[] = []
  for (const route of routes) {
    const { method, path, resolve } = route
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    const place = { ...route, pattern, handler: http[method](`*${path}`, resolve) }
    if (path.includes(':')) varying.push(place)
    else fixed.set(path, [...(fixed.get(path) ?? []), place])
  }
  return (method, pathname) => {
    if (!isDecodable(pathname)) return undefined
    const places = fixed.get(pathname) ?? varying.filter(({ pattern }) => pattern.test(pathname))
    if (places.length === 0) return undefined
    const route = places.find((place) => place.method === method.toLowerCase())
    return route ? { route } : { allow: places.map((place) => place.method.toUpperCase()).join(', ') }
  }
}

/** msw decodes the parts of a path, and throws where they are no UTF-8. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
