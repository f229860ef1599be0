import { fromPromise } from 'xstate'
import { signatureWorkbenchMachine } from '../../../machines/docs/signatureWorkbench.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { seal, unwrap } from '../../../rules/security/secret.ts'
import { toHex } from '../../../rules/signing/encoding.ts'
import { explainSignature } from '../../../rules/signing/explanation/explainSignature.ts'
import { type KeyKind, readKey } from '../../../rules/signing/readKey.ts'
import { generateKeyPair, privateKeyPem, publicKeyLine } from '../../../rules/signing/rsaKey.ts'
import { signText, verifySignature } from '../../../rules/signing/signature.ts'
import type { KeyReading, SigningApplications } from '../../../rules/signing/signatureWorkbench.ts'
import { signedTextOf } from '../../../rules/signing/signedText.ts'
import { fromListener } from '../shared/fromListener.ts'

async function reading(kind: KeyKind, text: string): Promise<KeyReading> {
  const read = await readKey(kind, text)
  if ('fault' in read) return read
  const { privateKey, publicKey, bits } = read.key
  return { keys: { privateKey: privateKey && seal(privateKey), pem: null, publicKey, bits } }
}

/** @param watchApplications reports the developer's applications, now and after every change, until it is stopped */
export function signatureWorkbenchOf(watchApplications: (notify: (list: SigningApplications) => void) => () => void) {
  const actors = {
    generateKeys: fromPromise(async ({ input: { bits } }) => {
      const { privateKey, publicKey } = await generateKeyPair(bits)
      const [pem, line] = await Promise.all([privateKeyPem(privateKey), publicKeyLine(publicKey)])
      return { privateKey: seal(privateKey), pem: seal(pem), publicKey: line, bits }
    }),
    readKey: fromPromise(({ input: { kind, text } }) => reading(kind, unwrap(text))),
    readApplicationKey: fromPromise(({ input: { publicKey } }) => reading('public', publicKey)),
    signText: fromPromise(async ({ input: { privateKey, text } }) => {
      if (privateKey === null) throw new Error('There is no private key to sign with')
      const signed = signedTextOf(unwrap(text))
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signed))
      return { signature: await signText(unwrap(privateKey), signed), digest: toHex(new Uint8Array(digest)) }
    }),
    verifySignature: fromPromise(async ({ input: { publicKey, text, signature } }) => {
      const signed = unwrap(text)
      if (await verifySignature(publicKey, signedTextOf(signed), signature)) return { valid: true }
      return { valid: false, reason: await explainSignature(publicKey, signed, signature) }
    }),
    watchApplications: fromListener(({ sendBack }) =>
      watchApplications((list) => sendBack({ type: 'applications.listed', list })),
    ),
  } satisfies ActorsOf<typeof signatureWorkbenchMachine>
  return signatureWorkbenchMachine.provide({ actors })
}
