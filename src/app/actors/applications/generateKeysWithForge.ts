import forge from 'node-forge'
import type { GeneratedKeys } from '../../../rules/applications/openedApplication.ts'
import { stripPemLines } from '../../../rules/applications/pemLines.ts'
import { apiLimits } from '../../../rules/bank/apiLimits.ts'
import { seal } from '../../../rules/security/secret.ts'

declare module 'node-forge' {
  namespace pki.rsa {
    /** In the library's documentation, and missing from its types. */
    interface Generation {
      keys: KeyPair
    }
    function createKeyPairGenerationState(bits: number, e: number): Generation
    /** True when `keys` are there; works for about so many milliseconds at a time. */
    function stepKeyPairGenerationState(generation: Generation, milliseconds: number): boolean
  }
}

const step = { milliseconds: 30 }

const unix = (pem: string) => pem.replaceAll('\r\n', '\n')

/**
 * As `generateKeys`, in plain JavaScript and in steps, so that the page stays responsive. The library's own way to do
 * that looks for a worker script beside the page, which is not there, and would never answer.
 */
export async function generateKeysWithForge(): Promise<GeneratedKeys> {
  const { pki } = forge
  const generation = pki.rsa.createKeyPairGenerationState(apiLimits.generatedRsaKeyBits, 0x10001)
  const advance = () => pki.rsa.stepKeyPairGenerationState(generation, step.milliseconds)
  while (!withSecureRandom(advance)) await yieldToMain()
  const { publicKey, privateKey } = generation.keys
  const secret = pki.privateKeyInfoToPem(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(privateKey)))
  return { publicKey: stripPemLines(pki.publicKeyToPem(publicKey)), privateKey: seal(unix(secret)) }
}

/** The library draws the witnesses of its primality test by Math.random and takes no other source. */
function withSecureRandom<Result>(run: () => Result): Result {
  const { random } = Math
  Math.random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
  try {
    return run()
  } finally {
    Math.random = random
  }
}

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
