import { signatureWorkbenchMachine } from '../../../src/machines/docs/signatureWorkbench.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import type {
  HeldKeys,
  KeyReading,
  Signed,
  SigningApplications,
  Verdict,
} from '../../../src/rules/signing/signatureWorkbench.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const first = { id: 'a1', name: 'First steps', publicKey: 'MIGf1' }
const second = { id: 'a2', name: 'Second steps', publicKey: 'MIGf2' }
const two: SigningApplications = { owner: 'deniz', status: 'listed', applications: [first, second] }
const renewed: SigningApplications = { ...two, applications: [{ ...first, publicKey: 'MIGf3' }, second] }
const failed: SigningApplications = { owner: 'deniz', status: 'failed', applications: [] }
const signedOut: SigningApplications = { owner: null, status: 'signedOut', applications: [] }

const privateKey = seal({} as CryptoKey)
const pair: HeldKeys = { privateKey, pem: seal('-----BEGIN PRIVATE KEY-----'), publicKey: 'MIGfP', bits: 2048 }
const publicOnly: HeldKeys = { privateKey: null, pem: null, publicKey: 'MIGf1', bits: 1024 }
const pasted: HeldKeys = { privateKey, pem: null, publicKey: 'MIGfQ', bits: 1024 }
const text = seal({ accessToken: 'b7f3f7c2-token', sent: '{"amount":1}', part: 'body' } as const)
const signed: Signed = { signature: 'c2ln', digest: 'cb1c' }
const wrong: Verdict = { valid: false, reason: 'Wrong signature: another key made it.' }

