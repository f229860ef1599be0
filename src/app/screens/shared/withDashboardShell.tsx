import { Fragment, type ReactNode } from 'react'
import { markedPage } from '../../../rules/dashboard/dashboardViews.ts'
import { originOf } from '../../../rules/session/detour.ts'
import { DashboardShell } from '../../../ui/shell/dashboard/DashboardShell.tsx'
import type { RouteMatch } from '../../router/routes.ts'
import { BackLink } from './BackLink.tsx'

/** A view of the signed-in area inside its shell, keyed so that each view starts afresh and the shell stays. */
export function withDashboardShell({ route, path, query }: RouteMatch, view: ReactNode): ReactNode {
  const origin = originOf(query)
  return (
    <DashboardShell key="dashboard" page={markedPage(route.view)}>
      {origin && <BackLink to={origin} />}
      <Fragment key={`${path}?${query}`}>{view}</Fragment>
    </DashboardShell>
  )
}
