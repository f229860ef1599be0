import { HomeView } from '../../ui/dashboard/HomeView.tsx'
import { standingOf } from '../actors/dashboard.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal, place) => {
  const actor = startOn(visit, standingOf(portal), {})
  return { element: inDashboard(place, <HomeView actor={actor} />) }
}
