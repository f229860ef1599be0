/** Standard Base64 with its padding (RFC 4648 section 4). */
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** The bytes of standard Base64, or undefined for anything else. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  text !== '' && base64.test(text) ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : undefined

export const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Two lower-case digits a byte. */
export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
