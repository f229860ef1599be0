import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import type { SigningKey } from '../../rules/tryItOut/signingKey.ts'
import { clearProblem, setProblem, withProblem } from '../failure.ts'
import { unprovided, unprovidedCallback, withOutput } from '../port.ts'

/** The private key that signs calls: in memory only, for as long as the same developer is signed in. */
export const signingKeyMachine = setup({
  types: {} as {
    context: {
      key: SigningKey | null
      /** One of the developer's applications has its public key. */
      isRegistered: boolean
      problem: Problem | null
    }
    events:
      | { type: 'key.generate' }
      | { type: 'key.paste'; text: Secret<string> }
      | { type: 'key.clear' }
      | { type: 'key.checked'; isRegistered: boolean }
      | { type: 'session.ended' }
    tags: 'busy' | 'failed'
  },
  actors: {
    generateKey: unprovided<SigningKey>('generateKey'),
    /** Rejects where the text is no private key, and says so. */
    readKey: unprovided<SigningKey, { text: Secret<string> }>('readKey'),
    /** Looks for the public key in the developer's applications whenever one of them has changed. */
    watchRegistration: unprovidedCallback<{ type: 'key.checked'; isRegistered: boolean }, { publicKey: string | null }>(
      'watchRegistration',
    ),
    watchSession: unprovidedCallback<{ type: 'session.ended' }>('watchSession'),
  },
  actions: {
    setKey: assign({ key: (_, key: SigningKey) => key }),
    clearKey: assign({ key: null, isRegistered: false }),
    setRegistered: assign(({ event }) => (event.type === 'key.checked' ? { isRegistered: event.isRegistered } : {})),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
  },
}).createMachine({
  id: 'signingKey',
  context: { key: null, isRegistered: false, problem: null },
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'key.generate': '.generating',
    'key.paste': '.reading',
    'key.clear': '.none',
    'session.ended': '.none',
  },
  initial: 'none',
  states: {
    none: { entry: ['clearKey', 'clearProblem'] },
    generating: {
      tags: 'busy',
      entry: ['clearKey', 'clearProblem'],
      invoke: {
        id: 'generateKey',
        src: 'generateKey',
        onDone: { target: 'held', actions: withOutput('setKey') },
        onError: { target: 'failed', actions: withProblem('setProblem') },
      },
    },
    reading: {
      tags: 'busy',
      entry: ['clearKey', 'clearProblem'],
      invoke: {
        id: 'readKey',
        src: 'readKey',
        input: ({ event }) => {
          if (event.type !== 'key.paste') throw new Error(`reading was entered by ${event.type}`)
          return { text: event.text }
        },
        onDone: { target: 'held', actions: withOutput('setKey') },
        onError: { target: 'failed', actions: withProblem('setProblem') },
      },
    },
    held: {
      invoke: {
        id: 'watchRegistration',
        src: 'watchRegistration',
        input: ({ context: { key } }) => ({ publicKey: key?.publicKey ?? null }),
      },
      on: { 'key.checked': { actions: 'setRegistered' } },
    },
    failed: { tags: 'failed' },
  },
})
