import type { decisions } from '../../src/rules/sandbox/sandbox.ts'

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

export type LogCall = (operation: string, status: number, decision: Decision, startedAt: number) => void

export type Decision = (typeof decisions)[number]

/** What the event log says about a call. */
export interface Outcome {
  decision: Decision
  message: string | null
}
