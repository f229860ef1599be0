import { type ApiError, type ApiErrorId, apiErrors } from '../../../src/rules/docs/apiErrors.ts'
import { ServiceError } from '../../bank/serviceError.ts'

/** A failure of the Error codes page; `reason` says in one sentence what was wrong and how to fix it. */
export function documentedError(
  id: ApiErrorId,
  reason: string,
  headers: Readonly<Record<string, string>> = {},
): ServiceError {
  const { status, detailCode, message } = apiErrors.find((error) => error.id === id) as ApiError
  return new ServiceError(status, detailCode, message, reason, headers)
}
