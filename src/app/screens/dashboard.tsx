import { DashboardHome } from '../../ui/shell/DashboardHome.tsx'
import { DashboardShell } from '../../ui/shell/DashboardShell.tsx'
import { OpensSoon } from '../../ui/shell/OpensSoon.tsx'
import { dashboardViewOf } from '../dashboardViews.ts'
import type { Screen } from '../screen.ts'

const back = { label: 'Back to the dashboard', href: '/dashboard?page=home' }

export const screen: Screen = (_visit, _portal, place) => {
  const { page, title, marks } = dashboardViewOf(place)
  const view = page === 'home' ? <DashboardHome /> : <OpensSoon title={title} back={back} />
  return { element: <DashboardShell page={marks}>{view}</DashboardShell>, title }
}
