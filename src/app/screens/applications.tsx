import { ApplicationsView } from '../../ui/applications/ApplicationsView.tsx'
import { applicationChanges } from '../actors/applicationChanges.ts'
import { applicationsOf, copyOf } from '../actors/applications.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { inDashboard } from './shared/inDashboard.tsx'

export const screen: Screen = (visit, portal, place) => {
  const on = { notice: portal.notify }
  const changes = applicationChanges()
  const actor = startOn(visit, applicationsOf(portal, changes), {
    on: { ...on, 'applications.changed': changes.announce },
  })
  const copying = startOn(visit, copyOf(globalThis.navigator?.clipboard), { on })
  return { element: inDashboard(place, <ApplicationsView actor={actor} copying={copying} />) }
}
