import type { Bank } from '../../bank/bank.ts'
import type { ServiceError } from '../../bank/serviceError.ts'
import type { OtpTransactionRow } from '../../db/tables/authorization/otpTransactions.ts'
import { documentedError } from '../checks/documentedError.ts'
import { maxWrongCodes } from './otp.machine.ts'
import { transitionOtp } from './otpTransaction.ts'

/** Counts a wrong code; its error says how many attempts are left. */
export async function countWrongCode(
  bank: Bank,
  transaction: OtpTransactionRow,
  reason: string,
): Promise<ServiceError> {
  const { lifecycle } = await transitionOtp(bank, transaction, { type: 'code.rejected' })
  return documentedError('invalid-otp', `${reason} (attempts left: ${maxWrongCodes - lifecycle.wrongCodes}).`)
}
