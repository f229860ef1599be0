import { nodeOf } from '../../../src/rules/definition/references.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ApiResponse } from '../../http/message.ts'
import { json } from '../../http/responses.ts'
import type { DocumentedError } from '../../openapi/documentedErrors.ts'
import type { Operation } from '../calls/operation.ts'

const errorsOf = ({ describe }: Operation) => describe?.().errors ?? []

export const errorNamesOf = (operation: Operation): string[] => errorsOf(operation).map(({ name }) => name)

/** @throws ApiError (400) with the names that there are, when the operation documents no such error */
export function documentedErrorOf(operation: Operation, name: string): DocumentedError {
  const found = errorsOf(operation).find((error) => error.name === name)
  if (found) return found
  const names = errorNamesOf(operation)
  const message =
    names.length === 0
      ? `${operation.id} documents no errors: use another kind of fault`
      : `${operation.id} documents no error ${name}. Its errors: ${names.join(', ')}`
  throw new ApiError(400, message, undefined, { reason: message })
}

/** As the definition shows it, with the call's own txId in place of the example's. */
export function documentedAnswer({ status, headers, body }: DocumentedError, txId: string): ApiResponse {
  const { header } = body
  const hasTxId = nodeOf(header).txId !== undefined
  const answer = json(hasTxId ? { ...body, header: { ...nodeOf(header), txId } } : body, status)
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
