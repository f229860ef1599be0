import { array, assign, enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct'
import type { OtpOutcome } from '../bank/authorization/otpOutcomes.ts'
import type { ClockState } from './clock/clockState.ts'
import type { DueList } from './clock/dueList.ts'
import type { Fault, FaultTable } from './faults/sandboxFaults.ts'
import { sms } from './messages.ts'
import { exchange, type SandboxEvent, sandboxEvent } from './requests/requestLog.ts'
import type { Settings } from './settings.ts'

/** What the panels of the workbench show, and what they change, beyond what one control call answers. */

export interface ClockData {
  clock: ClockState
  due: DueList
}

const documentedError = type({
  /** The name of its example in the definition. */
  name: string(),
  status: integer(),
  /** The detailCode of an envelope, or the error code of OAuth. */
  code: nullable(string()),
  message: nullable(string()),
  summary: string(),
})
export type DocumentedErrorFacts = Infer<typeof documentedError>

/** What can be hit: each with its product, `Authorization` or `Portal` as its group. */
export const operationList = array(
  type({
    id: string(),
    method: string(),
    path: string(),
    group: string(),
    title: string(),
    errors: array(documentedError),
  }),
)
export type OperationFacts = Infer<typeof operationList>[number]

export interface FaultsData {
  faults: FaultTable
  /** What can be hit. */
  operations: readonly OperationFacts[]
}

/** Sets the fault of an operation, removes it, or removes all of them. */
export type FaultChange = { operation: string; fault: Fault | null } | { operation: null; fault: null }

export interface TicketStatusChange {
  ticketNumber: string
  action: 'answer' | 'close'
}

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

/** The calls that wait for a one-time password: 1 by SMS, 5 confirmed in the mobile app. */
export const waitingCalls = array(
  object({
    transactionId: string(),
    operation: string(),
    /** What the customer confirms; a bank of an older version does not say it. */
    confirmation: optional(string()),
    customerNumber: nullable(string()),
    authenticationType: enums([1, 5]),
    value: string(),
    expiresAt: string(),
  }),
)
export const smsList = array(sms)

type OtpSettings = Pick<Settings, 'otpCode' | 'mobileConfirmation'>

export interface PhoneData {
  clock: ClockState
  /** Newest first. */
  waiting: Infer<typeof waitingCalls>
  messages: Infer<typeof smsList>
  settings: OtpSettings
  /** What becomes of the next one-time password; null when it is checked as usual. */
  nextOtp: OtpOutcome | null
}

export type PhoneChange =
  | { kind: 'confirm' | 'reject'; transactionId: string }
  | { kind: 'settings'; settings: Partial<OtpSettings> }
  | { kind: 'nextOtp'; outcome: OtpOutcome | null }
