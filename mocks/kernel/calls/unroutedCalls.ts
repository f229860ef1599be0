import { ApiError } from '../../http/apiError.ts'
import type { Method } from '../../http/message.ts'
import { type Fail, failWithoutTxId } from '../../http/responses.ts'
import type { Operation } from './operation.ts'

/** A call that no operation takes, as an operation that fails. */
export interface UnroutedCall {
  operation: Operation
  error: ApiError
}

const firstSegment = (path: string) => path.split('/')[1]

/** The failures of calls that no operation takes, in the shape of the operations beside them. */
export function unroutedCalls(operations: readonly Operation[]) {
  function failing(method: string, pathname: string, error: ApiError, fail?: Fail): UnroutedCall {
    const beside = operations.find(({ path }) => firstSegment(path) === firstSegment(pathname))
    const operation: Operation = {
      id: 'unknown',
      method: method.toLowerCase() as Method,
      path: pathname,
      ...(beside?.txIdOf && { txIdOf: beside.txIdOf }),
      respond: () => Promise.reject(error),
      fail: fail ?? beside?.fail ?? failWithoutTxId,
    }
    return { operation, error }
  }
  return {
    addressTooLong: (method: string): UnroutedCall =>
      failing(method, '', new ApiError(414, 'The request address is too long'), failWithoutTxId),
    unknownCall: (method: string, pathname: string): UnroutedCall =>
      failing(method, pathname, new ApiError(404, `Unknown call: ${method} ${pathname}`)),
    methodNotAllowed(method: string, pathname: string, { allow, fail }: { allow: string; fail: Fail }): UnroutedCall {
      const message = `${pathname} takes ${allow}, not ${method}`
      return failing(method, pathname, new ApiError(405, message, undefined, { headers: { Allow: allow } }), fail)
    },
  }
}
