import { ReportView } from '../../ui/analytics/ReportView.tsx'
import { reportOf } from '../actors/analytics.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { inDashboard } from './shared/inDashboard.tsx'

export const screen: Screen = (visit, portal, place) => {
  const actor = startOn(visit, reportOf(portal), {})
  return {
    element: inDashboard(place, <ReportView actor={actor} applicationId={place.query.get('appId') ?? ''} />),
  }
}
