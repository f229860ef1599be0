import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { generateKeys } from '../../../src/app/keys.ts'
import { reveal } from '../../../src/rules/handle.ts'

test.each([
  { name: 'with WebCrypto', subtle: crypto.subtle },
  { name: 'without WebCrypto', subtle: undefined },
])(
  '$name a pair is RSA 2048 with the exponent 65537, and the one verifies what the other signed',
  { timeout: 120_000 },
  async ({ subtle }) => {
    const generated = await generateKeys(subtle)
    const publicKey = createPublicKey(generated.publicKey)
    const privateKey = createPrivateKey(reveal(generated.privateKey))
    const message = Buffer.from('POST /payments')
    expect(publicKey.asymmetricKeyType).toBe('rsa')
    expect(publicKey.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65537n })
    expect(verify('sha256', message, publicKey, sign('sha256', message, privateKey))).toBe(true)
    expect(generated.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n[\s\S]+\n-----END PUBLIC KEY-----\n$/)
    expect(reveal(generated.privateKey)).toMatch(/^-----BEGIN PRIVATE KEY-----\n[\s\S]+\n-----END PRIVATE KEY-----\n$/)
  },
)
