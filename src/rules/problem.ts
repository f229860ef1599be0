import { texts } from './text/texts.ts'

/**
 * Why a call did not succeed, as plain data (specification 000 section 8). Every port rejects with one of these:
 * - `answer`: the bank answered with a failure; `status` is the HTTP status (or the envelope's statusCode when the
 *   envelope says ERROR under HTTP 200), `described` says whether the text came from the bank's own body, and
 *   `retryAfter` how many milliseconds the bank wants to be left alone;
 * - `timeout`, `network`: no answer came; `malformed`: an answer came in a shape the contract does not know;
 * - `ended`: the call was not sent, as the session of its person is over; the session reports that, nobody else;
 * - `outdated`: code was needed that the server has replaced by a newer version;
 * - `unknown`: anything else.
 */
export type Problem =
  | { kind: 'answer'; status: number; message: string; described: boolean; retryAfter?: number }
  | { kind: 'timeout'; message: string }
  | { kind: 'network'; message: string }
  | { kind: 'malformed'; message: string }
  | { kind: 'ended'; message: string }
  | { kind: 'outdated'; message: string }
  | { kind: 'unknown'; message: string }

const kinds = new Set<unknown>(['answer', 'timeout', 'network', 'malformed', 'ended', 'outdated', 'unknown'])

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && kinds.has(value.kind) && typeof value.message === 'string'

/** The server has replaced this version of the portal: what it has not loaded yet is gone. */
export class OutdatedError extends Error {
  override name = 'OutdatedError'
}

/** How browsers and Vite say that a part of the portal could not be fetched. */
const missingPart = /dynamically imported module|importing a module script failed|unable to preload/i

/**
 * What an `onError` transition received, as a Problem; anything that is not one becomes `unknown`. Calls are fetched
 * when they are first needed: who cannot fetch them has no connection either.
 */
export function toProblem(error: unknown): Problem {
  if (isProblem(error)) return error
  if (error instanceof OutdatedError) return problems.outdated
  if (error instanceof Error && missingPart.test(error.message)) return problems.network
  const message = error instanceof Error ? text(error.message) : undefined
  return { kind: 'unknown', message: message ?? texts.systemError }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

function answerProblem(status: number, body: unknown, otherwise: string): Problem {
  const record = isRecord(body) ? body : {}
  const header = isRecord(record.header) ? record.header : {}
  const described = text(header.message) ?? text(record.error_description)
  return { kind: 'answer', status, message: described ?? otherwise, described: described !== undefined }
}

/** The text of a failed answer: header.message, error_description, status text, 'Failed[STATUS=n]'. */
export const problemOfAnswer = (status: number, statusText: string, body: unknown): Problem =>
  answerProblem(status, body, text(statusText) ?? texts.failedStatus(status))

/**
 * An HTTP 200 whose envelope says ERROR is a failure: its Problem, or undefined for a success. The status text of such
 * an answer is that of a success and explains nothing.
 */
export function problemOfEnvelope(status: number, body: unknown): Problem | undefined {
  if (!isRecord(body) || !isRecord(body.header) || body.header.status !== 'ERROR') return undefined
  const { statusCode } = body.header
  return answerProblem(typeof statusCode === 'number' ? statusCode : status, body, texts.systemError)
}

export const problems = {
  timeout: { kind: 'timeout', message: texts.requestTimeout },
  network: { kind: 'network', message: texts.networkError },
  malformed: { kind: 'malformed', message: texts.malformedAnswer },
  outdated: { kind: 'outdated', message: texts.outdated },
} as const satisfies Record<string, Problem>

/** The gateway's statuses that leave open what the server behind it did (RFC 9110 sections 15.6.3, 15.6.5). */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 504])

const notSent: ReadonlySet<Problem['kind']> = new Set(['ended', 'outdated', 'unknown'])

/** A change may have been made although its call failed: no answer came, or none that says so. */
export const isOutcomeUnknown = (problem: Problem): boolean =>
  problem.kind === 'answer' ? gatewayStatuses.has(problem.status) : !notSent.has(problem.kind)

/** No server means more than this; longer times would leave the range of dates. */
const longestRetryAfter = 365 * 86_400

const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /

/** The seconds that a Retry-After header asks for, which is a number of them or an HTTP date (RFC 9110 section 10.2.3). */
export function retryAfterSeconds(header: string, now: number): number | undefined {
  const text = header.trim()
  const seconds = /^\d+$/.test(text) ? Number(text) : httpDate.test(text) ? (Date.parse(text) - now) / 1000 : Number.NaN
  return Number.isNaN(seconds) ? undefined : Math.ceil(Math.min(Math.max(seconds, 0), longestRetryAfter))
}
