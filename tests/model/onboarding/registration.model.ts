import { registrationMachine } from '../../../src/machines/onboarding/registration.machine.ts'
import { conceal } from '../../../src/rules/handle.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = conceal({
  name: 'Ada',
  lastName: 'Lovelace',
  eMailAddress: 'ada@example.com',
  phoneNumber: '+905551112233',
  password: 'Engine-1843',
  country: 'GB',
})
const taken: Problem = { kind: 'answer', status: 409, message: 'This e-mail address is in use', described: true }
const failure = (problem: Problem) => ({
  to: 'form.failed',
  context: { problem, recaptchaResponse: null },
  emits: [
    { type: 'captcha.reset' as const },
    { type: 'notice' as const, variant: 'error' as const, message: problem.message },
  ],
})

export const registrationModel: ModelSpec<typeof registrationMachine> = {
  machine: registrationMachine,
  events: {
    'captcha.solved': [{ response: 'solution' }],
    'captcha.lost': [{}],
    'registration.submit': [{ form }],
  },
  calls: {
    register: [resolve('ok'), reject('taken', taken), reject('timeout', problems.timeout)],
  },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'], can: ['registration.submit'] },
      'form.untried': { withoutTags: ['failed'], context: { problem: null } },
      'form.failed': { tags: ['failed'] },
      registering: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['registration.submit'] },
      received: { withoutTags: ['editable', 'busy', 'failed'] },
    },
    steps: {
      start: { to: 'form.untried', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.lost': { context: { recaptchaResponse: null }, emits: [] },
      'register: ok': { to: 'received', emits: [] },
      'register: taken': failure(taken),
      'register: timeout': failure(problems.timeout),
    },
  },
  journeys: {
    'sent again after a failure': [
      'captcha.solved',
      'registration.submit',
      'register: taken',
      'registration.submit',
      'captcha.solved',
      'registration.submit',
      'register: ok',
    ],
  },
}
