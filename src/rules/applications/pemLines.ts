/** A public key in PEM (RFC 7468), its lines ended by LF or CRLF. */
const pem = /^\s*-----BEGIN ((?:RSA )?PUBLIC KEY)-----([A-Za-z0-9+/=\s]*)-----END \1-----\s*$/

/**
 * A public key as the bank's documentation writes it: "without begin/end markers" (001 section 5), in one line. What is
 * no PEM stays as it is.
 */
export const stripPemLines = (key: string): string => pem.exec(key)?.[2]?.replace(/\s+/g, '') ?? key
