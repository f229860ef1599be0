import { reactivationMachine } from '../../../src/machines/onboarding/reactivation.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = { eMailAddress: 'ada@example.com' }
const active: Problem = { kind: 'answer', status: 409, message: 'The account is active already', described: true }
const gateway: Problem = { kind: 'answer', status: 504, message: 'Gateway Timeout', described: false }
const failure = (problem: Problem) => ({
  to: 'form.failed',
  context: { problem, recaptchaResponse: null },
  emits: [
    { type: 'captcha.reset' as const },
    {
      type: 'notice' as const,
      variant: 'error' as const,
      message: problem.message,
      undone: 'The activation email wasn’t sent.',
    },
  ],
})
const unknown = (problem: Problem) => ({
  to: 'form.outcomeUnknown',
  context: { problem, recaptchaResponse: null },
  emits: [{ type: 'captcha.reset' as const }, { type: 'failure' as const, problem }],
})

export const reactivationModel: ModelSpec<typeof reactivationMachine> = {
  machine: reactivationMachine,
  events: {
    'captcha.solved': [{ response: 'solution' }],
    'captcha.cleared': [{}],
    'captcha.validate': [{}],
    'reactivation.submit': [{ form }],
  },
  calls: {
    reactivate: [
      resolve('ok'),
      reject('active', active),
      reject('timeout', problems.timeout),
      reject('gateway', gateway),
    ],
  },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'], can: ['reactivation.submit'] },
      'form.pristine': { withoutTags: ['failed'], context: { problem: null } },
      'form.failed': { tags: ['failed'] },
      sending: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['reactivation.submit'] },
      submitted: { withoutTags: ['editable', 'busy', 'failed'] },
    },
    steps: {
      start: { to: 'form.pristine', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.validate': { emits: [] },
      'captcha.cleared': { context: { recaptchaResponse: null }, emits: [] },
      'reactivate: ok': { to: 'submitted', emits: [{ type: 'captcha.reset' }, { type: 'form.cleared' }] },
      'reactivate: active': failure(active),
      'reactivate: timeout': unknown(problems.timeout),
      'reactivate: gateway': unknown(gateway),
    },
  },
  journeys: {
    'sent again after a failure': [
      'captcha.solved',
      'reactivation.submit',
      'reactivate: active',
      'reactivation.submit',
      'captcha.solved',
      'reactivation.submit',
      'reactivate: ok',
    ],
  },
}
