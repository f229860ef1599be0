import { assign } from 'xstate'
import type { signingKeyMachine } from '../../../src/machines/tryItOut/signingKey.machine.ts'
import { type Secret, unwrap } from '../../../src/rules/security/secret.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { signingKeyModel } from './signingKey.model.ts'

const { canAct, invariant, keepsSecrets, until } = oraclesOf<typeof signingKeyMachine>()

const isAskedFor = ({ step }: { step: string }) => /^key\.(?:generate|paste)/.test(step)

chartWalks({
  model: signingKeyModel,
  sentences: [
    {
      oracle: until('Once the session has ended, no key is there before somebody makes or pastes one', {
        from: ({ step }) => step === 'watchSession > session.ended',
        holds: ({ context }) => context.key === null,
        to: isAskedFor,
      }),
      planted: withBug(({ states }) => {
        states.generating.on = { 'session.ended': {} }
      }),
    },
    {
      oracle: until('A key that was cleared does not come back by a late answer', {
        from: ({ step }) => step === 'key.clear',
        holds: ({ context }) => context.key === null,
        to: isAskedFor,
      }),
      planted: withBug(({ states }) => {
        states.reading.on = { 'key.clear': {} }
      }),
    },
    {
      oracle: keepsSecrets(['-----BEGIN PRIVATE KEY-----'], 'A pasted private key is readable nowhere'),
      planted: withBug(({ states }) => {
        states.reading.invoke.input = ({ event }: { event: { text: Secret<string> } }) => ({ text: unwrap(event.text) })
      }),
    },
    {
      oracle: invariant(
        'A key that is there has no error beside it',
        ({ context: { key, problem } }) => key === null || problem === null,
      ),
      planted: withParts({ actions: { clearProblem: () => {} } }),
    },
    {
      oracle: invariant(
        'Only a key that is there is registered',
        ({ context: { key, isRegistered } }) => key !== null || !isRegistered,
      ),
      planted: withParts({ actions: { clearKey: assign({ key: null }) } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.generating.invoke.onError = {}
      }),
    },
  ],
})
