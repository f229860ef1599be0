import type { Bank } from '../../bank/bank.ts'
import type { ApiRequest, ApiResponse, Method } from '../../http/message.ts'
import type { Fail } from '../../http/responses.ts'
import type { DocumentedError } from '../../openapi/documentedErrors.ts'

/** One call as its operation sees it. */
export interface Call {
  bank: Bank
  request: ApiRequest
  params: Readonly<Record<string, string>>
  /** What the event log calls this call; portal and bank answer it as `txId`. */
  txId: string
  /** When it came, also of a call that was postponed, in milliseconds by the bank's clock. */
  receivedAt: number
  /** The path at which the host serves the bank. */
  basePath: string
  /** Every operation by its id. */
  operations: ReadonlyMap<string, Operation>
  /** Whom the call is for, as the event log records it. */
  setSubject(subject: string): void
  /** The developer's application that makes the call: it counts in the sums of that application. */
  setApplication(applicationId: string): void
  /** The call is kept until the customer confirms it. */
  setOtpRequired(): void
  /** The answer is one that an earlier call got; nothing was carried out again. */
  setReplayed(): void
  /** Takes a name until this call is answered; false while another call has it. */
  lock(name: string): boolean
  /** The answer is sent so many milliseconds of real time later; no other call waits for it. */
  setDelay(milliseconds: number): void
  /** Adds a header to the response, whether the call succeeds or fails. */
  setHeader(name: string, value: string): void
}

/** What lists show of an operation. */
export interface OperationDescription {
  /** The product of a service, `Authorization` or `Portal`. */
  group: string
  title: string
  /** Those that its definition documents; each can be set as a fault. */
  errors: readonly DocumentedError[]
}

/** A call that the bank answers. */
export interface Operation {
  /** The operationId of the contract or of the definition. */
  id: string
  method: Method
  /** With `{name}` for a parameter. */
  path: string
  describe?(): OperationDescription
  /** The txId of a call of this number; the number's own name (`call-000001`) if left out. */
  txIdOf?(callNumber: number): string
  /** Sets whose call it is where a fault may answer it. @throws ApiError when the call does not say */
  identify?(call: Call): void
  /** @throws ApiError, or Postponed for a call that runs again later */
  respond(call: Call): Promise<ApiResponse>
  fail: Fail
}
