import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { generateKeys } from '../../../../../src/app/actors/applications/generateKeys.ts'
import { unwrap } from '../../../../../src/rules/security/secret.ts'

test.each([
  { name: 'with WebCrypto', subtle: crypto.subtle },
  { name: 'without WebCrypto', subtle: undefined },
])(
  '$name a pair is RSA 2048 with the exponent 65537, and the one verifies what the other signed, in Node and in WebCrypto',
  { timeout: 120_000 },
  async ({ subtle }) => {
    const random = vi.spyOn(Math, 'random')
    const secure = vi.spyOn(crypto, 'getRandomValues')
    const generated = await generateKeys(subtle)
    expect(random, 'the witnesses of the fallback’s primality test').not.toHaveBeenCalled()
    expect(secure.mock.calls.length > 0, 'they come from here').toBe(subtle === undefined)
    const der = Buffer.from(generated.publicKey, 'base64')
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
    const privateKey = createPrivateKey(unwrap(generated.privateKey))
    const message = Buffer.from('POST /payments')
    expect(JSON.parse(JSON.stringify(generated)), 'nobody reads the private one by accident').toEqual({
      publicKey: generated.publicKey,
      privateKey: {},
    })
    expect(publicKey.asymmetricKeyType).toBe('rsa')
    expect(publicKey.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65537n })
    expect(verify('sha256', message, publicKey, sign('sha256', message, privateKey))).toBe(true)
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const open = await crypto.subtle.importKey('spki', der, algorithm, true, ['verify'])
    const pkcs8 = Buffer.from(unwrap(generated.privateKey).replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
    const secret = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])
    const signature = await crypto.subtle.sign(algorithm.name, secret, message)
    expect(await crypto.subtle.verify(algorithm.name, open, signature, message)).toBe(true)
    expect(generated.publicKey, 'generated public keys carry no BEGIN and END lines').toMatch(/^MIIB[A-Za-z0-9+/]+=*$/)
    expect(unwrap(generated.privateKey)).toMatch(
      /^-----BEGIN PRIVATE KEY-----\n[\w+/=\n]+\n-----END PRIVATE KEY-----\n$/,
    )
  },
)
