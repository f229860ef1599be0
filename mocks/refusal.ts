/** The bank says no: thrown by what decides, written by the kernel in the operation's error shape. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
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
