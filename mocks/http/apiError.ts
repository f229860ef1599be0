interface Details {
  /** For `x-sandbox-reason`: one sentence that says what was wrong and how to fix it. */
  reason?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/** A failure that the contract describes: thrown by the bank, sent by the kernel in the operation's error shape. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** The OAuth error code, where the answer has one (RFC 6749 section 5.2). */
  readonly code: string
  readonly reason: string | undefined
  readonly headers: Readonly<Record<string, string>>

  /** Without a message the OAuth error shape has no description. */
  constructor(
    status: number,
    message: string | undefined,
    code = codes[status] ?? (status < 500 ? 'invalid_request' : 'server_error'),
    { reason, headers = {} }: Details = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.reason = reason
    this.headers = headers
  }
}

const codes: Record<number, string> = { 401: 'unauthorized', 403: 'access_denied' }
