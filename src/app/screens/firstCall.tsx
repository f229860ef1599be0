import { CopyManually } from '../../ui/applications/CopyManually.tsx'
import { FirstCallView } from '../../ui/firstCall/FirstCallView.tsx'
import sheet from '../../ui/firstCall/firstCall.css?sheet'
import { loadStylesheet } from '../../ui/kit/parts/loadStylesheet.ts'
import { createApplicationChanges } from '../actors/applications/applicationChanges.ts'
import { copyOf } from '../actors/applications/applications.ts'
import { firstCallOf } from '../actors/firstCall/firstCall.ts'
import { firstCallStorage } from '../actors/firstCall/firstCallStorage.ts'
import { bankClockOf } from '../actors/sandbox/bankClock.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import { pageTokens } from '../actors/tryItOut/issuedTokens.ts'
import type { PortalScreen } from '../router/screen.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const loadStyles = () => loadStylesheet(sheet)

export const screen: PortalScreen = (scope, portal, match) => {
  const stored = firstCallStorage(scope.owner, () => localStorage)
  const { tryItOut } = portal.configuration
  const base = tryItOut?.api ?? ''
  const bankClock = bankClockOf(portal.environment)
  const issued = pageTokens(portal, base)
  const changes = portal.once(createApplicationChanges)()
  const machine = firstCallOf({ ...portal, bankClock, issued }, base, changes)
  const actor = startScopedActor(scope, machine, {
    input: { offered: tryItOut !== undefined, record: stored.load() },
    on: { 'record.changed': ({ record }) => stored.save(record) },
  })
  const copying = startScopedActor(scope, copyOf(globalThis.navigator?.clipboard, changes), {
    on: { notice: portal.notify },
  })
  return {
    element: withDashboardShell(
      match,
      <FirstCallView actor={actor} copying={copying} copyManually={<CopyManually copying={copying} />} />,
    ),
  }
}
