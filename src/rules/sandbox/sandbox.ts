import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  record,
  refine,
  string,
} from 'superstruct'
import { apiLimits } from '../bank/apiLimits.ts'
import { otpOutcome } from '../bank/authorization/otpOutcomes.ts'

/** What the sandbox's control calls under /sandbox/api take and answer (docs/sandbox.md). */

const hour = 3_600_000

/** The sandbox's time: real time plus an offset in milliseconds, or standing still. */
export const clockState = object({ now: string(), offset: integer(), isStopped: boolean() })
export type ClockState = Infer<typeof clockState>

/**
 * Milliseconds until the first of these moments (ISO 8601) that are still to come; null when there is none, or the clock
 * stands.
 */
export function timeUntilNext({ now, isStopped }: ClockState, moments: readonly string[]): number | null {
  const left = moments.map((moment) => Date.parse(moment) - Date.parse(now)).filter((milliseconds) => milliseconds > 0)
  return left.length === 0 || isStopped ? null : Math.min(...left)
}

/**
 * One of: so many milliseconds on, a time (ISO 8601), on to the next thing that is due, stopped or going, or back to real
 * time.
 */
export const clockChange = refine(
  object({
    advance: optional(integer()),
    set: optional(string()),
    next: optional(literal(true)),
    stop: optional(boolean()),
    reset: optional(literal(true)),
  }),
  'one',
  (change) => Object.keys(change).length === 1 || 'Send exactly one of advance, set, next, stop and reset',
)
export type ClockChange = Infer<typeof clockChange>

/** In seconds by the sandbox's clock: a hundred years, as far as it can be moved. */
export const longestLifetime = (100 * 366 * 24 * hour) / 1000

const lifetime = (least: number) => max(min(integer(), least), longestLifetime)

export const settings = object({
  /** Lifetime of an access token, of the portal and of the bank; those of banking as a service last 356 s at most. */
  expiresIn: lifetime(1),
  /** Lifetime of a refresh token. */
  refreshExpiresIn: lifetime(1),
  /** How long a refresh token that was used already gives the same answer again (its answer may have been lost). */
  refreshGrace: lifetime(0),
  activationKeyExpiresIn: lifetime(1),
  /** In the live environment an application without an IP list cannot call. */
  environment: enums(['developer', 'live']),
  /** Off for tests that make many calls. */
  rateLimit: enums(['enforced', 'off']),
  /** Which codes of six digits are right: any, as documented for tests, or the one in the SMS. */
  otpCode: enums(['any', 'sent']),
  /** Whether customers confirm in the mobile app as soon as a call is completed, or only by a control call. */
  mobileConfirmation: enums(['automatic', 'manual']),
  /** What the inbox answers to webhooks whose signature is right. */
  inboxAnswer: enums(['200', '500', 'none']),
})
export type Settings = Infer<typeof settings>

export const defaultSettings: Settings = {
  expiresIn: apiLimits.tokenLifetime,
  refreshExpiresIn: 3600,
  refreshGrace: 30,
  activationKeyExpiresIn: (24 * hour) / 1000,
  environment: 'developer',
  rateLimit: 'enforced',
  otpCode: 'any',
  mobileConfirmation: 'automatic',
  inboxAnswer: '200',
}

/** What is due when a developer's session in the portal can no longer be renewed; its subject is the email address. */
export const sessionEnds = 'Portal session ends'

/** What will happen by the bank's clock, the next first; `subject` is whom or what it concerns. */
export const dueList = array(object({ at: string(), text: string(), subject: nullable(string()) }))
export type DueList = Infer<typeof dueList>

/** A ticket on the desk of the bank's own people; `replies` counts them. */
export const waitingTicket = object({
  ticketNumber: string(),
  userEmail: string(),
  subject: string(),
  replies: integer(),
})
export type WaitingTicket = Infer<typeof waitingTicket>

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

export const mail = object({
  id: string(),
  sentAt: string(),
  to: string(),
  subject: string(),
  text: string(),
  /** A path of the portal. */
  link: nullable(string()),
})
export type Mail = Infer<typeof mail>

/** A message that the bank sent to a customer's phone. */
export const sms = object({ id: string(), sentAt: string(), to: string(), text: string() })
export type Sms = Infer<typeof sms>

/**
 * Where the bank runs: in the service worker; in this page, because no worker took control; in this page's memory, because
 * the browser stores nothing; or on a server.
 */
export type SandboxHost = 'worker' | 'page' | 'memory' | 'server'

/** A ready-made developer; `changed` when the account no longer is what its label says. */
export const persona = object({ label: string(), username: string(), password: string(), changed: boolean() })
export type Persona = Infer<typeof persona>

/**
 * What became of a call: carried out, kept until its OTP, answered as before, refused by a rule, broken by an error of the
 * sandbox, or hit by a fault.
 */
export const decisions = ['accepted', 'otpRequired', 'replayed', 'refused', 'failed', 'fault'] as const

/** How many calls the event log keeps; older ones remain in the sums only. */
export const maxEvents = 10_000

/** A call of any operation. What is optional is missing in events of an older version. */
export const sandboxEvent = object({
  id: string(),
  at: string(),
  operation: string(),
  /** The application that called; null in the portal's own calls. */
  application: optional(nullable(string())),
  /** The developer's account, or the number of the bank's customer. */
  subject: nullable(string()),
  /** The HTTP status; 0 when no answer arrived. */
  status: integer(),
  decision: optional(enums(decisions)),
  /** With what it was refused or failed. */
  message: optional(nullable(string())),
  fault: nullable(string()),
  /** The X-Request-ID that the caller gave it. */
  requestId: optional(nullable(string())),
  /** How long the bank took, in milliseconds. */
  duration: optional(integer()),
})
export type SandboxEvent = Infer<typeof sandboxEvent>

const message = { headers: record(string(), string()), body: string(), isCut: boolean() }

/** A call's request and answer without secrets; a body that is cut has its beginning only. */
export const exchange = object({
  id: string(),
  request: object({ method: string(), path: string(), ...message }),
  /** Null when no answer arrived. */
  answer: nullable(object({ status: integer(), ...message })),
})
export type Exchange = Infer<typeof exchange>

/** What the bank has just saved: the names of the tables that changed. */
export const sandboxChanges = object({ tables: array(string()) })
export type SandboxChanges = Infer<typeof sandboxChanges>

/** Among the tables that changed: any other may have changed as well. */
export const everyTable = '*'

/** Among the tables that changed: a reset, an import, a restore or a scenario has put others in the place of all. */
export const replacedContent = 'replaced'

/** Among the tables of the default bank that changed: which named banks the host has, in a browser. */
export const bankList = 'banks'

/** The channel (HTML Standard, 9.5) on which the default bank publishes its changes. */
export const changesChannel = 'portico-sandbox-changes'

/** That of the bank that a page shows; the name is null for the one without. */
export const changesChannelOf = (bank: string | null): string =>
  bank === null ? changesChannel : `${changesChannel}/${bank}`

export const hourlySum = object({
  /** Start of the hour, ISO 8601. */
  hour: string(),
  operation: string(),
  subject: nullable(string()),
  calls: integer(),
  failures: integer(),
})

/** The sums of a day's 24 hours. */
export const dailySum = object({
  /** Start of the day (UTC), ISO 8601. */
  day: string(),
  operation: string(),
  subject: nullable(string()),
  calls: array(integer()),
  failures: array(integer()),
})

/** What a captcha's answer must begin with in the sandbox. */
export const sandboxCaptchaPrefix = 'sandbox-captcha-'
