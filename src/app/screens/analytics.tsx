import { ReportView } from '../../ui/analytics/ReportView.tsx'
import { reportOf } from '../actors/analytics.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { PortalScreen } from '../router/screen.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const screen: PortalScreen = (scope, portal, match) => {
  const actor = startScopedActor(scope, reportOf(portal), {
    input: { applicationId: match.query.get('appId') ?? '' },
  })
  return { element: withDashboardShell(match, <ReportView actor={actor} />) }
}
