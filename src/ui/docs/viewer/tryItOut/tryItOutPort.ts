import type { ActorRefFrom } from 'xstate'
import type { signingKeyMachine } from '../../../../machines/docs/signingKey.machine.ts'
import type { tryItOutMachine } from '../../../../machines/docs/tryItOut.machine.ts'
import type { OperationDetails } from '../../../../rules/definition/outline.ts'
import type { KnownAnswer } from '../../../../rules/definition/prefill.ts'
import type { OpenCallsActor } from './openCallsState.ts'

export type TryItOutActor = ActorRefFrom<typeof tryItOutMachine>
export type SigningKeyActor = ActorRefFrom<typeof signingKeyMachine>

/** What calls are tried out with. */
export interface TryItOutPort {
  /** Whether the bank is the sandbox, which takes the address that a call comes from. */
  isSandbox: boolean
  signingKey: SigningKeyActor
  openCalls: OpenCallsActor
  /** The call of the operation at an address, until it is closed. */
  callAt(address: string, operation: Pick<OperationDetails, 'id'>): TryItOutActor
  /** What the bank answered to the calls of this developer, oldest first. */
  answers(): readonly KnownAnswer[]
}
