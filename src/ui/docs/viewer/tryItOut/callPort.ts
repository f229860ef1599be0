import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { apiCallMachine } from '../../../../machines/docs/apiCall.machine.ts'
import type { signingKeyMachine } from '../../../../machines/docs/signingKey.machine.ts'
import type { OperationDetails } from '../../../../rules/definition/outline.ts'
import type { KnownAnswer } from '../../../../rules/definition/prefill.ts'

export type CallActor = ActorRefFrom<typeof apiCallMachine>
export type SigningKeyActor = ActorRefFrom<typeof signingKeyMachine>

/** What calls are tried out with. */
export interface CallPort {
  /** Whether the bank is the sandbox, which takes the address that a call comes from. */
  isSandbox: boolean
  signingKey: SigningKeyActor
  /** A call of an operation, until it is closed or the page is left. */
  open(operation: OperationDetails): { actor: CallActor; close: () => void }
  /** What the bank answered to the calls of this developer, oldest first. */
  answers(): readonly KnownAnswer[]
}

/** Typed once for all calls of the page. */
export const callerAddressAtom = atom('')
export const isResponseSignedAtom = atom(false)
