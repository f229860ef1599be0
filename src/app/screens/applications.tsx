import { ApplicationsView } from '../../ui/applications/ApplicationsView.tsx'
import { applicationsOf, copyOf } from '../actors/applications.ts'
import { applicationChanges } from '../applicationChanges.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal, place) => {
  const on = { notice: portal.notify }
  const changes = applicationChanges()
  const actor = startOn(visit, applicationsOf(portal, changes), {
    on: { ...on, 'applications.changed': changes.announce },
  })
  const copying = startOn(visit, copyOf(globalThis.navigator?.clipboard), { on })
  return { element: inDashboard(place, <ApplicationsView actor={actor} copying={copying} />) }
}
