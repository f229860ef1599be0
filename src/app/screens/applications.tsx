import { applicationNotices } from '../../rules/applications/applicationNotices.ts'
import { texts } from '../../rules/text/texts.ts'
import { ApplicationsView } from '../../ui/applications/ApplicationsView.tsx'
import { createApplicationChanges } from '../actors/applications/applicationChanges.ts'
import { applicationsOf, copyOf } from '../actors/applications/applications.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { PortalScreen } from '../router/screen.ts'
import { removeDraft } from '../session/drafts/formDraft.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const screen: PortalScreen = (scope, portal, match) => {
  const on = { notice: portal.notify }
  const changes = portal.once(createApplicationChanges)()
  const removeDraftOf = (id: string) => removeDraft(`application.${id}`, () => sessionStorage)
  const actor = startScopedActor(scope, applicationsOf(portal, changes, removeDraftOf), {
    interrupted: () => applicationNotices.deletionOutcomeUnknown(texts.interrupted),
    on: { ...on, 'applications.changed': changes.publish },
  })
  const copying = startScopedActor(scope, copyOf(globalThis.navigator?.clipboard, changes), { on })
  return { element: withDashboardShell(match, <ApplicationsView actor={actor} copying={copying} />) }
}
