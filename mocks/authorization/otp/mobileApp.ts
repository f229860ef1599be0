import { type Bank, settingsOf } from '../../bank/bank.ts'
import type { OtpTransactionRow } from '../../db/tables/authorization/otpTransactions.ts'
import { ApiError } from '../../http/apiError.ts'
import { grantOf, lifecycleOf, transitionOtp } from './otpTransaction.ts'

const waiting: readonly string[] = ['pending', 'confirmed']

/** Those that can still be completed: the sign-in that they were sent with goes on. */
export const waitingTransactions = (bank: Bank): OtpTransactionRow[] =>
  bank.tables.otpTransactions.list({
    where: (row) => waiting.includes(lifecycleOf(bank, row).value) && !('ended' in grantOf(bank, row)),
  })

/** The calls that wait for their OTP, newest first. */
export const waitingCalls = (bank: Bank) =>
  waitingTransactions(bank)
    .map(({ id, operation, confirmation, customerNumber, authenticationType, expiresAt, lifecycle }) => ({
      transactionId: id,
      operation,
      ...(confirmation !== undefined && { confirmation }),
      customerNumber,
      authenticationType,
      value: lifecycle.value,
      expiresAt: new Date(expiresAt).toISOString(),
    }))
    .reverse()

/** What a customer does in the mobile app. @throws ApiError (404, 409) when nothing waits for it there */
export async function answerInApp(
  bank: Bank,
  id: string | undefined,
  type: 'customer.confirmed' | 'customer.rejected',
): Promise<void> {
  const transaction = bank.tables.otpTransactions.get(id ?? '')
  if (transaction?.authenticationType !== 5 || 'ended' in grantOf(bank, transaction))
    throw new ApiError(404, `No call waits in a mobile app with the ID ${id}`)
  const { value } = lifecycleOf(bank, transaction)
  if (value !== 'pending') throw new ApiError(409, `The transaction is ${value}`)
  await transitionOtp(bank, transaction, { type })
}

/** The transaction once the customer has confirmed it, which an automatic app does at once; undefined before. */
export async function confirmedInApp(
  bank: Bank,
  transaction: OtpTransactionRow,
): Promise<OtpTransactionRow | undefined> {
  if (lifecycleOf(bank, transaction).value === 'confirmed') return transaction
  return settingsOf(bank).mobileConfirmation === 'automatic'
    ? transitionOtp(bank, transaction, { type: 'customer.confirmed' })
    : undefined
}
