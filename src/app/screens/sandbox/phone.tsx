import { changePhone, readPhone } from '../../../api/sandbox/phone.ts'
import { timeUntilNext } from '../../../rules/sandbox/clock/clockState.ts'
import { PhonePanel } from '../../../ui/sandbox/phone/PhonePanel.tsx'
import { startPanel } from '../../actors/sandbox/panel.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

const tables = ['otpTransactions', 'smsMessages', 'system']

export const panel: StartPanel = (scope, shell) => (
  <PhonePanel
    actor={startPanel(scope, shell, {
      tables,
      read: readPhone,
      change: changePhone,
      nextIn: ({ clock, waiting }) =>
        timeUntilNext(
          clock,
          waiting.map(({ expiresAt }) => expiresAt),
        ),
    })}
  />
)
