import type { ReactNode } from 'react'
import type { DashboardPage } from '../../../rules/dashboard/dashboardViews.ts'
import { SidebarShell } from '../frame/SidebarShell.tsx'
import { DashboardNavigation } from './DashboardNavigation.tsx'

interface Props {
  page: DashboardPage | undefined
  children: ReactNode
}

/** The signed-in area: its five items at the side. */
export function DashboardShell({ page, children }: Props) {
  return (
    <SidebarShell label="Dashboard" menu={(label) => <DashboardNavigation page={page} label={label} />}>
      {children}
    </SidebarShell>
  )
}
