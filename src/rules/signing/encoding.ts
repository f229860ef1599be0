import { isBase64 } from '../text/isBase64.ts'

/** The bytes of standard Base64, or undefined for anything else. */
export const base64ToBytes = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  isBase64(text) ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : undefined

export const bytesToBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Base64url without padding (RFC 4648 section 5). */
export const bytesToBase64Url = (bytes: ArrayBuffer): string =>
  bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Two lower-case digits a byte. */
export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
