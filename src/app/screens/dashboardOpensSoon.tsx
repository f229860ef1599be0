import { OpensSoon } from '../../ui/shell/OpensSoon.tsx'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'

const back = { label: 'Back to the dashboard', href: '/dashboard?page=home' }

export const screen: Screen = (_visit, _portal, place) => ({
  element: inDashboard(place, <OpensSoon title={place.route.title} back={back} />),
})
