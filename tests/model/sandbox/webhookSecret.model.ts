import { webhookSecretMachine } from '../../../src/machines/sandbox/webhookSecret.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const secret = seal('whsec_c2VjcmV0')

export const webhookSecretModel: ModelSpec<typeof webhookSecretMachine> = {
  machine: webhookSecretMachine,
  events: { 'secret.show': { first: { id: 'WH2601050001' }, second: { id: 'WH2601050002' } }, 'secret.hide': [{}] },
  calls: { readSecret: [resolve('read', secret), reject('broken', problems.network)] },
  relevantContext: ({ id, secret, problem }) => [id, secret !== null, problem !== null],
  expectations: {
    states: {
      hidden: { can: ['secret.show'], context: { secret: null, problem: null } },
      reading: { tags: ['busy'], can: ['secret.show', 'secret.hide'], context: { secret: null, problem: null } },
      shown: { can: ['secret.show', 'secret.hide'], context: { secret, problem: null } },
      failed: { can: ['secret.show', 'secret.hide'], context: { secret: null, problem: problems.network } },
    },
    steps: {
      start: { to: 'hidden' },
      'secret.show(second)': { to: 'reading', context: { id: 'WH2601050002' } },
      'secret.hide': { to: 'hidden' },
    },
  },
  journeys: {
    'another secret is asked for while the first is read': [
      'secret.show(first)',
      'secret.show(second)',
      'readSecret: read',
      'secret.hide',
    ],
    'what could not be read is asked for again': [
      'secret.show(first)',
      'readSecret: broken',
      'secret.show(first)',
      'readSecret: read',
    ],
  },
}
