import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../../machines/port.ts'
import { signingKeyMachine } from '../../../machines/tryItOut/signingKey.machine.ts'
import { apiLimits } from '../../../rules/bank/apiLimits.ts'
import type { Problem } from '../../../rules/problem.ts'
import { seal, unwrap } from '../../../rules/security/secret.ts'
import { generateKeyPair, importPrivateKey, publicKeyLine } from '../../../rules/signing/rsaKey.ts'
import type { SigningKey } from '../../../rules/tryItOut/signingKey.ts'
import { tryItOutMessages as texts } from '../../../rules/tryItOut/tryItOutMessages.ts'
import type { SessionAccess } from '../../session/sessionAccess.ts'
import { fromListener } from '../shared/fromListener.ts'

const refused = (message: string): Problem => ({ kind: 'unknown', message })

/** Binds the ports of the key that signs calls to the browser's WebCrypto. */
export function signingKeyOf(session: Pick<SessionAccess, 'owner' | 'subscribe'>) {
  const actors = {
    generateKey: fromPromise(async (): Promise<SigningKey> => {
      const { publicKey, privateKey } = await generateKeyPair(apiLimits.generatedRsaKeyBits)
      return { privateKey: seal(privateKey), publicKey: await publicKeyLine(publicKey) }
    }),
    readKey: fromPromise(async ({ input }) => {
      const privateKey = await importPrivateKey(unwrap(input.text))
      if (!privateKey) throw refused(texts.noPrivateKey)
      return { privateKey: seal(privateKey), publicKey: null }
    }),
    watchSession: fromListener(({ sendBack }) => {
      let known = session.owner()
      return session.subscribe(() => {
        if (session.owner() === known) return
        known = session.owner()
        sendBack({ type: 'session.ended' })
      })
    }),
  } satisfies ActorsOf<typeof signingKeyMachine>
  return signingKeyMachine.provide({ actors })
}
