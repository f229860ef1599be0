import { callHeaders } from '../bank/callHeaders.ts'
import { signing } from '../signing/signatureHeaders.ts'

export type Header = readonly [name: string, value: string]

/** A call of the bank's APIs as a developer has written it, before the portal adds the token and the signature. */
export interface ApiCall {
  /** In capitals. */
  method: string
  /** Under the bank's base, with the query as it is sent. */
  path: string
  /** Those of the definition that the portal does not send itself. */
  headers: readonly Header[]
  /** As it is sent; null for none. */
  body: string | null
  mediaType: string
}

export interface CallOptions {
  isSigned: boolean
  isResponseSigned: boolean
  /** The address that the sandbox takes the call to come from; empty for its own. */
  ip: string
}

/** How all calls are sent that one developer tries out. */
export type SharedOptions = Omit<CallOptions, 'isSigned'>

/** Whether there is a token to call with. */
export type TokenValidity = 'none' | 'expired' | 'held'

/** A call as it will be sent, to be looked at: the access token is left out. */
export interface CallPreview {
  method: string
  address: string
  headers: readonly Header[]
  body: string | null
  curl: string
  /** Whether the application has registered the key that signs; null for a call without a signature. */
  key: 'registered' | 'other' | 'unknown' | null
}

/** What the portal sends beside the call. */
export interface CallSecrets {
  accessToken: string
  /** In Base64; null for a call without one. */
  signature: string | null
}

/** Chooses the address that the sandbox takes a call to come from. */
export const callerAddressHeader = 'x-sandbox-ip'

/** Written by the portal, or by nobody: a definition cannot ask for them. */
const reserved = new Set([
  'authorization',
  'content-type',
  'cookie',
  callerAddressHeader,
  signing.header.toLowerCase(),
  signing.responseHeader.toLowerCase(),
])

/** Whether the portal sends a header itself, so that nobody has to type it. */
export const isReservedHeader = (name: string): boolean => reserved.has(name.toLowerCase())

/** With a new Idempotency-Key where the operation takes one and none was typed: sent again as it is, the call counts once. */
export function withIdempotencyKey(
  call: ApiCall,
  { parameters }: { parameters: readonly { name: string; in: string }[] },
  newKey: () => string,
): ApiCall {
  const isKey = (name: string) => name.toLowerCase() === callHeaders.idempotencyKey.toLowerCase()
  const takesKey = parameters.some((each) => each.in === 'header' && isKey(each.name))
  const hasKey = call.headers.some(([name, value]) => isKey(name) && value !== '')
  if (!takesKey || hasKey) return call
  const others = call.headers.filter(([name]) => !isKey(name))
  return { ...call, headers: [...others, [callHeaders.idempotencyKey, newKey()]] }
}

/** The call may have changed something even when its answer is lost (RFC 9110 section 9.2.1). */
export const isChanging = ({ method }: Pick<ApiCall, 'method'>): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * The full address of a call. `base` is the bank's, absolute or a path of the page's origin.
 * @throws Error when the path would leave the bank
 */
export function bankAddress(base: string, path: string, page: string): URL {
  const root = new URL(`${base.replace(/\/+$/, '')}/`, page)
  const address = new URL(`.${path}`, root)
  const isInside = address.origin === root.origin && address.pathname.startsWith(root.pathname)
  if (!path.startsWith('/') || !isInside || address.hash !== '' || address.username !== '')
    throw new Error('This address does not belong to the bank')
  return address
}

/** What is signed of a call beside its token: the body, or the query string (001 section 6). */
export const signedPartOf = ({ body }: ApiCall, address: URL): string => body ?? address.search.slice(1)

/** All headers of a call, in the order in which they are shown. */
export const headersOf = (
  { headers, body, mediaType }: ApiCall,
  { isResponseSigned, ip }: CallOptions,
  { accessToken, signature }: CallSecrets,
): Header[] => [
  ['Authorization', `Bearer ${accessToken}`],
  ...(body === null ? [] : [['Content-Type', mediaType] as const]),
  ...headers.filter(([name]) => !isReservedHeader(name)),
  ...(signature === null ? [] : [[signing.header, signature] as const]),
  ...(isResponseSigned ? [[signing.responseHeader, 'true'] as const] : []),
  ...(ip === '' ? [] : [[callerAddressHeader, ip] as const]),
]
