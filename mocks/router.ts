import { type HttpHandler, type HttpResponseResolver, http } from 'msw'
import type { Operation } from './operation.ts'

interface Route {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `:name` for a parameter. */
  path: string
  /** The shape of its failures. */
  style: Operation['style']
  resolve: HttpResponseResolver
}

export interface RegisteredRoute extends Route {
  pattern: RegExp
  handler: HttpHandler
}

/** What a request's path has: its route, or the methods that it allows. */
type RouteMatch = { route: RegisteredRoute } | { allow: string } | undefined

/**
 * The one route for a request, or none. msw tries handlers one by one; looked up here first, sixty cost like one.
 */
export function createRouter(routes: readonly Route[]): (method: string, pathname: string) => RouteMatch {
  const fixed = new Map<string, RegisteredRoute[]>()
  const parameterized: RegisteredRoute[] = []
  for (const route of routes) {
    const { method, path, resolve } = route
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    const registered = { ...route, pattern, handler: http[method](`*${path}`, resolve) }
    if (path.includes(':')) parameterized.push(registered)
    else fixed.set(path, [...(fixed.get(path) ?? []), registered])
  }
  return (method, pathname) => {
    if (!isDecodable(pathname)) return undefined
    const candidates = fixed.get(pathname) ?? parameterized.filter(({ pattern }) => pattern.test(pathname))
    if (candidates.length === 0) return undefined
    const route = candidates.find((registered) => registered.method === method.toLowerCase())
    return route ? { route } : { allow: candidates.map((registered) => registered.method.toUpperCase()).join(', ') }
  }
}

/** msw decodes the parameters of a path, and throws if they are not UTF-8. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
