import { ApiError } from '../apiError.ts'

/** A documented failure of a service: its header has a detailCode, which is -1 where the cause has no code of its own. */
export class ServiceError extends ApiError {
  override readonly name = 'ServiceError'
  readonly detailCode: string

  /** `reason` says in one sentence what was wrong and how to mend it. */
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
