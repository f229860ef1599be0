import type { Method } from '../http/message.ts'
import type { ControlCall, ControlCalls } from '../kernel/calls/controlCall.ts'
import { clockControlCalls } from './clock/clock.ts'
import { baasControlCalls } from './customers/baas.ts'
import { consentControlCalls } from './customers/consents.ts'
import { customerControlCalls } from './customers/customers.ts'
import { transferControlCalls } from './customers/transfers.ts'
import { dataControlCalls } from './data/data.ts'
import { applicationControlCalls } from './developers/applications.ts'
import { accountControlCalls } from './developers/developerAccounts.ts'
import { ticketControlCalls } from './developers/tickets.ts'
import { faultControlCalls } from './faults.ts'
import { messageControlCalls } from './messages.ts'
import { otpControlCalls } from './otp.ts'
import { requestControlCalls } from './requests/requests.ts'
import { scenarioControlCalls } from './scenarios/scenarios.ts'
import { settingsControlCalls } from './settings.ts'
import { stateControlCalls } from './state.ts'
import { statusControlCalls } from './status.ts'
import { webhookControlCalls } from './webhooks/webhooks.ts'

const described: ControlCalls = {
  ...stateControlCalls,
  ...accountControlCalls,
  ...applicationControlCalls,
  ...faultControlCalls,
  ...clockControlCalls,
  ...statusControlCalls,
  ...settingsControlCalls,
  ...messageControlCalls,
  ...otpControlCalls,
  ...requestControlCalls,
  ...ticketControlCalls,
  ...transferControlCalls,
  ...baasControlCalls,
  ...webhookControlCalls,
  ...scenarioControlCalls,
  ...customerControlCalls,
  ...consentControlCalls,
  ...dataControlCalls,
}

/** The calls under /sandbox/api, in the order in which the sandbox's home page lists them. */
export const controlCalls: readonly ControlCall[] = Object.entries(described).map(([name, call]) => {
  const [method = '', path = ''] = name.split(' ')
  return { ...call, method: method.toLowerCase() as Method, path }
})