export const signatureWorkbenchModel: ModelSpec<typeof signatureWorkbenchMachine> = {
  machine: signatureWorkbenchMachine,
  inputs: { supported: { supported: true }, unsupported: { supported: false } },
  events: {
    'keys.generate': [{ bits: 2048 }],
    'key.paste': {
      private: { kind: 'private', text: seal('what-is-pasted') },
      public: { kind: 'public', text: seal('what-is-pasted') },
    },
    'application.choose': { first: { id: 'a1' }, unknown: { id: 'a9' } },
    'key.clear': [{}],
    'text.change': [{}],
    'signature.change': [{}],
    'text.sign': [{ text }],
    'signature.verify': [{ text, signature: 'c2ln' }],
  },
  listeners: {
    watchApplications: {
      'applications.listed': {
        two: { list: two },
        renewed: { list: renewed },
        failed: { list: failed },
        signedOut: { list: signedOut },
      },
    },
  },
  calls: {
    generateKeys: [resolve<HeldKeys, { bits: 1024 | 2048 }>('made', pair), reject('failed', problems.network)],
    readKey: [
      resolve<KeyReading, { kind: 'private' | 'public' }>('read', ({ kind }) => ({
        keys: kind === 'private' ? pasted : publicOnly,
      })),
      resolve<KeyReading, { kind: 'private' | 'public' }>('refused', { fault: 'encrypted' }),
      reject('failed', problems.network),
    ],
    readApplicationKey: [
      resolve<KeyReading, { publicKey: string }>('read', { keys: publicOnly }),
      resolve<KeyReading, { publicKey: string }>('refused', { fault: 'notRsa' }),
      reject('failed', problems.network),
    ],
    signText: [resolve<Signed, unknown>('signed', signed), reject('failed', problems.network)],
    verifySignature: [
      resolve<Verdict, unknown>('valid', { valid: true }),
      resolve<Verdict, unknown>('wrong', wrong),
      reject('failed', problems.network),
    ],
  },
  // Signing and verifying do not know each other: one moves while the other rests or is done.
  goldenParts: { generated: 'generateKeys: made' },
  possible: (step, { application }, state) => {
    if (step.endsWith('listed(failed)')) return application !== null && state.includes('key.held')
    if (step === 'text.sign') return !/verifying\.(?:verifying|failed)/.test(state)
    if (step === 'signature.verify') return !/signing\.(?:signing|failed)/.test(state)
    return true
  },
  relevantContext: ({ list, application, keys, fault }) => [
    list.owner,
    list.status,
    application?.publicKey,
    keys === null ? 'none' : keys.privateKey === null ? 'public' : 'private',
    fault !== null,
  ],
  secrets: ['-----BEGIN PRIVATE KEY-----'],
  expectations: {
    states: {
      unsupported: { tags: ['failed'], cannot: ['keys.generate', 'text.sign', 'signature.verify'] },
      'ready.key.none': {
        cannot: ['text.sign', 'signature.verify'],
        context: { application: null, keys: null, fault: null, keyProblem: null },
      },
      'ready.key.generating': { tags: ['busy'], cannot: ['text.sign', 'signature.verify'], context: { keys: null } },
      'ready.key.reading': { tags: ['busy'], cannot: ['text.sign', 'signature.verify'], context: { keys: null } },
      'ready.key.readingApplicationKey': { tags: ['busy'], cannot: ['text.sign'], context: { keys: null } },
      'ready.key.held': { can: ['signature.verify'], context: { fault: null, keyProblem: null } },
      'ready.key.refused': { tags: ['failed'], cannot: ['text.sign', 'signature.verify'], context: { keys: null } },
      'ready.key.failed': { tags: ['failed'], context: { keys: null, keyProblem: problems.network } },
      'ready.signing.idle': { context: { signed: null, signProblem: null } },
      'ready.signing.signing': { tags: ['busy'], context: { signed: null, signProblem: null } },
      'ready.signing.signed': { context: { signed, signProblem: null } },
      'ready.signing.failed': { tags: ['failed'], context: { signed: null, signProblem: problems.network } },
      'ready.verifying.idle': { context: { verdict: null, verifyProblem: null } },
      'ready.verifying.verifying': { tags: ['busy'], context: { verdict: null, verifyProblem: null } },
      'ready.verifying.failed': { tags: ['failed'], context: { verdict: null, verifyProblem: problems.network } },
    },
    steps: {
      'application.choose(first)': { to: 'ready.key.readingApplicationKey' },
      'start(unsupported)': { to: 'unsupported' },
      'generateKeys: made': { context: { keys: pair, application: null } },
      // Whether the application has another key now is not known.
      'watchApplications > applications.listed(failed)': { to: 'ready.key.held', context: { keys: publicOnly } },
      'readApplicationKey: read': { context: { keys: publicOnly } },
      'readApplicationKey: refused': { context: { keys: null, fault: 'notRsa' } },
      'readKey: refused': { context: { keys: null, fault: 'encrypted' } },
      'signText: signed': { context: { signed } },
      'verifySignature: valid': { context: { verdict: { valid: true } } },
      'verifySignature: wrong': { context: { verdict: wrong } },
    },
  },
  journeys: {
    'what is signed ends with the text, what is verified with either': [
      'keys.generate',
      'generateKeys: made',
      'text.sign',
      'signText: signed',
      'signature.verify',
      'verifySignature: valid',
      'signature.change',
      'signature.verify',
      'verifySignature: wrong',
      'text.change',
    ],
    'another key ends both': [
      'key.paste(private)',
      'readKey: read',
      'text.sign',
      'signText: signed',
      'signature.verify',
      'verifySignature: wrong',
      'key.paste(public)',
      'readKey: read',
    ],
    'an application whose key was replaced, or that is gone, is no longer chosen': [
      'watchApplications > applications.listed(two)',
      'application.choose(first)',
      'readApplicationKey: read',
      'signature.verify',
      'verifySignature: wrong',
      'watchApplications > applications.listed(two)',
      'watchApplications > applications.listed(renewed)',
      'application.choose(first)',
      'watchApplications > applications.listed(signedOut)',
    ],
    'what somebody else has pasted is gone with them, not what a visitor has pasted before signing in': [
      'key.paste(private)',
      'readKey: read',
      'watchApplications > applications.listed(two)',
      'text.sign',
      'signText: signed',
      'watchApplications > applications.listed(signedOut)',
    ],
    'the newest key wins': ['key.paste(private)', 'key.paste(public)', 'readKey: read', 'keys.generate', 'key.clear'],
  },
}
