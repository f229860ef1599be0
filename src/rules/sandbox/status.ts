import { type Infer, integer, nullable, object, string } from 'superstruct'
import { otpOutcome } from '../bank/authorization/otpOutcomes.ts'
import { clockState } from './clock/clockState.ts'
import { settings } from './settings.ts'

/** What the workbench always shows: the time, the rules, and how many of each there are. */
export const sandboxStatus = object({
  clock: clockState,
  settings,
  /** What becomes of the next one-time password. */
  nextOtp: nullable(otpOutcome),
  /** When the first of the waiting calls expires; null when none waits. */
  waitingUntil: nullable(string()),
  counts: object({
    requests: integer(),
    mail: integer(),
    /** Calls that wait for a one-time password. */
    phone: integer(),
    faults: integer(),
    webhooks: integer(),
    tickets: integer(),
  }),
})
export type SandboxStatus = Infer<typeof sandboxStatus>

/**
 * Where the bank runs: in the service worker; in this page, because no worker took control; in this page's memory, because
 * the browser stores nothing; or on a server.
 */
export type SandboxHost = 'worker' | 'page' | 'memory' | 'server'
