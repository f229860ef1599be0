import {
  type NextOtp,
  type OtpOutcome,
  otpOutcome,
  otpOutcomes,
} from '../../../src/rules/bank/authorization/otpOutcomes.ts'
import { validate } from '../../../src/rules/schemas/validate.ts'
import type { Bank } from '../../bank/bank.ts'
import { inWords } from '../../bank/inWords.ts'
import { ServiceError } from '../../bank/serviceError.ts'
import type { OtpTransactionRow } from '../../db/tables/authorization/otpTransactions.ts'
import { systemId } from '../../db/tables/system.ts'
import type { ApiRequest } from '../../http/message.ts'
import { documentedError } from '../checks/documentedError.ts'
import { countWrongCode } from './countWrongCode.ts'
import { maxWrongCodes } from './otp.machine.ts'
import { lifecycleOf, transitionOtp } from './otpTransaction.ts'

/** What becomes of the one-time password of a single call. */
export const otpHeader = 'x-sandbox-otp'

export const nextOtpOf = ({ tables }: Pick<Bank, 'tables'>): NextOtp => ({
  outcome: tables.system.get(systemId)?.nextOtp ?? null,
})

export async function setNextOtp({ tables }: Pick<Bank, 'tables'>, { outcome }: NextOtp): Promise<void> {
  await tables.system.update(systemId, { nextOtp: outcome })
}

/**
 * The outcome of this call by its header, or the next one that is set, which is used up.
 * @throws ServiceError (400) when the header is no outcome
 */
export async function takeOtpOutcome(bank: Bank, headers: ApiRequest['headers']): Promise<OtpOutcome | null> {
  const header = headers.get(otpHeader)
  if (header === null) {
    const { outcome } = nextOtpOf(bank)
    if (outcome !== null) await setNextOtp(bank, { outcome: null })
    return outcome
  }
  const [failure, outcome] = validate(header, otpOutcome)
  if (!failure) return outcome
  const known = otpOutcomes.join(', ')
  throw new ServiceError(400, '-1', `${otpHeader}: Expected one of ${known}`, `Send ${otpHeader} with one of ${known}.`)
}

const reported = 'The sandbox was set to this'

/**
 * The transaction with this outcome, confirmed; what was sent is not looked at.
 * @throws ServiceError (400, 404) as the bank answers the outcomes that fail
 */
export async function confirmWithOutcome(
  bank: Bank,
  transaction: OtpTransactionRow,
  outcome: OtpOutcome,
): Promise<OtpTransactionRow> {
  switch (outcome) {
    case 'right':
    case 'slow':
      if (lifecycleOf(bank, transaction).value === 'confirmed') return transaction
      return transitionOtp(bank, transaction, { type: 'code.accepted' })
    case 'wrong':
      throw await countWrongCode(bank, transaction, reported)
    case 'expired':
      await transitionOtp(bank, transaction, { type: 'transaction.expired' })
      throw documentedError('otp-expired', `${reported}: the transaction has expired.`)
    case 'rejected':
      await transitionOtp(bank, transaction, { type: 'customer.rejected' })
      throw documentedError('invalid-otp', `${reported}: the customer has rejected the call.`)
    case 'locked': {
      let locked = transaction
      for (let attempt = 0; attempt < maxWrongCodes; attempt++)
        locked = await transitionOtp(bank, locked, { type: 'code.rejected' })
      throw documentedError(
        'unknown-transaction',
        `${reported}: ${inWords(maxWrongCodes)} wrong codes have ended the transaction.`,
      )
    }
  }
}
