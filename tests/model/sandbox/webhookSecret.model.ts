import { webhookSecretMachine } from '../../../src/machines/sandbox/webhookSecret.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const secret = seal('whsec_c2VjcmV0')

export const webhookSecretModel: ModelSpec<typeof webhookSecretMachine> = {
  machine: webhookSecretMachine,
  events: {
    'secret.show': { first: { id: 'WH2601050001' }, second: { id: 'WH2601050002' } },
    'secret.rotate': [{ id: 'WH2601050001' }],
    'secret.hide': [{}],
  },
  calls: {
    readSecret: [resolve('read', secret), reject('broken', problems.network)],
    rotateSecret: [resolve('rotated', secret), reject('broken', problems.network)],
  },
  relevantContext: ({ id, secret, problem }) => [id, secret !== null, problem !== null],
  expectations: {
    states: {
      'idle.hidden': { can: ['secret.show', 'secret.rotate'], context: { secret: null, problem: null } },
      'idle.reading': {
        tags: ['busy'],
        can: ['secret.show', 'secret.rotate', 'secret.hide'],
        context: { secret: null, problem: null },
      },
      rotating: { tags: ['busy', 'mutating'], can: [], context: { secret: null, problem: null } },
      'idle.shown': { can: ['secret.show', 'secret.rotate', 'secret.hide'], context: { secret, problem: null } },
      'idle.failed': {
        can: ['secret.show', 'secret.rotate', 'secret.hide'],
        context: { secret: null, problem: problems.network },
      },
    },
    steps: {
      start: { to: 'idle.hidden' },
      'secret.show(second)': { to: 'idle.reading', context: { id: 'WH2601050002' } },
      'secret.hide': { to: 'idle.hidden' },
    },
  },
  journeys: {
    'a secret is rotated, and shown': ['secret.rotate', 'rotateSecret: rotated', 'secret.hide'],
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
