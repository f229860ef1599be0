import { signingKeyMachine } from '../../../src/machines/tryItOut/signingKey.machine.ts'
import type { Problem } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import type { SigningKey } from '../../../src/rules/tryItOut/signingKey.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const generated: SigningKey = { privateKey: seal({} as CryptoKey), publicKey: 'MIIB' }
const pasted: SigningKey = { privateKey: seal({} as CryptoKey), publicKey: null }
const notAKey: Problem = { kind: 'unknown', message: 'This is not an RSA private key.' }

export const signingKeyModel: ModelSpec<typeof signingKeyMachine> = {
  machine: signingKeyMachine,
  events: {
    'key.generate': [{}],
    'key.paste': [{ text: seal('-----BEGIN PRIVATE KEY-----') }],
    'key.clear': [{}],
  },
  listeners: {
    watchSession: { 'session.ended': [{}] },
    watchRegistration: { 'key.checked': { registered: { isRegistered: true }, missing: { isRegistered: false } } },
  },
  calls: {
    generateKey: [resolve<SigningKey, unknown>('generated', generated), reject('no WebCrypto', notAKey)],
    readKey: [resolve<SigningKey, unknown>('read', pasted), reject('no key', notAKey)],
  },
  secrets: ['-----BEGIN PRIVATE KEY-----'],
  relevantContext: ({ key, isRegistered }) => [key?.publicKey, isRegistered],
  expectations: {
    states: {
      none: { withoutTags: ['busy', 'failed'], context: { key: null, isRegistered: false, problem: null } },
      generating: { tags: ['busy'], context: { key: null, isRegistered: false, problem: null } },
      reading: { tags: ['busy'], context: { key: null, problem: null } },
      held: { withoutTags: ['busy', 'failed'], context: { problem: null } },
      failed: { tags: ['failed'], context: { key: null, problem: notAKey } },
    },
    steps: {
      'key.generate': { to: 'generating' },
      'key.paste': { to: 'reading' },
      'key.clear': { to: 'none' },
      'generateKey: generated': { to: 'held', context: { key: generated } },
      'generateKey: no WebCrypto': { to: 'failed', context: { problem: notAKey } },
      'readKey: read': { to: 'held', context: { key: pasted } },
      'readKey: no key': { to: 'failed', context: { problem: notAKey } },
      'watchRegistration > key.checked(registered)': { to: 'held', context: { isRegistered: true } },
      'watchRegistration > key.checked(missing)': { to: 'held', context: { isRegistered: false } },
      'held / watchSession > session.ended': { to: 'none' },
      'reading / watchSession > session.ended': { to: 'none' },
    },
  },
}
