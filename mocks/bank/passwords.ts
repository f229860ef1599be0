import { hex } from '../db/sequence.ts'

/** About two milliseconds a password. A bank would use a hundred times as many, but here calls run one after another. */
const iterations = 2000

/** PBKDF2 with SHA-256 (RFC 8018), in hex. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(password), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations }
  return hex(await crypto.subtle.deriveBits(parameters, key, 256))
}
