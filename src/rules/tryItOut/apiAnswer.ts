import { apiLimits } from '../bank/apiLimits.ts'
import { reasonHeader } from '../bank/reasonHeader.ts'
import { type ApiErrorId, errorIdOf } from '../docs/apiErrors.ts'
import { parseJson } from '../json/parseJson.ts'
import { isRecord, retryAfterSeconds } from '../problem.ts'
import type { Header } from './apiCall.ts'
import type { TokenOwner } from './authorization.ts'

/** Of a signed answer: whether the bank's published key verifies it; null when nobody asked for a signature. */
export type ResponseSignature = 'verified' | 'wrong' | 'missing' | 'unverified' | null

/** What the bank answered, as text: nothing in it is known to be of any shape. */
export interface ApiAnswer {
  status: number
  /** Milliseconds from sending to the last byte. */
  duration: number
  /** Those that say something about the call. */
  headers: readonly Header[]
  mediaType: string
  body: string
  signature: ResponseSignature
}

/** What a refused call says of itself. */
export interface CallError {
  message: string
  detailCode: string
  /** The sandbox's sentence on what was wrong and how to fix it. */
  reason: string
  /** Its entry on the Error codes page. */
  errorId: ApiErrorId | null
  /** Seconds to wait, as the bank asks. */
  retryAfter: number | null
}

/** A call that waits for the customer's confirmation (OtpRequired of the definitions). */
export interface WaitingCall {
  transactionId: string
  /** 1 a code from an SMS, 5 a confirmation in the mobile app. */
  authenticationType: 1 | 5
  /** The masked number of the phone that got the SMS. */
  phone: string
  /** The SMS, which a sandbox shows; null elsewhere. */
  message: string | null
  activationId: string
  requestId: string
  /** In milliseconds by the bank's clock; a wrong code makes it no later. */
  expiresAt: number
  /** Of the token that it was sent with. */
  owner?: TokenOwner
}

export type CallOutcome =
  | { kind: 'answered'; answer: ApiAnswer }
  | { kind: 'waiting'; answer: ApiAnswer; waiting: WaitingCall }
  | { kind: 'refused'; answer: ApiAnswer }

const shownHeaders = /^(?:content-type|retry-after|allow|location|www-authenticate|x-.+|ratelimit.*)$/i

/** Those of an answer that say something about the call, by name. */
export const headersThatMatter = (headers: Iterable<Header>): Header[] =>
  [...headers].filter(([name]) => shownHeaders.test(name)).sort(([one], [other]) => (one < other ? -1 : 1))

export const headerOf = ({ headers }: Pick<ApiAnswer, 'headers'>, name: string): string =>
  headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1] ?? ''

/** The body as JSON; undefined where it is none. */
export const jsonOf = ({ body }: Pick<ApiAnswer, 'body'>): unknown => parseJson(body)

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The `data` of the bank's envelope; undefined where the body is none. */
export const dataOf = (answer: Pick<ApiAnswer, 'body'>): unknown => memberOf(jsonOf(answer), 'data')

function waitingOf(data: unknown, now: number): WaitingCall | null {
  if (!isRecord(data) || data.status !== 'OTP_REQUIRED') return null
  const { transactionId, authenticationType } = data
  if (typeof transactionId !== 'string' || (authenticationType !== 1 && authenticationType !== 5)) return null
  return {
    transactionId,
    authenticationType,
    phone: textOf(data.otp_info),
    message: null,
    activationId: textOf(data.activationId),
    requestId: textOf(data.requestId),
    expiresAt: now + apiLimits.otpLifetime * 1000,
  }
}

/** What an answer that came `now` means: a failure by its status or by its envelope, a call that waits, or a success. */
export function outcomeOf(answer: ApiAnswer, now: number): CallOutcome {
  const json = jsonOf(answer)
  const isSuccess = answer.status >= 200 && answer.status < 300
  if (!isSuccess || memberOf(memberOf(json, 'header'), 'status') === 'ERROR') return { kind: 'refused', answer }
  const waiting = waitingOf(memberOf(json, 'data'), now)
  return waiting ? { kind: 'waiting', answer, waiting } : { kind: 'answered', answer }
}

/** What a refused call says of itself; `now` in milliseconds, for a date in Retry-After. */
export function callErrorOf(answer: ApiAnswer, now: number): CallError {
  const header = memberOf(jsonOf(answer), 'header')
  const message = textOf(memberOf(header, 'message'))
  const detailCode = textOf(memberOf(header, 'detailCode'))
  const reason = headerOf(answer, reasonHeader)
  const wait = headerOf(answer, 'retry-after')
  return {
    message,
    detailCode,
    reason: reason === message ? '' : reason,
    errorId: errorIdOf(answer.status, message, detailCode),
    retryAfter: wait === '' ? null : (retryAfterSeconds(wait, now) ?? null),
  }
}

const detailCodeOf = (answer: ApiAnswer) => textOf(memberOf(memberOf(jsonOf(answer), 'header'), 'detailCode'))

/** Whether the bank refused the code of an SMS. */
export const isWrongCode = (answer: ApiAnswer): boolean => detailCodeOf(answer) === '200130'

const unknownTransaction = '200133'

/** Whether the bank has no such call that waits, or not for the token that the confirmation was sent with. */
export const isUnknownTransaction = (answer: ApiAnswer): boolean => detailCodeOf(answer) === unknownTransaction

/** OTP expired, no such transaction, and another order than the one that the customer was asked about. */
const endingCodes = new Set(['200131', unknownTransaction, '200134'])

/** Whether a call still waits for its confirmation after the bank has refused one: it can be completed once the cause is gone. */
export const isStillWaiting = (answer: ApiAnswer): boolean => !endingCodes.has(detailCodeOf(answer))
