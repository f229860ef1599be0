import { ApiError } from '../http/apiError.ts'

/** A documented failure of a service: its header has a detailCode, which is -1 where the cause has no code of its own. */
export class ServiceError extends ApiError {
  override readonly name = 'ServiceError'
  readonly detailCode: string

  /** `reason` says in one sentence what was wrong and how to fix it. */
  constructor(
    status: number,
    detailCode: string,
    message: string,
    reason?: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(status, message, undefined, { reason, headers })
    this.detailCode = detailCode
  }
}

/** The documented answer to an ID that does not exist or that the caller may not see. */
export const notFound = (reason: string): ServiceError => new ServiceError(404, '-1', 'Not found', reason)

/** A field that the definition's schema allows and its description does not; the message names the field. */
export const invalid = (message: string, reason: string): ServiceError => new ServiceError(400, '-1', message, reason)

/** A documented cause with a code of its own. */
export const refused = (detailCode: string, message: string, reason: string): ServiceError =>
  new ServiceError(400, detailCode, message, reason)
