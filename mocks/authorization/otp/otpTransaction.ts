import { type EventFrom, transition } from 'xstate'
import type { Bank } from '../../bank/bank.ts'
import type { OtpTransactionRow } from '../../db/tables/authorization/otpTransactions.ts'
import { findGrant, type GrantStatus } from '../tokens/findGrant.ts'
import { otpMachine } from './otp.machine.ts'

type Lifecycle = OtpTransactionRow['lifecycle']

function next({ value, wrongCodes }: Lifecycle, event: EventFrom<typeof otpMachine>): Lifecycle {
  const [after] = transition(otpMachine, otpMachine.resolveState({ value, context: { wrongCodes } }), event)
  return { value: after.value, wrongCodes: after.context.wrongCodes }
}

/** Where a transaction is by the bank's clock. */
export const lifecycleOf = ({ clock }: Pick<Bank, 'clock'>, { lifecycle, expiresAt }: OtpTransactionRow): Lifecycle =>
  clock.now() >= expiresAt ? next(lifecycle, { type: 'transaction.expired' }) : lifecycle

/** The sign-in of the call that waits, which goes on when its token is renewed and the earlier one revoked. */
export const grantOf = (bank: Bank, { grantId, accessToken }: OtpTransactionRow): GrantStatus =>
  findGrant(bank, grantId ?? bank.tables.accessTokens.get(accessToken)?.grantId ?? '')

/** Moves the transaction to the state that its lifecycle has after this event. */
export const transitionOtp = (
  bank: Bank,
  transaction: OtpTransactionRow,
  event: EventFrom<typeof otpMachine>,
): Promise<OtpTransactionRow> =>
  bank.tables.otpTransactions.update(transaction.id, { lifecycle: next(lifecycleOf(bank, transaction), event) })
