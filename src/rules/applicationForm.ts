import { array, boolean, type Infer, object, string } from 'superstruct'
import { atMost, matches, required, text } from './fields.ts'
import type { Handle } from './handle.ts'

/** 001 section 9: bytes of an icon, milliseconds that a private key is shown, lengths in UTF-16 units. */
export const applicationLimits = {
  iconBytes: 102_400,
  privateKeyDisplay: 15_000,
  name: 50,
  description: 255,
  redirectUri: 255,
  publicKey: 5_000,
} as const

/** Texts of the application form (001 sections 2, 5 and 8). */
export const applicationFormTexts = {
  invalidIp: 'Invalid IP Address',
  repeatedIp: 'This IP address is already in the list',
  iconTooBig: 'Icon size must be less than 100KB',
  iconNotImage: 'Choose an image file',
  keysNeedSecureContext: 'Keys can only be generated on a secure connection (https).',
} as const

const plainText = /^[\p{L}\p{N}_\s]*$/u

/** What is typed or chosen; `icon` is a data URL or empty (001 section 5). */
export const applicationForm = object({
  name: text(
    required,
    atMost(applicationLimits.name, 'Name must be less than 50 characters'),
    matches(plainText, 'Please change name.'),
  ),
  description: text(
    required,
    atMost(applicationLimits.description, 'Description must be less than 255 characters'),
    matches(plainText, 'Please change your description.'),
  ),
  publicKey: text(
    required,
    atMost(applicationLimits.publicKey, 'Public key is too long'),
    matches(/^(?!\s*(?:javascript|alert|script))/i, 'Please change public key.'),
  ),
  oauthRedirectUri: text(
    required,
    atMost(applicationLimits.redirectUri, 'URI must be less than 255 characters'),
    matches(/^(?:http|ftp|https|localhost|www)/, 'Invalid URI !'),
  ),
  icon: string(),
  ipList: array(string()),
  otpNeeded: boolean(),
  productList: array(string()),
})
export type ApplicationForm = Infer<typeof applicationForm>

/** The pair that the bank makes for an application; only a handle of it goes through the chart. */
export interface ApplicationTokens {
  oauthClientId: string
  oauthClientSecret: string
}

export interface OpenedApplication {
  id: string
  form: ApplicationForm
  tokens: Handle<ApplicationTokens>
}

/** `publicKey` is PEM (SubjectPublicKeyInfo), the private one PEM (PKCS #8) behind its handle. */
export interface GeneratedKeys {
  publicKey: string
  privateKey: Handle<string>
}

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)

/** Why an address is not added to the list, or undefined when it can be (001 section 5). */
export function refusedIp(address: string, list: readonly string[]): string | undefined {
  if (!ipv4.test(address)) return applicationFormTexts.invalidIp
  return list.includes(address) ? applicationFormTexts.repeatedIp : undefined
}

/** Why a file cannot be the icon, or undefined when it can be; `size` in bytes. */
export function refusedIcon({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return applicationFormTexts.iconNotImage
  return size > applicationLimits.iconBytes ? applicationFormTexts.iconTooBig : undefined
}
