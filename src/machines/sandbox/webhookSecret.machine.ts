import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import { clearProblem, setProblem, withProblem } from '../failure.ts'
import { unprovided, withOutput } from '../port.ts'

interface WebhookSecretContext {
  /** Of the subscription whose secret was asked for. */
  id: string
  secret: Secret<string> | null
  problem: Problem | null
}

/** The secret of one subscription at a time, read or made when it is asked for and not kept beyond that. */
export const webhookSecretMachine = setup({
  types: {} as {
    context: WebhookSecretContext
    events: { type: 'secret.show'; id: string } | { type: 'secret.rotate'; id: string } | { type: 'secret.hide' }
    tags: 'busy' | 'mutating'
  },
  actors: {
    readSecret: unprovided<Secret<string>, { id: string }>('readSecret'),
    rotateSecret: unprovided<Secret<string>, { id: string }>('rotateSecret'),
  },
  actions: {
    setId: assign({ id: (_, id: string) => id }),
    setSecret: assign({ secret: (_, secret: Secret<string>) => secret }),
    clearSecret: assign({ secret: null }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
  },
}).createMachine({
  id: 'webhookSecret',
  context: { id: '', secret: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      initial: 'hidden',
      on: {
        'secret.show': {
          target: '.reading',
          actions: ['clearSecret', { type: 'setId', params: ({ event }) => event.id }],
        },
        'secret.rotate': {
          target: 'rotating',
          actions: ['clearSecret', { type: 'setId', params: ({ event }) => event.id }],
        },
        'secret.hide': '.hidden',
      },
      states: {
        hidden: { entry: ['clearSecret', 'clearProblem'] },
        reading: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'readSecret',
            src: 'readSecret',
            input: ({ context: { id } }) => ({ id }),
            onDone: { target: 'shown', actions: withOutput('setSecret') },
            onError: { target: 'failed', actions: withProblem('setProblem') },
          },
        },
        shown: {},
        failed: {},
      },
    },
    // Nothing interrupts it: a second rotation would end the secret that servers use.
    rotating: {
      tags: ['busy', 'mutating'],
      entry: 'clearProblem',
      invoke: {
        id: 'rotateSecret',
        src: 'rotateSecret',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'idle.shown', actions: withOutput('setSecret') },
        onError: { target: 'idle.failed', actions: withProblem('setProblem') },
      },
    },
  },
})
