import { apiLimits } from '../../../src/rules/bank/apiLimits.ts'
import { day } from '../../../src/rules/time/units.ts'
import { isOtpOptional } from '../../../src/rules/tryItOut/otpRule.ts'
import type { Bank } from '../../bank/bank.ts'
import { ServiceError } from '../../bank/serviceError.ts'
import { expire } from '../../db/expire.ts'
import { hashText } from '../../db/sequence.ts'
import type { OtpTransactionRow } from '../../db/tables/authorization/otpTransactions.ts'
import { maskedPhoneNumber, phoneNumberOf } from '../../fixtures/testCustomers/phoneNumbers.ts'
import { seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'
import type { Caller } from '../checks/authenticateCall.ts'
import { lifecycleOf } from './otpTransaction.ts'

/** What a call that waits for its OTP answers (OtpRequired of mocks/openapi/shared/schemas.yaml). */
export interface OtpRequired {
  status: 'OTP_REQUIRED'
  transactionId: string
  authenticationType: 1 | 5
  /** The masked number of the phone that the SMS went to. */
  otp_info?: string
  activationId?: string
  requestId?: string
}

/** A call that has passed every other check. */
interface WaitingCall {
  /** Of the call, and the ID of its transaction. */
  txId: string
  /** The operationId. */
  operation: string
  /** The name of the service, as the customer reads it. */
  title: string
  /** What the customer confirms: amount, currency, recipient and masked account, or what is to change. */
  confirmation: string
  input: OtpTransactionRow['input']
}

/** Completed or not, a transaction is known for a day, so that a refused completion can say why. */
const retention = day
/** Each keeps what its call sent; what nobody completes must not pile up. */
const maxTransactions = 1000
const utf8 = new TextEncoder()
const maxMessages = 500

/** Whether a call that can ask for an OTP does so: by the application's setting in the password flow, else always. */
export const needsOtp = ({ grant, application }: Pick<Caller, 'grant' | 'application'>): boolean =>
  !isOtpOptional(grant.kind) || application.otpNeeded

/** Whose phone or app confirms: the token's customer, the one whom the call names, or the applicant in its body. */
function recipientOf({ tables }: Bank, { grant }: Caller, { body, params }: WaitingCall['input']) {
  const named = (body as { phoneNumber?: string } | undefined)?.phoneNumber
  const customerNumber = grant.customerNumber ?? (params.customerNumber as string | undefined) ?? null
  const known =
    customerNumber === null
      ? named
      : (tables.baasCustomers.get(customerNumber)?.phoneNumber ??
        tables.testCustomers.get(customerNumber)?.phoneNumber ??
        phoneNumberOf(customerNumber))
  const phoneNumber = known ?? named
  if (phoneNumber === undefined) throw new Error(`Customer ${customerNumber} has no phone`)
  return { customerNumber, phoneNumber }
}

/** The method of the customer's sign-in. Customers of BaaS have no app of the bank. */
const methodOf = ({ grant }: Caller): 1 | 5 =>
  seededCustomers.find(({ customerNumber }) => customerNumber === grant.customerNumber)?.authenticationType ?? 1

/** @throws ServiceError (400) for more than waits for a customer: all waiting calls together stay within 16 MiB */
function assertSize(input: WaitingCall['input']): void {
  const { otpCallSize } = apiLimits
  if (utf8.encode(JSON.stringify(input)).length <= otpCallSize) return
  throw new ServiceError(
    400,
    '-1',
    `body: Expected at most ${otpCallSize} bytes`,
    'The call waits for its one-time password, and the bank keeps no more of it: leave out what the definition does not name.',
  )
}

/** Frees the keys of a call that is deleted, unless it was carried out. */
function releaseKeys(bank: Bank, transaction: OtpTransactionRow): void {
  if (lifecycleOf(bank, transaction).value === 'used') return
  const { idempotencyKeys } = bank.tables
  for (const { id } of idempotencyKeys.listBy('transactionId', transaction.id)) idempotencyKeys.delete(id)
}

/**
 * Keeps a call until its customer has confirmed it; nothing of it is carried out before.
 * @throws ServiceError (400) for a call that is too large to wait
 */
export async function storeUntilOtp(bank: Bank, caller: Caller, call: WaitingCall): Promise<OtpRequired> {
  const { tables, clock, sequence } = bank
  const now = clock.now()
  assertSize(call.input)
  expire(tables.otpTransactions, ({ createdAt }) => now - createdAt > retention)
  const { customerNumber, phoneNumber } = recipientOf(bank, caller, call.input)
  const authenticationType = methodOf(caller)
  const bySms = authenticationType === 1
  const code = bySms ? await newCode(bank) : null
  const activationId = bySms ? null : (await hashText(`mobile app of customer ${customerNumber}`)).slice(0, 12)
  const requestId = bySms ? null : (await sequence.key('confirmation')).slice(0, 12)
  const { txId: id, operation, confirmation, input } = call
  await tables.otpTransactions.insert({
    id,
    lifecycle: { value: 'pending', wrongCodes: 0 },
    operation,
    confirmation: `${call.title}: ${confirmation}`,
    input,
    applicationId: caller.application.id,
    accessToken: caller.accessToken,
    grantId: caller.grantId,
    customerNumber,
    authenticationType,
    phoneNumber: bySms ? phoneNumber : null,
    code,
    activationId,
    requestId,
    createdAt: now,
    expiresAt: now + apiLimits.otpLifetime * 1000,
  })
  expire(
    tables.otpTransactions,
    () => tables.otpTransactions.count() > maxTransactions,
    (transaction) => releaseKeys(bank, transaction),
  )
  const waiting = { status: 'OTP_REQUIRED', transactionId: id, authenticationType } as const
  if (activationId !== null && requestId !== null) return { ...waiting, activationId, requestId }
  await sendSms(
    bank,
    phoneNumber,
    `${code} is your code for ${call.title}: ${confirmation}. It is valid for ${apiLimits.otpLifetime} seconds.`,
  )
  return { ...waiting, otp_info: maskedPhoneNumber(phoneNumber) }
}

async function newCode({ sequence }: Bank): Promise<string> {
  const key = await sequence.key('otp code')
  return String(Number.parseInt(key.slice(0, 12), 16) % 10 ** apiLimits.otpDigits).padStart(apiLimits.otpDigits, '0')
}

async function sendSms({ tables, sequence, clock }: Bank, to: string, text: string): Promise<void> {
  const sentAt = new Date(clock.now()).toISOString()
  await tables.smsMessages.insert({ id: await sequence.id('sms'), sentAt, to, text })
  expire(tables.smsMessages, () => tables.smsMessages.count() > maxMessages)
}
