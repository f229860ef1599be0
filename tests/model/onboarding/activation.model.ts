import { activationMachine } from '../../../src/machines/onboarding/activation.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const usedKey: Problem = { kind: 'answer', status: 400, message: 'Activation key is not valid', described: true }

export const activationModel: ModelSpec<typeof activationMachine> = {
  machine: activationMachine,
  input: { key: 'mailed-key' },
  events: { 'activation.retry': [{}] },
  calls: {
    activate: [
      resolve('ok'),
      reject('used key', usedKey),
      reject('network', problems.network),
      reject('timeout', problems.timeout),
      reject('malformed', problems.malformed),
    ],
  },
  expectations: {
    states: {
      activating: { tags: ['busy'], cannot: ['activation.retry'], context: { problem: null } },
      failed: { tags: ['failed'], withoutTags: ['busy'] },
      activated: { withoutTags: ['busy', 'failed'], context: { key: 'mailed-key', problem: null } },
    },
    steps: {
      start: { to: 'activating' },
      'activate: ok': { to: 'activated' },
      'activate: used key': { to: 'failed', context: { problem: usedKey } },
      'activate: network': { to: 'failed', context: { problem: problems.network } },
      'failed / activation.retry': { to: 'activating' },
    },
  },
}
