import { ServiceError } from '../../bank/serviceError.ts'

/** Why the books refuse an order, with what the service answers: status, `detailCode` and message of the definitions. */
const causes = {
  accountNotFound: [404, '-1', 'Not found'],
  transferNotFound: [404, '-1', 'Not found'],
  insufficientFunds: [400, '200101', 'Insufficient balance'],
  accountBlocked: [400, '200102', 'Account is blocked'],
  limitExceeded: [400, '200103', 'Limit exceeded'],
  currencyMismatch: [400, '200104', 'Currencies of the accounts differ'],
  accountClosed: [400, '200106', 'Account is closed'],
  receiverNotFound: [400, '200107', 'The receiving account does not exist'],
  nameMismatch: [400, '200108', 'The recipient has another name'],
  invalidIban: [400, '200110', 'Invalid IBAN'],
  transferSent: [400, '203201', 'The transfer was sent'],
  transferCancelled: [400, '203204', 'The transfer is cancelled'],
  cancellationTooLate: [400, '203202', 'The day of the order is over'],
  invalidOrder: [400, '-1', 'Bad request'],
} as const satisfies Record<string, readonly [status: number, detailCode: string, message: string]>

export type LedgerCause = keyof typeof causes

/** An order that was refused before anything was written: a handler may let it go out as it is. */
export class LedgerError extends ServiceError {
  readonly refusal: LedgerCause

  /** `reason` is one English sentence for `x-sandbox-reason`: what was wrong and how to fix it. */
  constructor(refusal: LedgerCause, reason: string, message: string = causes[refusal][2]) {
    const [status, detailCode] = causes[refusal]
    super(status, detailCode, message, reason)
    this.refusal = refusal
  }
}
