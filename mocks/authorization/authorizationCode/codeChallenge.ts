import { bytesToBase64Url } from '../../../src/rules/signing/encoding.ts'

export const codeChallengeMethods = ['S256', 'plain'] as const

/** A proof key's challenge and how it was made from the verifier (RFC 7636 section 4.2). */
export interface CodeChallenge {
  value: string
  method: (typeof codeChallengeMethods)[number]
}

/** Challenge and verifier have 43 to 128 unreserved characters (RFC 7636 section 4.1). */
export const isCodeChallenge = (text: string): boolean => /^[\w.~-]{43,128}$/.test(text)

export async function verifyCodeChallenge({ value, method }: CodeChallenge, verifier: string): Promise<boolean> {
  if (!isCodeChallenge(verifier)) return false
  if (method === 'plain') return verifier === value
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return bytesToBase64Url(digest) === value
}
