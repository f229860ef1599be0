import { ApplicationsView } from '../../ui/applications/ApplicationsView.tsx'
import { applicationsOf, copyOf } from '../actors/applications.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = (visit, portal, place) => {
  const on = { notice: portal.notify }
  const actor = visit.start(applicationsOf(portal), { on })
  const copying = visit.start(copyOf(globalThis.navigator?.clipboard), { on })
  return { element: inDashboard(place, <ApplicationsView actor={actor} copying={copying} />) }
}
