import forge from 'node-forge'
import type { GeneratedKeys } from '../rules/applicationForm.ts'
import { conceal } from '../rules/handle.ts'

const unix = (pem: string) => pem.replaceAll('\r\n', '\n')

/** As `generateKeys`, in plain JavaScript: in steps of some milliseconds, so that the page stays responsive. */
export function generateSlowKeys(): Promise<GeneratedKeys> {
  const { pki } = forge
  return new Promise((resolve, reject) => {
    pki.rsa.generateKeyPair({ bits: 2048, e: 0x10001 }, (error, { publicKey, privateKey }) => {
      if (error) {
        reject(error)
        return
      }
      const secret = pki.privateKeyInfoToPem(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(privateKey)))
      resolve({ publicKey: unix(pki.publicKeyToPem(publicKey)), privateKey: conceal(unix(secret)) })
    })
  })
}
