import { slowOtpDelay } from '../../src/rules/bank/otpOutcomes.ts'
import { apiLimits } from '../../src/rules/docs/apiLimits.ts'
import { checkGrant } from '../authorization/checkGrant.ts'
import { completeOtp, type OtpCompletion, ownTransaction } from '../authorization/completeOtp.ts'
import { documentedError } from '../authorization/documentedError.ts'
import { hasKey } from '../authorization/idempotencyKeys.ts'
import { takeOtpOutcome } from '../authorization/otpOutcome.ts'
import { lifecycleOf } from '../authorization/otpTransaction.ts'
import { ServiceError } from '../bank/serviceError.ts'
import { canonicalJson } from '../db/canonicalJson.ts'
import type { OtpTransactionRow } from '../db/tables/otpTransactions.ts'
import type { Operation } from '../kernel/operation.ts'
import { Postponed } from '../kernel/postponed.ts'
import { type CheckedCall, checkCall, performCall } from './checkCall.ts'
import type { AcceptedCall, CompletedCall } from './definedService.ts'
import { assertOwnership } from './ownership.ts'
import { readDefinition } from './readDefinition.ts'
import { definedService, type Service } from './service.ts'

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
  const order: Readonly<Record<string, unknown>> = { ...input.params, ...(input.body ?? {}) }
  for (const [name, value] of Object.entries(sent)) {
    const isSame = !Object.hasOwn(order, name) || canonicalJson(value) === canonicalJson(order[name])
    if (!isSame && !ownFields.includes(name)) throw orderChanged(`The ${name} is not that of the order that waits`)
  }
}

/** Carries out the call that waits, with its own input and the access token that both calls have. */
async function execute(call: AcceptedCall): Promise<unknown> {
  const serviceOf = ({ operation }: OtpTransactionRow): Service => {
    const service = call.operations.get(operation)
    if (service && isService(service)) return service
    // Kept by another version of the sandbox.
    throw documentedError('unknown-transaction', `There is no operation ${operation}: send the first call again.`)
  }
  const waitingCall = ({ input, createdAt }: OtpTransactionRow): AcceptedCall => ({
    ...call,
    ...input,
    body: input.body,
    receivedAt: createdAt,
  })
  let checked: CheckedCall | undefined
  const completed = await completeOtp(call.bank, call.accessToken, completionOf(call.body as SentCompletion), {
    async check(transaction) {
      const service = serviceOf(transaction)
      const { requirement, title } = readDefinition(service.definition)
      checkGrant(call.grant, requirement)
      assertSameOrder(call.body as object, transaction)
      const waiting = waitingCall(transaction)
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
      const until = Math.min(call.receivedAt + apiLimits.confirmationWait * 1000, expiresAt)
      if (call.bank.clock.now() < until) throw new Postponed(until)
    },
  })
  if (!checked) throw new Error(`${completed.id} was not checked`)
  return performCall(serviceOf(completed), waitingCall(completed), checked)
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
      transaction_id: ({ bank, accessToken }, id) => ownTransaction(bank, accessToken, id),
      transactionId: ({ bank, accessToken }, id) => ownTransaction(bank, accessToken, id),
      activationId: 'anyone',
      requestId: 'anyone',
    },
    completes: completedCall,
  }),
]
