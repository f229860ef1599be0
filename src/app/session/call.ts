import type { CallOptions, PortalClient } from '../../api/client.ts'
import type { Environment } from '../actors/startActor.ts'
import type { InputOf, OperationName, OutputOf, TokenProvider } from './startCall.ts'

/**
 * One authenticated call, named as in `operations.ts`. Rejects with a Problem; stops when `signal` aborts, then rejects
 * with its reason.
 */
export type Call = <Name extends OperationName>(
  operation: Name,
  input: InputOf<Name>,
  options: Omit<CallOptions, 'authorization'>,
) => Promise<OutputOf<Name>>

/** The chart of such a call comes with the operation, after the first paint. */
export function createCall(client: PortalClient, environment: Environment, tokens: TokenProvider): Call {
  return (operation, input, options) =>
    import('./startCall.ts').then(({ startCall }) =>
      startCall({ client, environment, tokens }, operation, input, options),
    )
}
