import { array, assign, enums, type Infer, nullable, object, string, type } from 'superstruct'
import {
  type ClockState,
  type DueList,
  exchange,
  type Fault,
  type FaultTable,
  type SandboxEvent,
  type Settings,
  sandboxEvent,
  sms,
} from './sandbox.ts'

/** What the panels of the workbench show, and what they change, beyond what one control call answers. */

export interface ClockData {
  clock: ClockState
  due: DueList
}

export const operationList = array(type({ id: string(), method: string(), path: string() }))

export interface FaultsData {
  faults: FaultTable
  /** What can be hit. */
  operations: Infer<typeof operationList>
}

/** Sets the fault of an operation, or removes it. */
export interface FaultChange {
  operation: string
  fault: Fault | null
}

export interface TicketChange {
  ticketNumber: string
  action: 'answer' | 'close'
}

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>

export type DataChange = { kind: 'reset' }

export const applicationNames = array(object({ id: string(), name: string() }))

export interface RequestsData {
  /** Newest first. */
  events: readonly SandboxEvent[]
  applications: Infer<typeof applicationNames>
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
    customerNumber: nullable(string()),
    authenticationType: enums([1, 5]),
    value: string(),
    expiresAt: string(),
  }),
)
export const smsList = array(sms)

type OtpSettings = Pick<Settings, 'otpCode' | 'mobileConfirmation'>

export interface PhoneData {
  /** Newest first. */
  waiting: Infer<typeof waitingCalls>
  messages: Infer<typeof smsList>
  settings: OtpSettings
}

export type PhoneChange =
  | { kind: 'confirm' | 'reject'; transactionId: string }
  | { kind: 'settings'; settings: Partial<OtpSettings> }
