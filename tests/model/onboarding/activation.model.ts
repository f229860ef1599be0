import { activationMachine } from '../../../src/machines/onboarding/activation.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const answered = (status: number, message: string): Problem => ({ kind: 'answer', status, message, described: true })
const usedKey = answered(400, 'Activation link is not valid')
const active = answered(409, 'This account has already been activated')
const broken = answered(500, 'Internal Server Error')
const gateway = answered(504, 'Gateway Timeout')
const unknown = (problem: Problem) => ({ to: 'outcomeUnknown', context: { problem, outcomeUnknown: true } })

export const activationModel: ModelSpec<typeof activationMachine> = {
  machine: activationMachine,
  input: { key: 'mailed-key' },
  events: { 'activation.retry': [{}] },
  calls: {
    activate: [
      resolve('ok'),
      reject('used key', usedKey),
      reject('active', active),
      reject('server error', broken),
      reject('network', problems.network),
      reject('timeout', problems.timeout),
      reject('malformed', problems.malformed),
      reject('gateway', gateway),
    ],
  },
  expectations: {
    states: {
      activating: { tags: ['busy', 'mutating'], cannot: ['activation.retry'], context: { problem: null } },
      failed: { tags: ['failed'], withoutTags: ['busy'] },
      possiblyActive: { tags: ['failed'], withoutTags: ['busy'] },
      outcomeUnknown: { tags: ['failed'], withoutTags: ['busy'], can: ['activation.retry'] },
      activated: { withoutTags: ['busy', 'failed'], context: { key: 'mailed-key', problem: null } },
    },
    steps: {
      start: { to: 'activating', context: { outcomeUnknown: false }, emits: [{ type: 'link.opened' }] },
      'activate: ok': {
        to: 'activated',
        emits: [{ type: 'notice', variant: 'success', message: 'Your activation completed.' }],
      },
      'activate: active': {
        to: 'possiblyActive',
        context: { problem: active },
        emits: [
          { type: 'notice', variant: 'warning', message: 'Your account has already been activated. You can sign in.' },
        ],
      },
      'activate: network': unknown(problems.network),
      'activate: timeout': unknown(problems.timeout),
      'activate: malformed': unknown(problems.malformed),
      'activate: gateway': unknown(gateway),
      'activate: server error': {
        context: { problem: broken },
      },
      'failed / activation.retry': { to: 'activating', context: { problem: null } },
      'possiblyActive / activation.retry': { to: 'activating', context: { problem: null, outcomeUnknown: true } },
      'outcomeUnknown / activation.retry': { to: 'activating' },
    },
  },
  journeys: {
    'refused at once: no account is active': ['activate: used key'],
    'a retry after a lost answer that finds the key already used': [
      'activate: network',
      'activation.retry',
      'activate: used key',
    ],
  },
}
