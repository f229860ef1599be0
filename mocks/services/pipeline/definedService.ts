import type { Caller } from '../../authorization/checks/authenticateCall.ts'
import type { Bank } from '../../bank/bank.ts'
import type { ApiRequest } from '../../http/message.ts'
import type { Call, Operation } from '../../kernel/calls/operation.ts'
import type { DefinitionName } from '../../openapi/definedOperation.ts'
import type { ServiceInput } from '../definition/readInput.ts'
import type { OwnerChecks } from './ownership.ts'

/** A call that passed every check, now or with its OTP. */
export interface AcceptedCall extends ServiceInput, Caller {
  bank: Bank
  txId: string
  /** When the call came, also of one that was kept until its OTP, in milliseconds. */
  receivedAt: number
  /** Every operation by its id. */
  operations: ReadonlyMap<string, Operation>
  headers: ApiRequest['headers']
  setDelay: Call['setDelay']
}

/** A call that no rule of its service refuses. */
export interface CheckedOrder {
  /** What is to be done. */
  order: unknown
  /** What the customer confirms. */
  confirmation: string
  /** Where the definition names a condition: whether this call meets it. */
  asksForOtp: boolean
  /** What the answer that asks for the OTP has besides. */
  preview?: object
}

/** A call that waits for its OTP, as the one that completes it sees it. */
export interface CompletedCall {
  transactionId: string
  /** Whether it was sent with an Idempotency-Key. */
  hasKey: boolean
  /** Whether it has been carried out, or refused when it was to be. */
  isUsed(): boolean
}

export interface DefinedService {
  /** The operationId. */
  id: string
  definition: DefinitionName
  /** Whose the IDs are that a call names. */
  owned: OwnerChecks<AcceptedCall>
  /** Every rule of a service whose calls can wait for an OTP; writes and sends nothing. @throws ServiceError */
  check?(call: AcceptedCall): CheckedOrder
  /** The call that this one completes. */
  completes?(call: AcceptedCall): CompletedCall
  /** Carries the call out and resolves with the answer's data; `order` is what `check` has found. @throws ServiceError */
  perform(call: AcceptedCall, order: unknown): Promise<unknown>
}
