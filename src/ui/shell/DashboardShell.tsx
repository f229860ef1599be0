import type { ReactNode } from 'react'
import { HamburgerMenuIcon } from '../kit/icons.tsx'
import { DashboardNavigation } from './DashboardNavigation.tsx'
import { Drawer } from './Drawer.tsx'
import type { DashboardPage } from './navigation.ts'

interface Props {
  page: DashboardPage | undefined
  children: ReactNode
}

/** The signed-in area: sidebar on wide screens, below 1024 px a floating button with the same items in a left drawer. */
export function DashboardShell({ page, children }: Props) {
  return (
    <div className="dashboard">
      <aside className="dashboard-side">
        <DashboardNavigation page={page} label="Dashboard" />
      </aside>
      <div className="dashboard-content">{children}</div>
      <div className="dashboard-float">
        <Drawer
          label="Dashboard menu"
          className="float-button"
          side="left"
          button={<HamburgerMenuIcon aria-hidden="true" />}
        >
          <DashboardNavigation page={page} label="Dashboard menu" />
        </Drawer>
      </div>
    </div>
  )
}
