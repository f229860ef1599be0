import { dashboardPageOf, type ViewAddress, type ViewPath } from '../dashboard/dashboardViews.ts'
import { type SandboxPath, sandboxPath } from '../sandbox/workbench/sandboxPanels.ts'
import { type OpenPath, routes } from './routes.ts'

type KeyedPath = Extract<OpenPath, `${string}:${string}`>
type Page = Exclude<OpenPath, KeyedPath> | ViewPath | SandboxPath
type WithQuery<Path extends string> = Path | `${Path}?${string}`

/** What links and navigation inside the portal may name; an address without a route does not compile. */
export type Address =
  | WithQuery<Page>
  | `${Page}#${string}`
  | WithQuery<`/docs/${string}`>
  | ViewAddress
  | `${ViewAddress}${'&' | '#'}${string}`

const isKnownView = (query: string): boolean => {
  return dashboardPageOf(new URLSearchParams(query).get('page')) !== undefined
}

/** An address that came as a text, when the portal has a page there. */
export function addressOf(text: string): Address | undefined {
  const [, written = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(text) ?? []
  // As routes are matched: in any case, with or without a slash at the end.
  const path = written.toLowerCase().replace(/(.)\/$/, '$1')
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  const isPage =
    path === '/dashboard'
      ? isKnownView(query)
      : path.startsWith('/docs/') ||
        path === sandboxPath ||
        path.startsWith(`${sandboxPath}/`) ||
        routes.some(({ pattern }) => pattern.replace('/*?', '').toLowerCase() === path)
  return isPage ? (text as Address) : undefined
}
