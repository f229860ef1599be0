import { readStatus } from '../../../api/sandbox/status.ts'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import { timeUntilNext } from '../../../rules/sandbox/clock/clockState.ts'
import type { SandboxStatus } from '../../../rules/sandbox/status.ts'
import { startPanel } from '../../actors/sandbox/panel.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import type { ScreenScope } from '../../router/screenScope.ts'

const tables = ['system', 'events', 'mails', 'otpTransactions', 'faults', 'webhookDeliveries', 'tickets']

/** Starts what the workbench always shows: the clock, what is switched on, and how many there are of each. */
export const startStatus = (scope: ScreenScope, shell: Shell): PanelActor<SandboxStatus> =>
  startPanel(scope, shell, {
    tables,
    read: readStatus,
    nextIn: ({ clock, waitingUntil }) => timeUntilNext(clock, waitingUntil === null ? [] : [waitingUntil]),
  })
