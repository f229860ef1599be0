import type { Actor, ActorRefFrom } from 'xstate'
import type { authorizationMachine } from '../../../machines/tryItOut/authorization.machine.ts'
import type { openCallsMachine } from '../../../machines/tryItOut/openCalls.machine.ts'
import type { signingKeyMachine } from '../../../machines/tryItOut/signingKey.machine.ts'
import type { tryItOutMachine } from '../../../machines/tryItOut/tryItOut.machine.ts'
import type { Clock } from '../../../rules/time/clock.ts'

export type AuthorizationActor = ActorRefFrom<typeof authorizationMachine>
export type OpenCallsActor = ActorRefFrom<typeof openCallsMachine>
export type TryItOutActor = Actor<typeof tryItOutMachine>
export type SigningKeyActor = ActorRefFrom<typeof signingKeyMachine>

export interface BankTime extends Clock {
  /** Calls `listener` after it was set again; the result stops that. */
  watch(listener: () => void): () => void
}

/** What calls are tried out with. */
export interface TryItOutPort {
  /** Whether the bank is the sandbox, which takes the address that a call comes from. */
  isSandbox: boolean
  bankClock: BankTime
  authorization: AuthorizationActor
  signingKey: SigningKeyActor
  openCalls: OpenCallsActor
}
