import { slowOtpDelay } from '../../src/rules/bank/otpOutcomes.ts'
import { apiLimits } from '../../src/rules/docs/apiLimits.ts'
import { checkGrant } from '../authorization/checkGrant.ts'
import { completeOtp, type OtpCompletion, ownTransaction } from '../authorization/completeOtp.ts'
import { documentedError } from '../authorization/documentedError.ts'
import { takeOtpOutcome } from '../authorization/otpOutcome.ts'
import { ServiceError } from '../bank/serviceError.ts'
import type { Operation } from '../kernel/operation.ts'
import { Postponed } from '../kernel/postponed.ts'
import { assertOwnership } from './ownership.ts'
import type { AcceptedCall } from './pipeline.ts'
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

/** Carries out the call that waits, with its own input and the access token that both calls have. */
async function execute(call: AcceptedCall): Promise<unknown> {
  const serviceOf = ({ operation }: { operation: string }): Service => {
    const service = call.operations.get(operation)
    if (service && isService(service)) return service
    // Kept by another version of the sandbox.
    throw documentedError('unknown-transaction', `There is no operation ${operation}: send the first call again.`)
  }
  const completed = await completeOtp(
    call.bank,
    call.accessToken,
    completionOf(call.body as SentCompletion),
    (transaction) => checkGrant(call.grant, readDefinition(serviceOf(transaction).definition).requirement),
    async () => {
      const outcome = await takeOtpOutcome(call.bank, call.headers)
      if (outcome === 'slow') call.setDelay(slowOtpDelay)
      return outcome
    },
    ({ expiresAt }) => {
      const until = Math.min(call.receivedAt + apiLimits.confirmationWait * 1000, expiresAt)
      if (call.bank.clock.now() < until) throw new Postponed(until)
    },
  )
  const { input, createdAt } = completed
  const service = serviceOf(completed)
  const accepted = { ...call, ...input, body: input.body, receivedAt: createdAt }
  assertOwnership(service.owned, accepted)
  return service.perform(accepted)
}

export const otpServices = [
  definedService('otp/otp-execution', execute, {
    owned: {
      transaction_id: ({ bank, accessToken }, id) => ownTransaction(bank, accessToken, id),
      transactionId: ({ bank, accessToken }, id) => ownTransaction(bank, accessToken, id),
      activationId: 'anyone',
      requestId: 'anyone',
    },
  }),
]
