import { idempotencyKeyRetention } from '../../src/rules/bank/apiLimits.ts'
import { callHeaders, idempotencyKeyOf, nameRule } from '../../src/rules/bank/callHeaders.ts'
import type { Bank } from '../bank/bank.ts'
import { ServiceError } from '../bank/serviceError.ts'
import { expire } from '../db/expire.ts'
import { hashText } from '../db/sequence.ts'
import type { IdempotencyKeyRow } from '../db/tables/authorization/idempotencyKeys.ts'
import { contentText } from '../ledger/money/contentText.ts'
import type { Caller } from './checks/authenticateCall.ts'
import { documentedError } from './checks/documentedError.ts'
import { grantOf, lifecycleOf, transitionOtp } from './otp/otpTransaction.ts'

const { idempotencyKey: keyHeader } = callHeaders
const retention = idempotencyKeyRetention * 1000

/** Beyond it the oldest give way; the limit of calls of a day keeps every application far below. */
const maxKeys = 10_000

/** The key of a call; null where it has none. @throws ServiceError (400) */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null
  const key = idempotencyKeyOf(header)
  if (key !== undefined) return key
  throw new ServiceError(
    400,
    '-1',
    `${keyHeader}: Expected ${nameRule}`,
    `Send one ${keyHeader} for each order, such as a UUID, or leave the header out.`,
  )
}

/** Keys belong to the application: those of two never meet. */
export const keyId = ({ application }: Pick<Caller, 'application'>, key: string): Promise<string> =>
  hashText(`${application.id} key ${key}`)

/** Of the completion of a call that had a key. */
export const completionId = ({ application }: Pick<Caller, 'application'>, transactionId: string): Promise<string> =>
  hashText(`${application.id} completion of ${transactionId}`)

/** Of whom a call is for and what it sends; the token and the signature are new in each. */
export const fingerprintOf = ({ grant }: Pick<Caller, 'grant'>, sent: object): Promise<string> =>
  hashText(contentText([grant.kind, grant.customerNumber ?? null, grant.corporateUsername ?? null, sent]))

/** Whether the call of a transaction had a key. */
export const hasKey = ({ tables }: Bank, transactionId: string): boolean =>
  tables.idempotencyKeys.listBy('transactionId', transactionId).length > 0

/** Whether nothing came of the call: its OTP was not given in time, locked or rejected, or its sign-in has ended before. */
function isReleased(bank: Bank, { transactionId }: IdempotencyKeyRow): boolean {
  const transaction = transactionId === null ? undefined : bank.tables.otpTransactions.get(transactionId)
  if (!transaction) return false
  const { value } = lifecycleOf(bank, transaction)
  if (value === 'used') return false
  return ['expired', 'locked', 'rejected'].includes(value) || 'ended' in grantOf(bank, transaction)
}

/** Of two calls with one key only the later can be carried out, also after the clock has gone back. */
async function endWaiting(bank: Bank, { transactionId }: IdempotencyKeyRow): Promise<void> {
  const transaction = transactionId === null ? undefined : bank.tables.otpTransactions.get(transactionId)
  if (transaction) await transitionOtp(bank, transaction, { type: 'transaction.expired' })
}

/** The answer that is stored under an ID, for a day by the bank's clock. */
export function storedAnswer(bank: Bank, id: string): IdempotencyKeyRow | undefined {
  const row = bank.tables.idempotencyKeys.get(id)
  if (!row || bank.clock.now() - row.createdAt >= retention || isReleased(bank, row)) return undefined
  return row
}

export async function storeAnswer(bank: Bank, answer: Omit<IdempotencyKeyRow, 'createdAt'>): Promise<void> {
  const now = bank.clock.now()
  const { idempotencyKeys } = bank.tables
  const earlier = idempotencyKeys.get(answer.id)
  if (earlier) await endWaiting(bank, earlier)
  // Deleted first, so that the table stays in the order of its times.
  idempotencyKeys.delete(answer.id)
  expire(idempotencyKeys, ({ createdAt }) => now - createdAt >= retention || idempotencyKeys.count() >= maxKeys)
  await idempotencyKeys.insert({ ...answer, createdAt: now })
}

/** @throws ServiceError (422) unless the request is the one whose answer is stored */
export function assertSameRequest({ fingerprint }: IdempotencyKeyRow, sent: string): void {
  if (fingerprint === sent) return
  throw documentedError(
    'idempotency-key-reused',
    `The ${keyHeader} was sent with another request, another customer or another operation: send a new key with each order.`,
  )
}

/** @throws ServiceError (409) */
export function refuseRunning(): never {
  throw documentedError(
    'idempotency-key-running',
    `The first call with this ${keyHeader} is still running: send it again after Retry-After.`,
    { 'Retry-After': '1' },
  )
}
