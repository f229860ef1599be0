import { type Infer, integer, nullable, object, string } from 'superstruct'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'

const idempotencyKey = object({
  /** A hash of the application and its key. */
  id: string(),
  /** A hash of whom the call was for and what it sent. */
  fingerprint: string(),
  /** Of an answer that asks for an OTP: the call that waits. */
  transactionId: nullable(string()),
  status: integer(),
  /** As it was sent. */
  body: string(),
  /** Why the call was refused. */
  reason: nullable(string()),
  createdAt: moment,
})
export type IdempotencyKeyRow = Infer<typeof idempotencyKey>

export const idempotencyKeyTables = {
  /** The answers of calls that were sent with an Idempotency-Key. */
  idempotencyKeys: table(idempotencyKey, { indexed: ['transactionId'] }),
}
