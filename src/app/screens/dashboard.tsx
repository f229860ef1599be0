import { HomeView } from '../../ui/dashboard/HomeView.tsx'
import { overviewOf } from '../actors/dashboard.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { inDashboard } from './shared/inDashboard.tsx'

export const screen: Screen = (visit, portal, place) => {
  const actor = startOn(visit, overviewOf(portal), {})
  return { element: inDashboard(place, <HomeView actor={actor} />) }
}
