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
import type { ApplicationChanges } from '../applications/applicationChanges.ts'
import { fromListener } from '../shared/fromListener.ts'

/** A key as one line, without the marks and the breaks of PEM. */
const unframed = (key: string) => key.replace(/-----[^-]*-----|\s/g, '')

const refused = (message: string): Problem => ({ kind: 'unknown', message })

interface Dependencies {
  session: Pick<SessionAccess, 'owner' | 'subscribe'>
  changes: Pick<ApplicationChanges, 'subscribe'>
  /** Of the developer's applications, as they are registered. */
  publicKeys(signal: AbortSignal): Promise<string[]>
}

/** Binds the ports of the key that signs calls to the browser's WebCrypto. */
export function signingKeyOf({ session, changes, publicKeys }: Dependencies) {
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
    watchRegistration: fromListener<{ publicKey: string | null }>(({ sendBack, input: { publicKey } }) => {
      if (publicKey === null) return () => {}
      const stopping = new AbortController()
      const check = () =>
        publicKeys(stopping.signal).then(
          (registered) => sendBack({ type: 'key.checked', isRegistered: registered.map(unframed).includes(publicKey) }),
          // It stays offered: to register it twice does no harm.
          () => {},
        )
      const stop = changes.subscribe(check)
      return () => {
        stop()
        stopping.abort()
      }
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
