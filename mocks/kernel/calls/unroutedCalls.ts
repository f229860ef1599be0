import { ApiError } from '../../http/apiError.ts'
import type { Method } from '../../http/message.ts'
import { bankBase, controlBase, isUnder } from '../../http/paths.ts'
import { type Fail, failWithoutTxId } from '../../http/responses.ts'
import { bodyTooLarge, methodNotAllowed, unknownCall } from '../../http/unroutedErrors.ts'
import type { Operation } from './operation.ts'

export interface UnroutedCall {
  operation: Operation
  error: ApiError
}

const firstSegment = (path: string) => path.split('/')[1]

/** The path that the caller sent: in the browser the control calls of the default bank are not under its own. */
const calledPath = (basePath: string, pathname: string): string =>
  basePath === bankBase && isUnder(controlBase, pathname) ? pathname : basePath + pathname

/** The failures of calls that no operation takes, in the shape of the operations beside them. */
export function unroutedCalls(operations: readonly Operation[], basePath: string) {
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
    /** Without a txId: its address is too long for the log. */
    addressTooLong(method: string, pathname: string, fail?: Fail): UnroutedCall {
      const error = new ApiError(414, 'The request address is too long')
      const { txIdOf: _, ...operation } = failing(method, pathname, error, fail).operation
      return { operation, error }
    },
    bodyTooLarge: (method: string, pathname: string, fail?: Fail): UnroutedCall =>
      failing(method, pathname, bodyTooLarge(pathname), fail),
    unknownCall: (method: string, pathname: string): UnroutedCall =>
      failing(method, pathname, unknownCall(method, calledPath(basePath, pathname))),
    methodNotAllowed: (
      method: string,
      pathname: string,
      { allow, fail }: { allow: string; fail: Fail },
    ): UnroutedCall => failing(method, pathname, methodNotAllowed(method, calledPath(basePath, pathname), allow), fail),
  }
}
