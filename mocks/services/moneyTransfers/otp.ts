import { apiLimits } from '../../../src/rules/bank/apiLimits.ts'
import { slowOtpDelay } from '../../../src/rules/bank/authorization/otpOutcomes.ts'
import { checkGrant } from '../../authorization/checks/checkGrant.ts'
import { documentedError } from '../../authorization/checks/documentedError.ts'
import { hasKey } from '../../authorization/idempotencyKeys.ts'
import { completeOtp, type OtpCompletion, ownTransaction } from '../../authorization/otp/completeOtp.ts'
import { takeOtpOutcome } from '../../authorization/otp/nextOtp.ts'
import { lifecycleOf } from '../../authorization/otp/otpTransaction.ts'
import { ServiceError } from '../../bank/serviceError.ts'
import type { OtpTransactionRow } from '../../db/tables/authorization/otpTransactions.ts'
import type { Operation } from '../../kernel/calls/operation.ts'
import { Postponed } from '../../kernel/turns/postponed.ts'
import { contentText } from '../../ledger/money/contentText.ts'
import { readDefinition } from '../definition/readDefinition.ts'
import { type CheckedCall, checkCall, performCall } from '../pipeline/checkCall.ts'
import type { AcceptedCall, CompletedCall } from '../pipeline/definedService.ts'
import { assertOwnership } from '../pipeline/ownership.ts'
import { definedService, type Service } from '../pipeline/service.ts'

const isService = (operation: Operation): operation is Service => 'perform' in operation

type SentCompletion = Omit<OtpCompletion, 'transaction_id'> & { transaction_id?: string; transactionId?: string }

/** The transaction by either of its names. @throws ServiceError (400) when they differ */
function completionOf({
  transactionId,
  transaction_id = transactionId ?? '',
  ...others
}: SentCompletion): OtpCompletion {
  if (transactionId !== undefined && transactionId !== transaction_id)
    throw new ServiceError(
      400,
      '-1',
      'transactionId: Expected the transaction_id',
      'Both name the transaction: send one of them.',
    )
  return { ...others, transaction_id }
}

/** What a completion says of the transaction and its code; whatever else it has is of the order. */
const ownFields = [
  'context',
  'transaction_id',
  'transactionId',
  'authenticationType',
  'otp_info',
  'activationId',
  'requestId',
]

const orderChanged = (reason: string) => documentedError('order-changed', `${reason}: send the first call again.`)

/** @throws ServiceError (200134) when the completion names an amount, a recipient or anything else than the order has */
function assertSameOrder(sent: object, { input }: OtpTransactionRow): void {
  const order: Readonly<Record<string, unknown>> = { ...(input.body ?? {}), ...input.params }
  for (const [name, value] of Object.entries(sent)) {
    const isSame = !Object.hasOwn(order, name) || contentText(value) === contentText(order[name])
    if (!isSame && !ownFields.includes(name)) throw orderChanged(`The ${name} is not that of the order that waits`)
  }
}

/** @throws ServiceError (404) where it was kept by another version of the sandbox */
function serviceOf({ operations }: AcceptedCall, { operation }: OtpTransactionRow): Service {
  const service = operations.get(operation)
  if (service && isService(service)) return service
  throw documentedError('unknown-transaction', `There is no operation ${operation}: send the first call again.`)
}

const waitingCall = (call: AcceptedCall, { input, createdAt }: OtpTransactionRow): AcceptedCall => ({
  ...call,
  ...input,
  body: input.body,
  receivedAt: createdAt,
})

const requirementOf = (call: AcceptedCall, transaction: OtpTransactionRow) =>
  readDefinition(serviceOf(call, transaction).definition).requirement

/** Whether the call that was carried out could have come from this caller too, such as after the token was renewed. */
function isOrderOf(call: AcceptedCall, transaction: OtpTransactionRow): boolean {
  const { bank, application, grant } = call
  const { applicationId, customerNumber } = transaction
  const isSameCustomer = (grant.customerNumber ?? customerNumber) === customerNumber
  if (lifecycleOf(bank, transaction).value !== 'used' || application.id !== applicationId || !isSameCustomer)
    return false
  try {
    const service = serviceOf(call, transaction)
    checkGrant(grant, requirementOf(call, transaction))
    assertOwnership(service.owned, waitingCall(call, transaction))
    return true
  } catch (error) {
    if (error instanceof ServiceError) return false
    throw error
  }
}

/**
 * The transaction of this ID, if the caller can complete it or it was carried out and could be of the caller: whoever has lost
 * the answer asks again, also after the sign-in of the first call has ended.
 * @throws ServiceError (403, 404)
 */
function knownTransaction(call: AcceptedCall, id: string): OtpTransactionRow {
  const transaction = call.bank.tables.otpTransactions.get(id)
  if (transaction && isOrderOf(call, transaction)) return transaction
  const own = ownTransaction(call.bank, call, id)
  // What it was answered is for the scopes that could order it.
  if (lifecycleOf(call.bank, own).value === 'used') checkGrant(call.grant, requirementOf(call, own))
  return own
}

/** Carries out the call that waits, with its own input. */
async function execute(call: AcceptedCall): Promise<unknown> {
  const completion = completionOf(call.body as SentCompletion)
  const known = knownTransaction(call, completion.transaction_id)
  let checked: CheckedCall | undefined
  const completed = await completeOtp(call.bank, known, completion, {
    async check(transaction) {
      const service = serviceOf(call, transaction)
      const { requirement, title } = readDefinition(service.definition)
      checkGrant(call.grant, requirement)
      assertSameOrder(call.body as object, transaction)
      const waiting = waitingCall(call, transaction)
      assertOwnership(service.owned, waiting)
      checked = await checkCall(service, waiting)
      const { confirmation } = transaction
      const isSame = confirmation === undefined || confirmation === `${title}: ${checked.confirmation}`
      if (checked.answer === undefined && !isSame)
        throw orderChanged(
          `The customer was asked to confirm “${confirmation}”, and now it is “${checked.confirmation}”`,
        )
    },
    async takeOutcome() {
      const outcome = await takeOtpOutcome(call.bank, call.headers)
      if (outcome === 'slow') call.setDelay(slowOtpDelay)
      return outcome
    },
    whileUnconfirmed({ expiresAt }) {
      const now = call.bank.clock.now()
      const longest = apiLimits.confirmationWait * 1000
      const until = Math.min(call.receivedAt + longest, expiresAt)
      // A clock that is set back makes nobody wait longer.
      if (now < until && call.receivedAt - now < longest) throw new Postponed(until)
    },
  })
  if (!checked) throw new Error(`${completed.id} was not checked`)
  return performCall(serviceOf(call, completed), waitingCall(call, completed), checked)
}

function completedCall({ bank, body }: AcceptedCall): CompletedCall {
  const { transaction_id: id } = completionOf(body as SentCompletion)
  return {
    transactionId: id,
    hasKey: hasKey(bank, id),
    isUsed() {
      const transaction = bank.tables.otpTransactions.get(id)
      return transaction !== undefined && lifecycleOf(bank, transaction).value === 'used'
    },
  }
}

export const otpServices = [
  definedService('otp/otp-execution', execute, {
    owned: {
      transaction_id: knownTransaction,
      transactionId: knownTransaction,
      activationId: 'anyone',
      requestId: 'anyone',
    },
    completes: completedCall,
  }),
]
