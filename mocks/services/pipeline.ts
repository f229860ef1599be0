import { authenticateCall, type Caller } from '../authorization/authenticateCall.ts'
import { checkGrant } from '../authorization/checkGrant.ts'
import type { Bank } from '../bank/bank.ts'
import type { ApiResponse } from '../message.ts'
import type { Call } from '../operation.ts'
import { serviceAnswer } from './envelope.ts'
import { readDefinition } from './readDefinition.ts'
import { readInput, type ServiceInput } from './readInput.ts'

/** A call that passed every check, now or with its OTP. */
export interface AcceptedCall extends ServiceInput, Caller {
  bank: Bank
  txId: string
  /** Adds a note to the header of the answer. */
  warn(text: string): void
}

export interface DefinedService {
  /** `<product>/<service>`, the file's path in mocks/openapi. */
  definition: string
  /** Carries the call out and resolves with the answer's data. @throws ServiceError */
  perform(call: AcceptedCall): Promise<unknown>
}

/** The checks of a call of a service, in the order in which the bank makes them. @throws ServiceError of the first that fails */
export async function respondToService(service: DefinedService, call: Call): Promise<ApiResponse> {
  const { bank, request, txId } = call
  const definition = readDefinition(service.definition)
  const caller = authenticateCall(bank, request.headers.get('Authorization'))
  call.setApplication(caller.application.id)
  if (caller.grant.customerNumber !== undefined) call.setSubject(caller.grant.customerNumber)
  checkGrant(caller.grant, definition.requirement)
  const input = await readInput(definition, call)
  const warnings: string[] = []
  const data = await service.perform({ bank, txId, ...caller, ...input, warn: (text) => warnings.push(text) })
  return serviceAnswer(data, txId, warnings)
}
