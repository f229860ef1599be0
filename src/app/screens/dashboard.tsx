import { firstCallHref } from '../../rules/firstCall/firstCallHref.ts'
import { DashboardHomeView } from '../../ui/dashboard/DashboardHomeView.tsx'
import { overviewOf } from '../actors/dashboard.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { PortalScreen } from '../router/screen.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const screen: PortalScreen = (scope, portal, match) => {
  const actor = startScopedActor(scope, overviewOf(portal), {})
  const firstCall = firstCallHref(portal.configuration.tryItOut !== undefined)
  return { element: withDashboardShell(match, <DashboardHomeView actor={actor} firstCall={firstCall} />) }
}
