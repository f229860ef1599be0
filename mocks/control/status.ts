import type { SandboxStatus } from '../../src/rules/sandbox/status.ts'
import { waitingCalls } from '../authorization/otp/mobileApp.ts'
import { nextOtpOf } from '../authorization/otp/nextOtp.ts'
import { type Bank, settingsOf } from '../bank/bank.ts'
import { clockStateOf } from '../bank/clockState.ts'
import type { ControlCalls } from '../kernel/calls/controlCall.ts'

const statusOf = (bank: Bank): SandboxStatus => {
  const { events, mails, faults, webhookDeliveries, tickets } = bank.tables
  const waiting = waitingCalls(bank)
  const [waitingUntil = null] = waiting.map(({ expiresAt }) => expiresAt).sort()
  return {
    clock: clockStateOf(bank),
    settings: settingsOf(bank),
    nextOtp: nextOtpOf(bank).outcome,
    waitingUntil,
    counts: {
      requests: events.count(),
      mail: mails.count(),
      phone: waiting.length,
      faults: faults.count(),
      webhooks: webhookDeliveries.count(),
      tickets: tickets.list({ where: ({ status }) => status !== 'C' }).length,
    },
  }
}

export const statusControlCalls: ControlCalls = {
  'GET /status': {
    summary:
      'Shows the clock, the settings and how many requests, emails, waiting calls, faults, webhooks and tickets there are.',
    resolve: async ({ bank }) => statusOf(bank),
  },
}
