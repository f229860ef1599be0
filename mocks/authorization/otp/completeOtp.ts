import { apiLimits } from '../../../src/rules/bank/apiLimits.ts'
import { isOtpCode } from '../../../src/rules/bank/authorization/otpCode.ts'
import type { OtpOutcome } from '../../../src/rules/bank/authorization/otpOutcomes.ts'
import type { Bank } from '../../bank/bank.ts'
import { settingsOf } from '../../bank/bank.ts'
import { inWordsAtStart } from '../../bank/inWords.ts'
import type { OtpTransactionRow } from '../../db/tables/authorization/otpTransactions.ts'
import type { Caller } from '../checks/authenticateCall.ts'
import { documentedError } from '../checks/documentedError.ts'
import { countWrongCode } from './countWrongCode.ts'
import { confirmedInApp } from './mobileApp.ts'
import { confirmWithOutcome } from './nextOtp.ts'
import { maxWrongCodes } from './otp.machine.ts'
import { grantOf, lifecycleOf, transitionOtp } from './otpTransaction.ts'

/** What completes a transaction (mocks/openapi/otp/otp-execution.yaml). */
export interface OtpCompletion {
  transaction_id: string
  authenticationType: 1 | 5
  otp_info?: string
  activationId?: string
  requestId?: string
}

type OtpProof = Omit<OtpCompletion, 'transaction_id'>

const startAgain = 'send the first call again'

const ended: Readonly<Record<string, string>> = {
  used: `The transaction is completed and its call was carried out: ${startAgain} for another one.`,
  locked: `${inWordsAtStart(maxWrongCodes)} wrong codes have ended the transaction: ${startAgain}.`,
}

/** Whether the call still waits, its sign-in goes on, and a token of this caller is for the same customer and user. */
function isForSame(bank: Bank, { application, grant }: Caller, transaction: OtpTransactionRow): boolean {
  const first = grantOf(bank, transaction)
  if ('ended' in first || lifecycleOf(bank, transaction).value === 'used') return false
  const { kind, customerNumber, corporateUsername } = first.grant
  return (
    first.application.id === application.id &&
    kind === grant.kind &&
    customerNumber === (grant.customerNumber ?? null) &&
    corporateUsername === (grant.corporateUsername ?? null)
  )
}

/**
 * The transaction of this ID: of the access token of the caller, or of one that a token for the same customer has replaced.
 * @throws ServiceError (404) for one of anybody else, too
 */
export function ownTransaction(bank: Bank, caller: Caller, id: string): OtpTransactionRow {
  const transaction = bank.tables.otpTransactions.get(id)
  if (transaction?.applicationId !== caller.application.id)
    throw documentedError(
      'unknown-transaction',
      'No call waits with this transaction_id: send the transactionId of the first response.',
    )
  if (transaction.accessToken !== caller.accessToken && !isForSame(bank, caller, transaction))
    throw documentedError(
      'unknown-transaction',
      'The transaction belongs to another sign-in: complete it with the token of the first call, or one that was renewed since.',
    )
  return transaction
}

/** @throws ServiceError (400, 404); one that has expired stays so when the clock is set back */
async function assertOpen(bank: Bank, transaction: OtpTransactionRow): Promise<void> {
  const { value } = lifecycleOf(bank, transaction)
  if (value === 'expired') {
    await transitionOtp(bank, transaction, { type: 'transaction.expired' })
    // It can have ended earlier: by an outcome that was set, or by a later order with its idempotency key.
    const isTimeOver = bank.clock.now() >= transaction.expiresAt
    throw documentedError(
      'otp-expired',
      `The transaction ${isTimeOver ? `was valid for ${apiLimits.otpLifetime} seconds` : 'has ended'}: ${startAgain}.`,
    )
  }
  if (value === 'rejected') throw documentedError('invalid-otp', `The customer rejected the call: ${startAgain}.`)
  const reason = ended[value]
  if (reason !== undefined) throw documentedError('unknown-transaction', reason)
}

interface CompletionSteps {
  /** Whether the call can still be carried out: what this refuses goes on waiting, and no code is looked at. */
  check?(transaction: OtpTransactionRow): Promise<void>
  /** Asked after every check; null checks what was sent. */
  takeOutcome?(): Promise<OtpOutcome | null>
  /** May wait for the customer, who has not confirmed in the app yet. */
  whileUnconfirmed?(transaction: OtpTransactionRow): void
}

/**
 * The transaction, marked as used: its call is to be carried out now, and never again.
 * @throws ServiceError (400, 404); a wrong code is counted
 */
export async function completeOtp(
  bank: Bank,
  transaction: OtpTransactionRow,
  completion: OtpProof,
  {
    check = async () => undefined,
    takeOutcome = async () => null,
    whileUnconfirmed = () => undefined,
  }: CompletionSteps = {},
): Promise<OtpTransactionRow> {
  await assertOpen(bank, transaction)
  const { authenticationType } = transaction
  if (completion.authenticationType !== authenticationType)
    throw documentedError(
      'otp-method-mismatch',
      `The customer confirms by ${authenticationType === 1 ? 'SMS' : 'mobile app'}: send authenticationType ${authenticationType}.`,
    )
  await check(transaction)
  const outcome = await takeOutcome()
  const checkSent =
    authenticationType === 1
      ? checkCode
      : (...checked: Parameters<typeof checkCode>) => checkConfirmation(...checked, whileUnconfirmed)
  const confirmed =
    outcome === null
      ? await checkSent(bank, transaction, completion)
      : await confirmWithOutcome(bank, transaction, outcome)
  return transitionOtp(bank, confirmed, { type: 'call.executed' })
}

async function checkCode(bank: Bank, transaction: OtpTransactionRow, { otp_info = '' }: OtpProof) {
  const anyCode = settingsOf(bank).otpCode === 'any'
  const isRight = anyCode ? isOtpCode(otp_info) : otp_info === transaction.code
  if (isRight) return transitionOtp(bank, transaction, { type: 'code.accepted' })
  const expected = anyCode ? 'any six digits' : 'the six digits of the SMS, which GET /sandbox/api/sms shows'
  throw await countWrongCode(bank, transaction, `The otp_info is wrong: send ${expected}`)
}

async function checkConfirmation(
  bank: Bank,
  transaction: OtpTransactionRow,
  completion: OtpProof,
  whileUnconfirmed: (transaction: OtpTransactionRow) => void,
) {
  const isSame = completion.activationId === transaction.activationId && completion.requestId === transaction.requestId
  if (!isSame)
    throw await countWrongCode(
      bank,
      transaction,
      'The activationId or requestId is wrong: send those of the first response',
    )
  const confirmed = await confirmedInApp(bank, transaction)
  if (confirmed) return confirmed
  whileUnconfirmed(transaction)
  throw documentedError(
    'invalid-otp',
    `The customer has not confirmed in the app: POST /sandbox/api/otp/${transaction.id}/confirm does, then complete the call again.`,
  )
}
