/** A failed call of an API: the status and what the header of its envelope says. */
export interface ApiError {
  /** Its address on the Error codes page: `/docs/error-codes#…`. */
  id: string
  group: 'general' | 'access' | 'otp' | 'repetition'
  status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500
  /** `header.message`, or what it says in general where it names the field that is wrong. */
  message: string
  /** A `header.message` that names a field. */
  example?: string
  /** `header.detailCode`: -1 when the cause has no code of its own. */
  detailCode: string
}

/**
 * General errors, `Invalid IP` and `Too many requests` are documented (001 section 8), with statuses for the last two
 * from RFC 9110 and RFC 6585. What a wrong signature, scope or OTP answers is not shown: those texts are ours.
 */
export const apiErrors = [
  {
    id: 'bad-request',
    group: 'general',
    status: 400,
    message: 'Bad request',
    example: 'context: Required',
    detailCode: '-1',
  },
  {
    id: 'unauthorized',
    group: 'general',
    status: 401,
    message: 'Full authentication is required to access this resource',
    detailCode: '-1',
  },
  { id: 'not-found', group: 'general', status: 404, message: 'Not found', detailCode: '-1' },
  { id: 'internal-server-error', group: 'general', status: 500, message: 'Internal Server Error', detailCode: '-1' },
  { id: 'invalid-ip', group: 'access', status: 403, message: 'Invalid IP', detailCode: '-1' },
  { id: 'too-many-requests', group: 'access', status: 429, message: 'Too many requests', detailCode: '-1' },
  { id: 'insufficient-scope', group: 'access', status: 403, message: 'Insufficient scope', detailCode: '-1' },
  { id: 'invalid-signature', group: 'access', status: 401, message: 'Invalid signature', detailCode: '200120' },
  { id: 'invalid-otp', group: 'otp', status: 400, message: 'Invalid OTP', detailCode: '200130' },
  { id: 'otp-expired', group: 'otp', status: 400, message: 'OTP expired', detailCode: '200131' },
  {
    id: 'otp-method-mismatch',
    group: 'otp',
    status: 400,
    message: 'Authentication type does not match the login',
    detailCode: '200132',
  },
  { id: 'unknown-transaction', group: 'otp', status: 404, message: 'Transaction not found', detailCode: '200133' },
  { id: 'order-changed', group: 'otp', status: 400, message: 'The order has changed', detailCode: '200134' },
  {
    id: 'idempotency-key-running',
    group: 'repetition',
    status: 409,
    message: 'The first call with this Idempotency-Key is still running',
    detailCode: '200140',
  },
  {
    id: 'idempotency-key-reused',
    group: 'repetition',
    status: 422,
    message: 'Idempotency-Key belongs to another request',
    detailCode: '200141',
  },
] as const satisfies readonly ApiError[]

export type ApiErrorId = (typeof apiErrors)[number]['id']

/** The body of a failed call. `txId` is the call's own; the documentation shows an example of one. */
export const apiErrorBody = ({ status, message, example = message, detailCode }: ApiError, txId = '3be07f51c2') => ({
  header: { status: 'ERROR', statusCode: status, detailCode, message: example, txId },
})

/** Which documented error an answer is; null for one that only its own operation gives. */
export function errorIdOf(status: number, message: string, detailCode: string): ApiErrorId | null {
  const ofStatus = apiErrors.filter((each) => each.status === status)
  const found =
    ofStatus.find((each) => each.detailCode !== '-1' && each.detailCode === detailCode) ??
    ofStatus.find((each) => each.message === message && each.detailCode === detailCode)
  if (found) return found.id
  return detailCode === '-1' ? (ofStatus.find((each) => each.group === 'general')?.id ?? null) : null
}
