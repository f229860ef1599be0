import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  record,
  string,
} from 'superstruct'
import type { OperationFacts } from '../operationList.ts'

/**
 * What became of a call: carried out, kept until its OTP, answered as before, refused by a rule, broken by an error of the
 * sandbox, or hit by a fault.
 */
export const decisions = ['accepted', 'otpRequired', 'replayed', 'refused', 'failed', 'fault'] as const

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

export const applicationNames = array(object({ id: string(), name: string() }))

export interface RequestsData {
  /** Newest first. */
  events: readonly SandboxEvent[]
  applications: Infer<typeof applicationNames>
  /** What can be called. */
  operations: readonly OperationFacts[]
}

/** A call with its request and answer, which are null once they are no longer kept. */
export const requestDetail = assign(
  sandboxEvent,
  object({ request: nullable(exchange.schema.request), answer: exchange.schema.answer }),
)
export type RequestDetail = Infer<typeof requestDetail>
