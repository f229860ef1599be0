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
const gateway: Problem = { kind: 'answer', status: 504, message: 'Gateway Timeout', described: false }
const failure = (problem: Problem) => ({
  to: 'form.failed',
  context: { problem, recaptchaResponse: null },
  emits: [
    { type: 'captcha.reset' as const },
    { type: 'notice' as const, variant: 'error' as const, message: problem.message },
  ],
})
const unknown = (problem: Problem) => ({
  to: 'form.outcomeUnknown',
  context: { problem, recaptchaResponse: null },
  emits: [{ type: 'captcha.reset' as const }, { type: 'failure' as const, problem }],
})

export const registrationModel: ModelSpec<typeof registrationMachine> = {
  machine: registrationMachine,
  events: {
    'captcha.solved': { solution: { response: 'solution' }, empty: { response: '' } },
    'captcha.lost': [{}],
    'captcha.check': [{}],
    'registration.submit': [{ form }],
    'registration.repeat': [{}],
  },
  calls: {
    register: [resolve('ok'), reject('taken', taken), reject('timeout', problems.timeout), reject('gateway', gateway)],
  },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'] },
      'form.untried': { withoutTags: ['failed'], can: ['registration.submit'], context: { problem: null } },
      'form.failed': { tags: ['failed'], can: ['registration.submit'], cannot: ['registration.repeat'] },
      'form.outcomeUnknown': { tags: ['failed'], can: ['registration.repeat'], cannot: ['registration.submit'] },
      'form.repeatable': { withoutTags: ['failed'], can: ['registration.submit'] },
      registering: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['registration.submit'] },
      received: { withoutTags: ['editable', 'busy', 'failed'] },
    },
    steps: {
      start: { to: 'form.untried', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved(solution)': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.solved(empty)': { context: { recaptchaResponse: null }, emits: [] },
      'captcha.check': { emits: [] },
      'captcha.lost': { context: { recaptchaResponse: null }, emits: [] },
      'register: ok': { to: 'received', emits: [{ type: 'captcha.reset' }, { type: 'form.cleared' }] },
      'register: taken': failure(taken),
      'register: timeout': unknown(problems.timeout),
      'register: gateway': unknown(gateway),
    },
  },
  journeys: {
    'the next press after a lost answer sends nothing, before it is wanted once more': [
      'captcha.solved(solution)',
      'registration.submit',
      'register: timeout',
      'captcha.solved(solution)',
      'registration.repeat',
      'registration.submit',
      'register: ok',
    ],
    'an empty captcha answer is never sent': [
      'captcha.solved(solution)',
      'captcha.solved(empty)',
      'registration.submit',
    ],
    'sent again after a failure': [
      'captcha.solved(solution)',
      'registration.submit',
      'register: taken',
      'registration.submit',
      'captcha.solved(solution)',
      'registration.submit',
      'register: ok',
    ],
  },
}
