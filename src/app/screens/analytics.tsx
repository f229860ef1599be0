import { ReportView } from '../../ui/analytics/ReportView.tsx'
import { reportOf } from '../actors/analytics.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal, place) => {
  const actor = startOn(visit, reportOf(portal), {})
  return {
    element: inDashboard(place, <ReportView actor={actor} applicationId={place.query.get('appId') ?? ''} />),
  }
}
