/** A failure that the contract describes: thrown by the bank, sent by the kernel in the operation's error shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The OAuth error code, where the answer has one (RFC 6749 section 5.2). */
  readonly code: string

  constructor(
    status: number,
    message: string,
    code = codes[status] ?? (status < 500 ? 'invalid_request' : 'server_error'),
  ) {
    super(message)
    this.status = status
    this.code = code
  }
}

const codes: Record<number, string> = { 401: 'unauthorized', 403: 'access_denied' }
