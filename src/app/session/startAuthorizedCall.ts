import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../machines/port.ts'
import { authorizedCallMachine } from '../../machines/session/authorizedCall.machine.ts'
import { type Outlook, sessionProblems } from '../../rules/session.ts'
import { type Environment, startActor } from '../actors/startActor.ts'

/** What an authenticated call asks of the session; it knows the tokens of one person only. */
export interface TokenKeeper {
  look(): Outlook
  /** The Authorization header for the token in force, or undefined when there is none. */
  authorization(): string | undefined
  wantRefresh(): void
  /** Settles with the refresh that runs or is started; at once when the token is no longer the one of `used`. */
  refreshed(used: string | undefined, signal: AbortSignal): Promise<void>
  /** Has the session read the cookie, and looks once it has drawn its conclusions. */
  lookAgain(signal: AbortSignal): Promise<Outlook>
}

/** Sends one authenticated call through its chart; what it promises is said at `Authorized`. */
export function authorizedCall<Output>(
  environment: Environment,
  keeper: TokenKeeper,
  signal: AbortSignal,
  send: (authorization: string, signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    let used: string | undefined
    let answer: { value: Output } | undefined
    const actors = {
      look: fromPromise(async () => keeper.look()),
      lookAgain: fromPromise(({ signal }) => keeper.lookAgain(signal)),
      refreshToken: fromPromise<void, void>(({ signal }) => keeper.refreshed(used, signal)),
      send: fromPromise<void, void>(async ({ signal }) => {
        used = keeper.authorization()
        if (used === undefined) throw sessionProblems.ended
        answer = { value: await send(used, signal) }
      }),
    } satisfies ActorsOf<typeof authorizedCallMachine>
    const call = startActor(environment, authorizedCallMachine.provide({ actors }), {
      on: { refreshWanted: keeper.wantRefresh },
    })
    const stop = () => {
      reject(signal.reason)
      call.stop()
    }
    signal.addEventListener('abort', stop, { once: true })
    call.subscribe({
      complete() {
        signal.removeEventListener('abort', stop)
        const problem = call.getSnapshot().output?.problem
        if (answer && !problem) resolve(answer.value)
        else reject(problem ?? sessionProblems.ended)
      },
      error: reject,
    })
  })
}
