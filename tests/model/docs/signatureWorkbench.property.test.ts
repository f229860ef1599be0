import type { signatureWorkbenchMachine } from '../../../src/machines/docs/signatureWorkbench.machine.ts'
import { type Secret, unwrap } from '../../../src/rules/security/secret.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { signatureWorkbenchModel } from './signatureWorkbench.model.ts'

const { always, canAct, keepsSecrets, never, until } = oraclesOf<typeof signatureWorkbenchMachine>()

chartWalks({
  model: signatureWorkbenchModel,
  sentences: [
    {
      oracle: never(
        'A signature or a verdict never shows beside another key or text than its own',
        ({ step, context: { keys, signed, verdict } }, before) =>
          (step === 'text.change' || keys !== before?.context.keys) && (signed !== null || verdict !== null),
      ),
      planted: withBug(({ states }) => {
        delete states.ready.states.signing.on['key.paste']
      }),
    },
    {
      oracle: always(
        'Nobody finds the key of who was signed in before',
        ({ context }, before) =>
          before === undefined ||
          before.context.list.owner === null ||
          before.context.list.owner === context.list.owner ||
          (context.keys === null && context.application === null),
      ),
      planted: withBug(({ states }) => {
        const [somebodyElse] = states.ready.states.key.on['applications.listed']
        somebodyElse.actions = somebodyElse.actions.filter((action: unknown) => action !== 'clearKeys')
      }),
    },
    {
      oracle: until('A key that was cleared does not come back by a late answer', {
        from: ({ step }) => step === 'key.clear',
        holds: ({ context }) => context.keys === null,
        to: ({ step }) => /^(?:keys\.generate|key\.paste|application\.choose)/.test(step),
      }),
      planted: withBug(({ states }) => {
        states.ready.states.key.states.generating.on = { 'key.clear': {} }
      }),
    },
    {
      oracle: keepsSecrets(['-----BEGIN PRIVATE KEY-----', 'b7f3f7c2-token', 'what-is-pasted']),
      planted: withBug(({ states }) => {
        states.ready.states.key.states.reading.invoke.input = ({
          event: { kind, text },
        }: {
          event: { kind: string; text: Secret<string> }
        }) => ({ kind, text: unwrap(text) })
      }),
    },
    {
      oracle: never('Nothing is signed without a private key', ({ started }) =>
        started.some(({ id, input }) => id === 'signText' && (input as { privateKey: unknown }).privateKey === null),
      ),
      planted: withParts({ guards: { canSign: () => true } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.ready.states.key.states.generating.invoke.onError = {}
      }),
    },
  ],
})
