import { firstCallHref } from '../../rules/firstCall/firstCallHref.ts'
import { HomeView } from '../../ui/dashboard/HomeView.tsx'
import { overviewOf } from '../actors/dashboard.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { PortalScreen } from '../router/screen.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const screen: PortalScreen = (scope, portal, match) => {
  const actor = startScopedActor(scope, overviewOf(portal), {})
  const firstCall = firstCallHref(portal.configuration.tryItOut !== undefined)
  return { element: withDashboardShell(match, <HomeView actor={actor} firstCall={firstCall} />) }
}
