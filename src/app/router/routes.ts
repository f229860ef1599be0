import { parse } from 'regexparam'
import { matchRoute as matchPattern } from 'wouter'
import { type DashboardView, dashboardPageOf } from '../../rules/dashboard/dashboardViews.ts'
import { decoded, docsLocationOf } from '../../rules/docs/docs.ts'
import { dashboardRoutes, notFoundRoute, type PortalRoute, routes as portalRoutes } from '../../rules/routes/routes.ts'
import {
  panelPath,
  panelScreenName,
  type SandboxScreenName,
  sandboxPanels,
  sandboxPath,
} from '../../rules/sandbox/workbench/sandboxPanels.ts'

export type ScreenName = PortalRoute['screen'] | SandboxScreenName

/** The screens of the signed-in area: all routes that lead to one are protected. */
export type ProtectedScreenName = DashboardView['screen']

export interface Route extends Omit<PortalRoute, 'screen'> {
  screen: ScreenName
}

const panelRoute = ({ name, title, description }: (typeof sandboxPanels)[number], pattern: string): Route => ({
  pattern,
  screen: panelScreenName(name),
  access: 'public',
  title: `${title} – Sandbox`,
  description,
  survivesUserChange: true,
})

/** The sandbox's own routes; production builds hold nothing of them. */
const sandboxRoutes: readonly Route[] = __SANDBOX__
  ? [
      {
        ...panelRoute(sandboxPanels[0], sandboxPath),
        title: 'Sandbox',
        description: 'See and control the simulated bank.',
      },
      ...sandboxPanels.map((panel) => panelRoute(panel, panelPath(panel.name))),
    ]
  : []

export const routes: readonly Route[] = [...portalRoutes, ...sandboxRoutes]

/** Where the person is: a route with what its address carries. */
export interface RouteMatch {
  route: Route
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

export function matchRoute(path: string, search = ''): RouteMatch {
  const query = new URLSearchParams(search)
  for (const route of routes) {
    const [matched, params] = matchPattern(parse, route.pattern, path)
    if (!matched || (route.screen === 'docs' && !docsLocationOf(path, null))) continue
    const shown = (route === dashboardRoutes[0] && dashboardRouteOf(query.get('page'))) || route
    return { route: shown, path, params: decodedValues(params as Record<string, string | undefined>), query }
  }
  return { route: notFoundRoute, path, params: {}, query }
}

/** The route of one view of the signed-in area, the same object for the same view. */
const dashboardRouteOf = (page: string | null) => {
  const named = dashboardPageOf(page)
  return dashboardRoutes.find(({ view }) => named !== undefined && view?.page === named)
}

function decodedValues(params: Record<string, string | undefined>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const key in params) values[key] = decoded(params[key] ?? '')
  return values
}
