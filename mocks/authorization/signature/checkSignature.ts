import { explainSignature } from '../../../src/rules/signing/explanation/explainSignature.ts'
import { verifySignature } from '../../../src/rules/signing/signature.ts'
import { type SignedText, signedTextOf } from '../../../src/rules/signing/signedText.ts'
import { documentedError } from '../checks/documentedError.ts'

/**
 * Whether the header `sign` holds the application's signature over the text; a signature that is not required is checked
 * where it is sent.
 * @throws ServiceError (401)
 */
export async function checkSignature(
  publicKey: string,
  text: SignedText,
  signature: string | null,
  requirement: 'required' | 'optional',
): Promise<void> {
  if (signature === null) {
    if (requirement === 'optional') return
    throw documentedError(
      'invalid-signature',
      `The sign header is missing: send the SHA256withRSA signature over the access token and the ${text.part}, in Base64.`,
    )
  }
  if (await verifySignature(publicKey, signedTextOf(text), signature)) return
  throw documentedError('invalid-signature', await explainSignature(publicKey, text, signature))
}
