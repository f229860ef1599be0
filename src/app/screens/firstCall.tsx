import { CopyManually } from '../../ui/applications/CopyManually.tsx'
import { FirstCallView } from '../../ui/firstCall/FirstCallView.tsx'
import { applicationChanges } from '../actors/applicationChanges.ts'
import { copyOf } from '../actors/applications.ts'
import { firstCallOf } from '../actors/firstCall.ts'
import { keptFirstCall } from '../actors/keptFirstCall.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { PortalScreen } from '../router/screen.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const screen: PortalScreen = (scope, portal, match) => {
  const kept = keptFirstCall(scope.owner, () => localStorage)
  const { tryItOut } = portal.configuration
  const actor = startScopedActor(scope, firstCallOf(portal, tryItOut?.api ?? '', applicationChanges()), {
    input: { offered: tryItOut !== undefined, record: kept.load() },
    on: { 'record.changed': ({ record }) => kept.save(record) },
  })
  const copying = startScopedActor(scope, copyOf(globalThis.navigator?.clipboard), { on: { notice: portal.notify } })
  return {
    element: withDashboardShell(
      match,
      <FirstCallView actor={actor} copying={copying} copyManually={<CopyManually copying={copying} />} />,
    ),
  }
}
