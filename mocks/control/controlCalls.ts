import type { ControlCall } from '../kernel/controlCall.ts'
import { accountControlCalls } from './accounts.ts'
import { applicationControlCalls } from './applications.ts'
import { baasControlCalls } from './baas.ts'
import { clockControlCalls } from './clock.ts'
import { consentControlCalls } from './consents.ts'
import { customerControlCalls } from './customers.ts'
import { dataControlCalls } from './data.ts'
import { faultControlCalls } from './faults.ts'
import { messageControlCalls } from './messages.ts'
import { otpControlCalls } from './otp.ts'
import { requestControlCalls } from './requests.ts'
import { scenarioControlCalls } from './scenarios.ts'
import { settingsControlCalls } from './settings.ts'
import { stateControlCalls } from './state.ts'
import { statusControlCalls } from './status.ts'
import { ticketControlCalls } from './tickets.ts'
import { transferControlCalls } from './transfers.ts'
import { webhookControlCalls } from './webhooks.ts'

/** The calls under /sandbox/api, in the order in which the sandbox's home page lists them. */
export const controlCalls: readonly ControlCall[] = [
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
]
