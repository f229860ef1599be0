import { generateKeyPair, privateKeyPem, publicKeyLine } from '../../../src/rules/signing/rsaKey.ts'
import { ApiError } from '../../http/apiError.ts'

/** The public half as an application has it, and the private one in PEM. Not of the seed: nobody can guess it. @throws ApiError (400) */
export async function newKeyPair(): Promise<{ publicKey: string; privateKey: string }> {
  // A page that came over plain HTTP has none.
  if (!(globalThis.crypto as Partial<Crypto>).subtle)
    throw new ApiError(
      400,
      'publicKey: Required, since this page was not loaded over HTTPS and cannot generate a key pair',
    )
  const { publicKey, privateKey } = await generateKeyPair(2048)
  return { publicKey: await publicKeyLine(publicKey), privateKey: await privateKeyPem(privateKey) }
}
