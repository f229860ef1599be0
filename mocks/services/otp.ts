import { checkGrant } from '../authorization/checkGrant.ts'
import { completeOtp, type OtpCompletion } from '../authorization/completeOtp.ts'
import { documentedError } from '../authorization/documentedError.ts'
import type { Operation } from '../operation.ts'
import type { AcceptedCall } from './pipeline.ts'
import { readDefinition } from './readDefinition.ts'
import { definedService, type Service } from './service.ts'

const isService = (operation: Operation): operation is Service => 'perform' in operation

/** Carries out the call that waits, with its own input and the access token that both calls have. */
async function execute(call: AcceptedCall): Promise<unknown> {
  const { operation, input, createdAt } = await completeOtp(call.bank, call.accessToken, call.body as OtpCompletion)
  const service = call.operations.get(operation)
  // Kept by another version of the sandbox.
  if (!service || !isService(service))
    throw documentedError('unknown-transaction', `There is no operation ${operation}: send the first call again.`)
  checkGrant(call.grant, readDefinition(service.definition).requirement)
  return service.perform({ ...call, ...input, body: input.body, receivedAt: createdAt })
}

export const otpServices = [definedService('otp/otp-execution', execute)]
