import { resetMachine } from '../../../src/machines/password/reset.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const used: Problem = { kind: 'answer', status: 400, message: 'The key has been used', described: true }
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
      'form.failed': {
        tags: ['failed'],
        context: { problem: used, outcomeUnknown: false },
        emits: [
          { type: 'form.cleared' },
          {
            type: 'notice',
            variant: 'error',
            message: 'The key has been used',
            undone: 'Your password wasn’t changed.',
          },
        ],
      },
      'form.outcomeUnknown': { tags: ['failed'], can: ['reset.submit'], context: { outcomeUnknown: true } },
      changing: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['reset.submit'] },
      updated: { withoutTags: ['editable', 'busy', 'failed'], context: { key: 'mailed-key', problem: null } },
    },
    steps: {
      start: { to: 'form.pristine', emits: [{ type: 'link.opened' }] },
      'changePassword: ok': { to: 'updated', emits: [{ type: 'password.reset' }] },
      'changePassword: used': { context: { problem: used } },
      'changePassword: timeout': unknown(problems.timeout),
    },
  },
  journeys: {
    'refused at once': ['reset.submit', 'changePassword: used'],
    'another try after a lost answer, with the key used by the first': [
      'reset.submit',
      'changePassword: timeout',
      'reset.submit',
      'changePassword: used',
    ],
    'another try after a failure': ['reset.submit', 'changePassword: timeout', 'reset.submit', 'changePassword: ok'],
  },
}
