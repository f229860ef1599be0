import { reactivationMachine } from '../../../src/machines/onboarding/reactivation.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = { eMailAddress: 'ada@example.com' }
const active: Problem = { kind: 'answer', status: 409, message: 'The account is active already', described: true }
const failure = (problem: Problem) => ({
  to: 'form.failed',
  context: { problem, recaptchaResponse: null },
  emits: [
    { type: 'captcha.reset' as const },
    { type: 'notice' as const, variant: 'error' as const, message: problem.message },
  ],
})

export const reactivationModel: ModelSpec<typeof reactivationMachine> = {
  machine: reactivationMachine,
  events: {
    'captcha.solved': [{ response: 'solution' }],
    'captcha.lost': [{}],
    'reactivation.submit': [{ form }],
  },
  calls: {
    reactivate: [resolve('ok'), reject('active', active), reject('timeout', problems.timeout)],
  },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'], can: ['reactivation.submit'] },
      'form.untried': { withoutTags: ['failed'], context: { problem: null } },
      'form.failed': { tags: ['failed'] },
      sending: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['reactivation.submit'] },
      received: { withoutTags: ['editable', 'busy', 'failed'] },
    },
    steps: {
      start: { to: 'form.untried', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.lost': { context: { recaptchaResponse: null }, emits: [] },
      'reactivate: ok': { to: 'received', emits: [] },
      'reactivate: active': failure(active),
      'reactivate: timeout': failure(problems.timeout),
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
