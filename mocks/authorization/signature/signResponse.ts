import { memoize } from '../../../src/rules/memoize.ts'
import { importPrivateKey, toPem } from '../../../src/rules/signing/rsaKey.ts'
import { signText } from '../../../src/rules/signing/signature.ts'
import { signing } from '../../../src/rules/signing/signatureHeaders.ts'
import { ServiceError } from '../../bank/serviceError.ts'

/**
 * The key pair with which the sandbox signs answers. It is no secret: everyone who has the sandbox has it, it is the same in
 * all of them, and nothing but answers of the sandbox is signed with it. A bank's own key never leaves the bank.
 */
const sandboxKeyPair = {
  /** PKCS #8 in Base64. */
  privateKey:
    'MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQCTeGhlwn6guJqDqZOdrFdHCkXGZt5VbRWfNYkNbzhuMRz/FHqJNHCK1K8dEG2Nn0Tv/55PQuzUMXaBX56Zv7n4MIvirHwPXx2fWHi0kqfZGiSlaPCb+XI97deUAypj5VeU8kOFP64iA4UuX8ZOMgm02L1cSCH/F/6qqSVCUMFd6l+jE5o+MZ0KGobmGcBk4LQ+h6PXOJsbfGJYP1nKxuTFvs/dLxTDEtF02Zsft7XzcN6yYgHPeli+cGNMhJ6kOkotpVZ4JbH1c6htekyhMfLjRzw36Ltg21BHoWcautsfnk1pGt4fT1Gc0FvzBwZxBNmsjhAqwEnvrE9zCgnvL6ErAgMBAAECggEAP/zEa7cPQ8SmAtAPRaCUhDYgXXygJzf8ZEcR7zrdpO55kvK7UpJm7M5pJzbMGmHLw0lKU0EKSu4lafBn/HV1B4xk/hdygyb1zwDP6yYhX3HZCc61bDA50kZDvqz69Tp7nJzcEFK3x3l4jc0v2hkbHhXXYFXKLoomTb2z9YjdxlY1YkWfcFIAToaTRyli8/maD8y6Ro+RqrPbob6LltY9rYTKwucWxkLekFp2UDieEZWwB5oiuh6f3sZE9cRtxJ9QjM/MBOvF6lAxukwB9ivlVyfZ8Fr2/D/RlMAOkgJYnKLzzhmG4EtdzHjTTY+wLJcvd0P/RnvmO0a93y/b3VF+XQKBgQDQI6IBs93hi/2pntm33OsUTAXmqyZROccejy85s8LlLit3pqFL04CtdofXkamTpEPU28WZkjVtoqV/sx4khbDi37rpwh3l92VsPLI3eTjWOwswS03i0w0WzRpLtFoDULEdtg7l1BNdBHIMOUZKaO8K+VczNdnrdUqcCJA8pBTbDwKBgQC1YW3l/5zExiNwHuY9wC3/ipe48DlgHrRSLfPb5HWCz3akXRYBPk9gAbaN9hbBfWtm/mVmG6H1n9lir/h5mL/nOE566RqE4FLlnQsvX9XBJEKuOoysQncc/Cv2ctDmlOMAITCFM+3Th8jfKL/b8ECWPJodjxD9URwfosMOD3SIJQKBgEFYHoGIVY185Ls+2r1lhwwNPgEIFHSFviSy8TGdZP+MeisLTjI/CXPr9YPRADsQ5BbMlIG9LDbqTCkGM91ld34SnVzMC5TqEZZki9LspNJlIQMdcStX9REGfU3tJiFKUQCx6oVvClE2lxONW6r6vKlmVGEIdAz++th3u8i9/qozAoGAe1JeFWYhIc0R5TatFskmvTtvAygZ6peVxNZHmnePyjvij8hWoMvLzhv8EjOCr1XmA2XubWlWShnABRBeIdbQi5ZGDd2V0UhwNHv9Ud2YCTTtPWbDpI+gSw3NmkfgbxZF7R2jzr1K82q8Eba0FAca8ssLghN22rUeKQhSFKo/ch0CgYBccxZ3DjFJ2ZWKNuWn7s3DhUSjxnl4kCZWUaFJCQUhIbkauI5IJWtkV9gP2yvBoesoGhxhHnDjhrvmRLNYXGsponzPFiRtCUvCNoRR1/iDIdAOSos36UcqBes6OVTRkZVjdUXahDjOpWr+3KhQPXR5b3s1FCKPpqRw64CSOSRa9A==',
  /** SubjectPublicKeyInfo in Base64. */
  publicKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAk3hoZcJ+oLiag6mTnaxXRwpFxmbeVW0VnzWJDW84bjEc/xR6iTRwitSvHRBtjZ9E7/+eT0Ls1DF2gV+emb+5+DCL4qx8D18dn1h4tJKn2RokpWjwm/lyPe3XlAMqY+VXlPJDhT+uIgOFLl/GTjIJtNi9XEgh/xf+qqklQlDBXepfoxOaPjGdChqG5hnAZOC0Poej1zibG3xiWD9Zysbkxb7P3S8UwxLRdNmbH7e183DesmIBz3pYvnBjTISepDpKLaVWeCWx9XOobXpMoTHy40c8N+i7YNtQR6FnGrrbH55NaRreH09RnNBb8wcGcQTZrI4QKsBJ76xPcwoJ7y+hKwIDAQAB',
}

/** The public half in PEM (RFC 7468), as the bank publishes it. */
export const responseKeyPem = toPem('PUBLIC KEY', sandboxKeyPair.publicKey)

/** Whether the header isResponseSigned asks for a signature. @throws ServiceError (400) */
export function asksForSignature(header: string | null): boolean {
  if (header === null || header === 'false') return false
  if (header === 'true') return true
  throw new ServiceError(
    400,
    '-1',
    `${signing.responseHeader}: Expected true or false`,
    `The ${signing.responseHeader} header is neither true nor false: send one of the two, or leave it out.`,
  )
}

const importKey = memoize(importPrivateKey)

/** The bank's SHA256withRSA signature over the data of an answer, as compact JSON, in Base64. */
export async function signResponse(data: unknown): Promise<string> {
  const key = await importKey(sandboxKeyPair.privateKey)
  if (!key) throw new Error('The sandbox’s public key cannot be read')
  return signText(key, JSON.stringify(data))
}
