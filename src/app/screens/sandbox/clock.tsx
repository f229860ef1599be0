import { changeClock, readClock } from '../../../api/sandbox/clock.ts'
import { timeUntilNext } from '../../../rules/sandbox/clock/clockState.ts'
import { ClockPanel } from '../../../ui/sandbox/clock/ClockPanel.tsx'
import { startPanel } from '../../actors/sandbox/panel.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

/** What is due follows from these tables. */
const tables = [
  'system',
  'jobs',
  'grants',
  'tokens',
  'accessTokens',
  'authorizationGrants',
  'activationKeys',
  'otpTransactions',
  'callCounts',
]

export const panel: StartPanel = (scope, shell) => (
  <ClockPanel
    session={shell.session}
    actor={startPanel(scope, shell, {
      tables,
      read: readClock,
      change: changeClock,
      nextIn: ({ clock, due }) =>
        timeUntilNext(
          clock,
          due.map(({ at }) => at),
        ),
    })}
  />
)
