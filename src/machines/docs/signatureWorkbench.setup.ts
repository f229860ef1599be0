import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import type { KeyFault, KeyKind } from '../../rules/signing/readKey.ts'
import type {
  HeldKeys,
  KeyReading,
  SealedText,
  Signed,
  SigningApplication,
  SigningApplications,
  Verdict,
} from '../../rules/signing/signatureWorkbench.ts'
import { clearProblem, setProblem } from '../failure.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

interface PastedKey {
  kind: KeyKind
  text: Secret<string>
}

export interface Listed {
  list: SigningApplications
}

const applicationOf = ({ applications }: SigningApplications, id: string): SigningApplication | undefined =>
  applications.find((each) => each.id === id)

const isSomebodyElse = (known: SigningApplications, list: SigningApplications) =>
  known.owner !== null && known.owner !== list.owner

export const signatureWorkbenchSetup = setup({
  types: {} as {
    /** `supported` is false where the browser signs nothing: it does only in a secure context. */
    input: { supported: boolean }
    context: {
      supported: boolean
      list: SigningApplications
      /** The one whose public key is held or read. */
      application: SigningApplication | null
      keys: HeldKeys | null
      fault: KeyFault | null
      signed: Signed | null
      /** How often somebody else was signed in: nothing that was typed before is shown to them. */
      ownerChanges: number
      verdict: Verdict | null
      keyProblem: Problem | null
      signProblem: Problem | null
      verifyProblem: Problem | null
    }
    events:
      | { type: 'applications.listed'; list: SigningApplications }
      | { type: 'keys.generate'; bits: 1024 | 2048 }
      | { type: 'key.paste'; kind: KeyKind; text: Secret<string> }
      | { type: 'application.choose'; id: string }
      | { type: 'key.clear' }
      | { type: 'text.change' }
      | { type: 'signature.change' }
      | { type: 'text.sign'; text: SealedText }
      | { type: 'signature.verify'; text: SealedText; signature: string }
    tags: 'busy' | 'failed'
  },
  actors: {
    generateKeys: unprovided<HeldKeys, { bits: 1024 | 2048 }>('generateKeys'),
    readKey: unprovided<KeyReading, PastedKey>('readKey'),
    readApplicationKey: unprovided<KeyReading, { publicKey: string }>('readApplicationKey'),
    signText: unprovided<Signed, { privateKey: Secret<CryptoKey> | null; text: SealedText }>('signText'),
    verifySignature: unprovided<Verdict, { publicKey: string; text: SealedText; signature: string }>('verifySignature'),
    /** Reports at once which applications there are, and whenever that changes. */
    watchApplications: unprovidedCallback<{ type: 'applications.listed'; list: SigningApplications }>(
      'watchApplications',
    ),
  },
  guards: {
    isSupported: ({ context }) => context.supported,
    isKnown: ({ context }, id: string) => applicationOf(context.list, id) !== undefined,
    isSomebodyElse: ({ context }, { list }: Listed) => isSomebodyElse(context.list, list),
    /** Somebody else is signed in, or the application was deleted or has another key now, which a list that failed does not say. */
    isGone: ({ context: { list: known, application } }, { list }: Listed) =>
      isSomebodyElse(known, list) ||
      (list.status !== 'failed' &&
        application !== null &&
        applicationOf(list, application.id)?.publicKey !== application.publicKey),
    isRead: (_, reading: KeyReading) => 'keys' in reading,
    canSign: ({ context }) => context.keys?.privateKey != null,
    canVerify: ({ context }) => context.keys !== null,
  },
  actions: {
    setList: assign({ list: (_, { list }: Listed) => list }),
    setApplication: assign({
      application: ({ context: { list } }, id: string) => applicationOf(list, id) ?? null,
    }),
    clearKeys: assign({ application: null, keys: null, fault: null }),
    setKeys: assign({ keys: (_, keys: HeldKeys) => keys }),
    setReading: assign((_, reading: KeyReading) =>
      'keys' in reading ? { keys: reading.keys, fault: null } : { keys: null, fault: reading.fault },
    ),
    setSigned: assign({ signed: (_, signed: Signed) => signed }),
    clearSigned: assign({ signed: null }),
    countOwner: assign({ ownerChanges: ({ context }) => context.ownerChanges + 1 }),
    setVerdict: assign({ verdict: (_, verdict: Verdict) => verdict }),
    clearVerdict: assign({ verdict: null }),
    setKeyProblem: setProblem('keyProblem'),
    clearKeyProblem: clearProblem('keyProblem'),
    setSignProblem: setProblem('signProblem'),
    clearSignProblem: clearProblem('signProblem'),
    setVerifyProblem: setProblem('verifyProblem'),
    clearVerifyProblem: clearProblem('verifyProblem'),
  },
})
