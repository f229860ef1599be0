import { registrationMachine } from '../../../src/machines/onboarding/registration.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = seal({
  name: 'Ada',
  lastName: 'Lovelace',
  eMailAddress: 'ada@example.com',
  phoneNumber: '+905551112233',
  password: 'Engine-1843',
  country: 'GB',
})
const taken: Problem = { kind: 'answer', status: 409, message: 'This email address is in use', described: true }
const gateway: Problem = { kind: 'answer', status: 504, message: 'Gateway Timeout', described: false }
const expected = { type: 'mail.expected' as const, eMailAddress: 'ada@example.com' }
const unknown = (problem: Problem) => ({
  to: 'form.outcomeUnknown',
  context: { problem, recaptchaResponse: null },
  emits: [{ type: 'captcha.reset' as const }, { type: 'failure' as const, problem }, expected],
})

export const registrationModel: ModelSpec<typeof registrationMachine> = {
  machine: registrationMachine,
  events: {
    'captcha.solved': { solution: { response: 'solution' }, empty: { response: '' } },
    'captcha.cleared': [{}],
    'captcha.validate': [{}],
    'registration.submit': {
      ada: { form, eMailAddress: 'ada@example.com' },
      other: { form, eMailAddress: 'bo@example.com' },
    },
    'registration.retry': [{}],
  },
  calls: {
    register: [resolve('ok'), reject('taken', taken), reject('timeout', problems.timeout), reject('gateway', gateway)],
  },
  // Another address is sent once it is not known what became of the first, and matters when it is taken.
  possible: (step, { eMailAddress, outcomeUnknown }) =>
    step === 'registration.submit(other)'
      ? outcomeUnknown
      : eMailAddress !== 'bo@example.com' || !step.startsWith('register:') || step === 'register: taken',
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'] },
      'form.pristine': { withoutTags: ['failed'], can: ['registration.submit'], context: { problem: null } },
      'form.failed': {
        tags: ['failed'],
        can: ['registration.submit'],
        cannot: ['registration.retry'],
        context: { outcomeUnknown: false },
      },
      'form.outcomeUnknown': { tags: ['failed'], can: ['registration.retry'], cannot: ['registration.submit'] },
      'form.retryable': { withoutTags: ['failed'], can: ['registration.submit'] },
      registering: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['registration.submit'] },
      submitted: { withoutTags: ['editable', 'busy', 'failed'] },
    },
    steps: {
      start: { to: 'form.pristine', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved(solution)': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.solved(empty)': { context: { recaptchaResponse: null }, emits: [] },
      'captcha.validate': { emits: [] },
      'captcha.cleared': { context: { recaptchaResponse: null }, emits: [] },
      'register: ok': { to: 'submitted', emits: [{ type: 'captcha.reset' }, { type: 'form.cleared' }, expected] },
      'register: taken': { context: { problem: taken, recaptchaResponse: null } },
      'register: timeout': unknown(problems.timeout),
      'register: gateway': unknown(gateway),
    },
  },
  journeys: {
    'the next press after a lost answer sends nothing, before it is wanted once more': [
      'captcha.solved(solution)',
      'registration.submit(ada)',
      'register: timeout',
      'captcha.solved(solution)',
      'registration.retry',
      'registration.submit(ada)',
      'register: ok',
    ],
    'sent again after a lost answer, with the address taken by the first': [
      'captcha.solved(solution)',
      'registration.submit(ada)',
      'register: timeout',
      'captcha.solved(solution)',
      'registration.retry',
      'registration.submit(ada)',
      'register: taken',
    ],
    'sent again after a lost answer, with another address that is taken': [
      'captcha.solved(solution)',
      'registration.submit(ada)',
      'register: timeout',
      'captcha.solved(solution)',
      'registration.retry',
      'registration.submit(other)',
      'register: taken',
    ],
    'an empty captcha answer is never sent': [
      'captcha.solved(solution)',
      'captcha.solved(empty)',
      'registration.submit(ada)',
    ],
    'sent again after a failure': [
      'captcha.solved(solution)',
      'registration.submit(ada)',
      'register: taken',
      'registration.submit(ada)',
      'captcha.solved(solution)',
      'registration.submit(ada)',
      'register: ok',
    ],
  },
}
