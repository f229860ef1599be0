import { ApiError } from './apiError.ts'
import type { ApiResponse } from './message.ts'
import type { Operation } from './operation.ts'
import { failure, withHeaders } from './responses.ts'

const firstSegment = (path: string) => path.split('/')[1]

/** The answers to calls that no operation takes, in the shape of the operations beside them. */
export function unroutedCalls(operations: readonly Operation[]) {
  const failOf = new Map(operations.toReversed().map(({ path, fail }) => [firstSegment(path), fail]))
  return {
    unknownCall(method: string, pathname: string): ApiResponse {
      const error = new ApiError(404, `Unknown call: ${method} ${pathname}`)
      return failOf.get(firstSegment(pathname))?.(error) ?? failure(error.status, error.message)
    },
    methodNotAllowed(
      method: string,
      pathname: string,
      { allow, fail }: { allow: string; fail: Operation['fail'] },
    ): ApiResponse {
      return withHeaders(fail(new ApiError(405, `${pathname} takes ${allow}, not ${method}`)), { Allow: allow })
    },
  }
}
