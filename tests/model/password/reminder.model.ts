import { reminderMachine } from '../../../src/machines/password/reminder.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = { eMailAddress: 'ada@example.com' }
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
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
      undone: 'The email to renew your password wasn’t sent.',
    },
  ],
})
const unknown = (problem: Problem) => ({
  to: 'form.outcomeUnknown',
  context: { problem, recaptchaResponse: null },
  emits: [{ type: 'captcha.reset' as const }, { type: 'failure' as const, problem }],
})

export const reminderModel: ModelSpec<typeof reminderMachine> = {
  machine: reminderMachine,
  events: {
    'captcha.solved': [{ response: 'solution' }],
    'captcha.cleared': [{}],
    'captcha.validate': [{}],
    'reminder.submit': [{ form }],
  },
  calls: {
    resetPassword: [
      resolve('ok'),
      reject('closed', closed),
      reject('timeout', problems.timeout),
      reject('gateway', gateway),
    ],
  },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'], can: ['reminder.submit'] },
      'form.pristine': { withoutTags: ['failed'], context: { problem: null } },
      'form.failed': { tags: ['failed'] },
      sending: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['reminder.submit'] },
      sent: { withoutTags: ['editable', 'busy', 'failed'] },
    },
    steps: {
      start: { to: 'form.pristine', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.validate': { emits: [] },
      'captcha.cleared': { context: { recaptchaResponse: null }, emits: [] },
      'resetPassword: ok': {
        to: 'sent',
        context: { eMailAddress: 'ada@example.com', recaptchaResponse: null },
        emits: [{ type: 'captcha.reset' }, { type: 'form.cleared' }],
      },
      'resetPassword: closed': failure(closed),
      'resetPassword: timeout': unknown(problems.timeout),
      'resetPassword: gateway': unknown(gateway),
    },
  },
  journeys: {
    'sent again after a failure': [
      'captcha.solved',
      'reminder.submit',
      'resetPassword: closed',
      'reminder.submit',
      'captcha.solved',
      'reminder.submit',
      'resetPassword: ok',
    ],
  },
}
