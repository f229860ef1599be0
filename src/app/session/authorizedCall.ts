import type { Environment } from '../actors/startActor.ts'
import type { TokenKeeper } from './startAuthorizedCall.ts'

/**
 * One authenticated call. `send` is given the whole value of the Authorization header and a signal; it may be called a
 * second time after a 401 or 403. Rejects with a Problem; stops when `signal` aborts, then rejects with its reason.
 */
export type Authorized = <Output>(
  signal: AbortSignal,
  send: (authorization: string, signal: AbortSignal) => Promise<Output>,
) => Promise<Output>

/** The chart of such a call comes with the bank's client, after the first paint. */
export function createAuthorized(environment: Environment, keeper: TokenKeeper): Authorized {
  return async (signal, send) => {
    signal.throwIfAborted()
    const { authorizedCall } = await import('./startAuthorizedCall.ts')
    return authorizedCall(environment, keeper, signal, send)
  }
}
