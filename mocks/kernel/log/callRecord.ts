import type { decisions } from '../../../src/rules/sandbox/requests/requestLog.ts'

/** A call in one line, with nothing that is secret. */
export interface CallRecord {
  /** By the bank's clock, in ISO 8601. */
  at: string
  /** The id of the operation, the path of a control call or a page, or `unknown`. */
  operation: string
  /** 0 when the connection was lost. */
  status: number
  decision: Decision
  /** In milliseconds. */
  duration: number
}

/** A call that has ended; it began at `startedAt`, by the bank's clock in milliseconds. */
export type LogCall = (call: Pick<CallRecord, 'operation' | 'status' | 'decision'> & { startedAt: number }) => void

export type Decision = (typeof decisions)[number]

/** What the event log says about a call. */
export interface Outcome {
  decision: Decision
  message: string | null
}
