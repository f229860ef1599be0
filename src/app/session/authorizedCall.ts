import type { PortalClient, RequestOptions } from '../../api/client/client.ts'
import { loadCode } from '../../ui/kit/states/failure.ts'
import type { Environment } from '../actors/shared/startActor.ts'
import type { InputOf, OperationName, OutputOf, TokenProvider } from './startAuthorizedCall.ts'

/**
 * One authenticated call, named as in `operations.ts`. Rejects with a Problem; stops when `signal` aborts, then rejects
 * with its reason.
 */
export type AuthorizedCall = <Name extends OperationName>(
  operation: Name,
  input: InputOf<Name>,
  options: Omit<RequestOptions, 'authorization'>,
) => Promise<OutputOf<Name>>

/** The chart of such a call comes with the operation, after the first paint. */
export function createAuthorizedCall(
  client: PortalClient,
  environment: Environment,
  tokens: TokenProvider,
): AuthorizedCall {
  return (operation, input, options) =>
    loadCode(() => import('./startAuthorizedCall.ts')).then(({ startAuthorizedCall }) =>
      startAuthorizedCall({ client, environment, tokens }, operation, input, options),
    )
}
