import { DashboardHome } from '../../ui/shell/DashboardHome.tsx'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = (_visit, _portal, place) => ({ element: inDashboard(place, <DashboardHome />) })
