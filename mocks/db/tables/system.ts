import {
  array,
  assign,
  boolean,
  coerce,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  partial,
  refine,
  string,
} from 'superstruct'
import { otpOutcome } from '../../../src/rules/bank/authorization/otpOutcomes.ts'
import { emailAddress } from '../../../src/rules/forms/fields.ts'
import { isPortalPath } from '../../../src/rules/routes/safeHref.ts'
import { fault } from '../../../src/rules/sandbox/faults/faults.ts'
import { mail } from '../../../src/rules/sandbox/messages.ts'
import { dailySum, exchange, hourlySum, sandboxEvent } from '../../../src/rules/sandbox/requests/requestLog.ts'
import { defaultSettings, longestLifetime, settings } from '../../../src/rules/sandbox/settings.ts'
import { moment } from '../moment.ts'
import { table } from '../table.ts'

const { expiresIn, refreshExpiresIn, refreshGrace, activationKeyExpiresIn } = settings.schema

/** Before 23 November 2026 it could be as long as one liked. */
const lifetime = (struct: typeof expiresIn) =>
  coerce(struct, integer(), (seconds) => Math.min(seconds, longestLifetime))

/** Those of an older version lack some. */
const storedSettings = partial(
  assign(
    settings,
    object({
      expiresIn: lifetime(expiresIn),
      refreshExpiresIn: lifetime(refreshExpiresIn),
      refreshGrace: lifetime(refreshGrace),
      activationKeyExpiresIn: lifetime(activationKeyExpiresIn),
    }),
  ),
)

const systemRow = object({
  id: string(),
  /** Of the sandbox's clock against real time, in milliseconds. */
  clockOffset: integer(),
  /** Where its clock stands still, in milliseconds since the epoch; rows of an older version lack it. */
  stoppedAt: optional(nullable(moment)),
  /** What becomes of the next one-time password; rows of an older version lack it. */
  nextOtp: optional(nullable(otpOutcome)),
  settings: storedSettings,
  /** What ids, keys and salts are derived from; rows of an older version lack it. */
  seed: optional(string()),
  /** Tables that have been seeded. */
  seeded: array(string()),
  /** Whether the answers that tickets wait for are jobs; before 23 November 2026 they were not. */
  hasAnswerJobs: optional(boolean()),
  /** Whether tokens of the authorization code flow have consents; before 26 November 2026 they had none. */
  hasConsents: optional(boolean()),
})
export const systemId = 'system'

export type SystemRow = Infer<typeof systemRow>

/** Of a bank whose ids, keys and salts are derived from this seed. */
export const newSystemRow = (seed: string): SystemRow => ({
  id: systemId,
  clockOffset: 0,
  seed,
  settings: defaultSettings,
  seeded: [],
})

/** By operationId. */
const faultRow = object({
  id: string(),
  /** `times` is how many calls it will still hit. */
  fault,
  /** Of a fault with `every`: 1 when it hits the next call. */
  callsUntilHit: optional(integer()),
})

const portalPath = refine(string(), 'portalPath', (link) => isPortalPath(link) || 'Expected a path of the portal')

export const systemTables = {
  system: table(systemRow),
  counters: table(object({ id: string(), value: integer() }), { isLog: true }),
  faults: table(faultRow),
  events: table(sandboxEvent, { isLog: true }),
  exchanges: table(exchange, { isLog: true }),
  hours: table(assign(object({ id: string() }), hourlySum), { isLog: true }),
  days: table(assign(object({ id: string() }), dailySum), { isLog: true }),
  mails: table(mail, { imported: assign(mail, object({ to: emailAddress(), link: nullable(portalPath) })) }),
}
