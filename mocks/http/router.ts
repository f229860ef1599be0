import { type HttpHandler, http } from 'msw'
import type { ApiRequest, ApiResponse, Method, ServedRoute } from './message.ts'
import { type Fail, toWebResponse } from './responses.ts'

type Parameters = Readonly<Record<string, string>>

export interface Route extends ServedRoute {
  method: Method
  fail: Fail
  respond(request: ApiRequest, parameters: Parameters): Promise<ApiResponse>
}

interface RegisteredRoute extends Route {
  /** Made when it is first asked for: msw takes longer to make two hundred than a bank takes to read its rows. */
  handler(): HttpHandler
}

/** HEAD is answered like GET, without the body (RFC 9110 section 9.3.2). */
const routedMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method)

/** What msw may copy of a request, which has no body: two copies of a body would be made, and one of them read. */
export class RoutedRequest extends Request {
  readonly original: ApiRequest

  constructor(original: ApiRequest) {
    const { url, method, headers } = original
    super(url, { method: routedMethod(method), headers: [...headers] })
    this.original = original
  }
}

/** What a request's path has: its route, or the methods that it allows. */
type RouteMatch = { route: RegisteredRoute; parameters: Parameters } | { allow: string; fail: Fail } | undefined

/** One segment of the paths; `ends` are the routes of the path that ends here, by method. */
interface Segment {
  fixed: Map<string, Segment>
  parameter?: Segment
  ends: Map<string, { index: number; parameterNames: string[] }>
}

const createSegment = (): Segment => ({ fixed: new Map(), ends: new Map() })

/** By the paths that are in it: all banks of a process have the same tree, and differ in what responds. */
const trees = new Map<string, Segment>()

function treeOf(routes: readonly Route[]): Segment {
  const paths = routes.map(({ method, path }) => `${method} ${path}`).join()
  const known = trees.get(paths)
  if (known) return known
  const root = createSegment()
  for (const [index, route] of routes.entries()) add(root, route, index)
  trees.set(paths, root)
  return root
}

/** A tree of path segments: the time to find a route does not depend on how many there are. */
export function createRouter(routes: readonly Route[]): (method: string, pathname: string) => RouteMatch {
  const root = treeOf(routes)
  const registered = routes.map(withHandler)
  return (method, pathname) => {
    const values: string[] = []
    const last = descend(root, pathname.split('/'), 0, values)
    if (!last || !isDecodable(pathname)) return undefined
    const end = last.ends.get(routedMethod(method.toUpperCase()))
    const [other] = last.ends.values()
    const route = registered[end?.index ?? -1]
    if (!end || !route) {
      const { fail } = registered[other?.index ?? -1] ?? {}
      return fail && { allow: allowedMethods([...last.ends.keys()]), fail }
    }
    const entries = end.parameterNames.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])
    return { route, parameters: Object.fromEntries(entries) }
  }
}

function withHandler(route: Route): RegisteredRoute {
  let made: HttpHandler | undefined
  const handler = () => {
    made ??= http[route.method](`*${route.path}`, async ({ request, params }) =>
      toWebResponse(
        await route.respond(request instanceof RoutedRequest ? request.original : request, params as Parameters),
      ),
    )
    return made
  }
  return { ...route, handler }
}

const allowedMethods = (methods: readonly string[]) =>
  methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')

function add(root: Segment, { method, path }: Route, index: number): void {
  const parameterNames: string[] = []
  let segment = root
  for (const part of path.split('/')) {
    if (part.startsWith(':')) {
      parameterNames.push(part.slice(1))
      segment.parameter ??= createSegment()
      segment = segment.parameter
    } else {
      const next = segment.fixed.get(part) ?? createSegment()
      segment.fixed.set(part, next)
      segment = next
    }
  }
  segment.ends.set(method.toUpperCase(), { index, parameterNames })
}

/** A fixed segment is tried before a parameter, whose value is collected. */
function descend(segment: Segment, parts: string[], index: number, values: string[]): Segment | undefined {
  const part = parts[index]
  if (part === undefined) return segment.ends.size > 0 ? segment : undefined
  const fixed = segment.fixed.get(part)
  const found = fixed && descend(fixed, parts, index + 1, values)
  if (found || !segment.parameter || part === '') return found
  values.push(part)
  const end = descend(segment.parameter, parts, index + 1, values)
  if (!end) values.pop()
  return end
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
