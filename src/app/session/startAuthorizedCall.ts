import { fromPromise } from 'xstate'
import type { PortalClient, PortalOperation, RequestOptions } from '../../api/client/client.ts'
import { operations } from '../../api/operations.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { authorizedCallMachine } from '../../machines/session/authorizedCall.machine.ts'
import { seal, unwrap } from '../../rules/security/secret.ts'
import { type AuthState, sessionProblems } from '../../rules/session/session.ts'
import { loadCode } from '../../ui/kit/states/failure.ts'
import { type Environment, startActor } from '../actors/shared/startActor.ts'

/** What an authenticated call asks of the session; it knows the tokens of one person only. */
export interface TokenProvider {
  check(): AuthState
  /** The Authorization header for the token in force, or undefined when there is none. */
  authorization(): string | undefined
  requestRefresh(): void
  /** Settles with the refresh that runs or is started; at once when the token is no longer the one of `used`. */
  refreshed(used: string | undefined, signal: AbortSignal): Promise<void>
  /** Has the session read the cookie, and looks once it has drawn its conclusions. */
  checkAgain(signal: AbortSignal): Promise<AuthState>
}

export type OperationName = keyof typeof operations
type OperationOf<Name extends OperationName> = Awaited<ReturnType<(typeof operations)[Name]>>
export type InputOf<Name extends OperationName> = Parameters<OperationOf<Name>>[1]
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<OperationOf<Name>>>

type Loaders = { [Name in OperationName]: () => Promise<PortalOperation<InputOf<Name>, OutputOf<Name>>> }
const loaders: Loaders = operations

interface Dependencies {
  client: PortalClient
  environment: Environment
  tokens: TokenProvider
}

/** Sends one authenticated call through its chart; what it promises is said at `AuthorizedCall`. */
export function startAuthorizedCall<Name extends OperationName>(
  { client, environment, tokens }: Dependencies,
  operation: Name,
  input: InputOf<Name>,
  options: Omit<RequestOptions, 'authorization'>,
): Promise<OutputOf<Name>> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    let used: string | undefined
    const actors = {
      check: fromPromise(async () => tokens.check()),
      checkAgain: fromPromise(({ signal }) => tokens.checkAgain(signal)),
      refreshToken: fromPromise(({ signal }) => tokens.refreshed(used, signal)),
      send: fromPromise(async ({ signal }) => {
        const send = await loadCode(loaders[operation])
        used = tokens.authorization()
        if (used === undefined) throw sessionProblems.ended
        return seal(await send(client.scoped({ ...options, signal, authorization: used }), input))
      }),
    } satisfies ActorsOf<typeof authorizedCallMachine>
    const call = startActor(environment, authorizedCallMachine.provide({ actors }), {
      on: { 'refresh.requested': tokens.requestRefresh },
    })
    const stop = () => {
      reject(signal.reason)
      call.stop()
    }
    signal.addEventListener('abort', stop, { once: true })
    call.subscribe({
      complete() {
        signal.removeEventListener('abort', stop)
        const { answer, problem } = call.getSnapshot().context
        if (answer && !problem) resolve(unwrap(answer) as OutputOf<Name>)
        else reject(problem ?? sessionProblems.ended)
      },
      error: reject,
    })
  })
}
