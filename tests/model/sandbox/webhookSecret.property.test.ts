import { assign } from 'xstate'
import type { webhookSecretMachine } from '../../../src/machines/sandbox/webhookSecret.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type Secret, seal, unwrap } from '../../../src/rules/security/secret.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { reject, resolve } from '../../support/model/spec.ts'
import { webhookSecretModel } from './webhookSecret.model.ts'

const { canAct, invariant, keepsSecrets } = oraclesOf<typeof webhookSecretMachine>()

const secretOf = (id: string) => `whsec_${id}`

chartWalks({
  model: {
    ...webhookSecretModel,
    calls: {
      readSecret: [
        resolve<Secret<string>, { id: string }>('read', ({ id }) => seal(secretOf(id))),
        reject('broken', problems.network),
      ],
      rotateSecret: [
        resolve<Secret<string>, { id: string }>('rotated', ({ id }) => seal(secretOf(id))),
        reject('broken', problems.network),
      ],
    },
  },
  sentences: [
    {
      oracle: keepsSecrets(['whsec_'], 'The secret is readable nowhere but on the screen'),
      planted: withParts({
        actions: { setSecret: assign({ secret: (_, secret: Secret<string>) => unwrap(secret) }) },
      }),
    },
    {
      oracle: invariant(
        'A secret is there only while it is shown',
        (now) => now.context.secret === null || now.in('idle.shown'),
      ),
      planted: withParts({ actions: { clearSecret: () => {} } }),
    },
    {
      oracle: invariant(
        'The secret of one subscription is never shown for another, however late it comes',
        ({ context: { id, secret } }) => secret === null || unwrap(secret) === secretOf(id),
      ),
      planted: withBug(({ states: { idle } }) => {
        idle.states.reading.on = { 'secret.show': { actions: idle.on['secret.show'].actions } }
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.idle.states.reading.invoke.onError = {}
      }),
    },
  ],
})
