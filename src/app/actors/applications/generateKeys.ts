import type { GeneratedKeys } from '../../../rules/applications/openedApplication.ts'
import { apiLimits } from '../../../rules/bank/apiLimits.ts'
import { seal } from '../../../rules/security/secret.ts'
import { generateKeyPair, privateKeyPem, publicKeyLine } from '../../../rules/signing/rsaKey.ts'

/**
 * A pair for the signatures of an application (001 section 9): RSA 2048, exponent 65537, SHA-256. Browsers leave
 * `subtle` out where the page is not in a secure context; a library then makes the keys, slowly and in small steps.
 */
export async function generateKeys(subtle: SubtleCrypto | undefined): Promise<GeneratedKeys> {
  if (!subtle) return (await import('./generateKeysWithForge.ts')).generateKeysWithForge()
  const pair = await generateKeyPair(apiLimits.generatedRsaKeyBits)
  const [publicKey, privateKey] = await Promise.all([publicKeyLine(pair.publicKey), privateKeyPem(pair.privateKey)])
  return { publicKey, privateKey: seal(privateKey) }
}
