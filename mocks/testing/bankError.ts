import { reasonHeader } from '../../src/rules/bank/reasonHeader.ts'
import { isRecord } from '../../src/rules/problem.ts'
import type { BankErrorFacts } from './types.ts'

/** The bank has refused a call. */
export class BankError extends Error implements BankErrorFacts {
  override name = 'BankError'
  readonly status: number
  readonly code: string
  readonly reason: string | null
  readonly txId: string | null
  readonly body: unknown

  constructor(message: string, { status, code, reason, txId, body }: BankErrorFacts) {
    super(message)
    this.status = status
    this.code = code
    this.reason = reason
    this.txId = txId
    this.body = body
  }
}

const textOr = (other: string, value: unknown) => (typeof value === 'string' && value !== '' ? value : other)

/** JSON, or the text as it is. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** @param what names the call, such as `createEftTransfer` */
export function refusalOf(what: string, { status, statusText, headers }: Response, text: string): BankError {
  const body = parsed(text)
  const members = isRecord(body) ? body : {}
  const header = isRecord(members.header) ? members.header : {}
  const message = textOr(textOr(textOr(statusText, members.error), members.error_description), header.message)
  const reason = headers.get(reasonHeader)
  return new BankError(`${what} was refused (${status}): ${message}${reason === null ? '' : `. ${reason}`}`, {
    status,
    code: textOr(textOr('-1', members.error), header.detailCode),
    reason,
    txId: typeof header.txId === 'string' ? header.txId : null,
    body,
  })
}
