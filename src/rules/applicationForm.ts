import { is } from 'superstruct'
import {
  type ApplicationForm,
  applicationLimits,
  applicationMessages,
  type ClientTokens,
  ipAddress,
} from './applications.ts'
import type { Handle } from './handle.ts'

export const keysNeedSecureContext = 'Keys can only be generated on a secure connection (https).'

/** An application as its form edits it; the pair beside it is shown and replaced, never typed. */
export interface OpenedApplication {
  id: string
  form: ApplicationForm
  tokens: ClientTokens
}

/** `publicKey` is PEM (SubjectPublicKeyInfo), the private one PEM (PKCS #8) behind its handle. */
export interface GeneratedKeys {
  publicKey: string
  privateKey: Handle<string>
}

/** Why an address is not added to the list, or undefined when it can be (001 section 5). */
export function refusedIp(address: string, list: readonly string[]): string | undefined {
  if (!is(address, ipAddress())) return applicationMessages.invalidIp
  return list.includes(address) ? applicationMessages.repeatedIp : undefined
}

/** Why a file cannot be the icon, or undefined when it can be; `size` in bytes. */
export function refusedIcon({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return applicationMessages.iconNotImage
  return size > applicationLimits.iconBytes ? applicationMessages.iconTooBig : undefined
}
