/** How a call is made safe to repeat (draft-ietf-httpapi-idempotency-key-header), and traced across systems. */
export const callHeaders = {
  idempotencyKey: 'Idempotency-Key',
  /** On an answer that was stored: nothing was carried out again. */
  idempotentReplayed: 'Idempotent-Replayed',
  requestId: 'X-Request-ID',
} as const

/** Of a key or a request ID: what every log, header and address takes as it is. */
const name = /^[\w.:~+/=-]{1,128}$/

/** A structured-field string (RFC 9651 section 3.3.3) with nothing in it that needs an escape. */
const quoted = /^"([^"\\]*)"$/

/** A request ID that may be echoed and logged. */
export const isRequestId = (value: string): boolean => name.test(value)

/** The key of a header, which the draft puts in quotes and most clients send bare; undefined when it is none. */
export function idempotencyKeyOf(header: string): string | undefined {
  const key = quoted.exec(header)?.[1] ?? header
  return name.test(key) ? key : undefined
}

export const nameRule = '1 to 128 letters, digits or - _ . : ~ + / ='
