import { resetMachine } from '../../../src/machines/password/reset.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const used: Problem = { kind: 'answer', status: 400, message: 'The key has been used', described: true }
const failure = (problem: Problem) => ({
  to: 'form.failed',
  context: { problem },
  emits: [
    { type: 'form.cleared' as const },
    { type: 'notice' as const, variant: 'error' as const, message: problem.message },
  ],
})

const unknown = (problem: Problem) => ({
  to: 'form.outcomeUnknown',
  context: { problem },
  emits: [{ type: 'form.cleared' as const }, { type: 'failure' as const, problem }],
})

export const resetModel: ModelSpec<typeof resetMachine> = {
  machine: resetMachine,
  input: { key: 'mailed-key' },
  events: { 'reset.submit': [{ password: seal('Engine-1843') }] },
  calls: { changePassword: [resolve('ok'), reject('used', used), reject('timeout', problems.timeout)] },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'], can: ['reset.submit'] },
      'form.pristine': { withoutTags: ['failed'], context: { problem: null } },
      'form.failed': { tags: ['failed'] },
      'form.outcomeUnknown': { tags: ['failed'], can: ['reset.submit'] },
      changing: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['reset.submit'] },
      updated: { withoutTags: ['editable', 'busy', 'failed'], context: { key: 'mailed-key', problem: null } },
    },
    steps: {
      start: { to: 'form.pristine' },
      'changePassword: ok': { to: 'updated', emits: [{ type: 'password.reset' }] },
      'changePassword: used': failure(used),
      'changePassword: timeout': unknown(problems.timeout),
    },
  },
  journeys: {
    'another try after a failure': ['reset.submit', 'changePassword: timeout', 'reset.submit', 'changePassword: ok'],
  },
}
