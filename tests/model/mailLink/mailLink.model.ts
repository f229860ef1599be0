import { mailLinkMachine } from '../../../src/machines/mailLink/mailLink.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = { eMailAddress: 'ada@example.com' }
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const active: Problem = { kind: 'answer', status: 409, message: 'The account is active already', described: true }
const gateway: Problem = { kind: 'answer', status: 504, message: 'Gateway Timeout', described: false }
const failure = (problem: Problem, undone: string) => ({
  to: 'form.failed',
  context: { problem, recaptchaResponse: null },
  emits: [
    { type: 'captcha.reset' as const },
    { type: 'notice' as const, variant: 'error' as const, message: problem.message, undone },
  ],
})
const expected = { type: 'mail.expected' as const, eMailAddress: 'ada@example.com' }
const unknown = (problem: Problem) => ({
  to: 'form.outcomeUnknown',
  context: { problem, recaptchaResponse: null },
  emits: [{ type: 'captcha.reset' as const }, { type: 'failure' as const, problem }, expected],
})

export const mailLinkModel: ModelSpec<typeof mailLinkMachine> = {
  machine: mailLinkMachine,
  inputs: { reminder: { purpose: 'reminder' }, reactivation: { purpose: 'reactivation' } },
  events: {
    'captcha.solved': [{ response: 'solution' }],
    'captcha.cleared': [{}],
    'captcha.validate': [{}],
    'mailLink.submit': [{ form }],
  },
  calls: {
    loadUsername: [
      resolve<string, void>('expected', 'grace@example.com'),
      resolve<string, void>('none', ''),
      reject('failed', { kind: 'unknown', message: 'no storage' }),
    ],
    sendMailLink: [
      resolve('ok'),
      reject('closed', closed),
      reject('active', active),
      reject('timeout', problems.timeout),
      reject('gateway', gateway),
    ],
  },
  possible: (step, { purpose }) => step !== (purpose === 'reminder' ? 'sendMailLink: active' : 'sendMailLink: closed'),
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'], can: ['mailLink.submit'] },
      'form.pristine': { withoutTags: ['failed'], context: { problem: null } },
      'form.failed': { tags: ['failed'] },
      sending: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['mailLink.submit'] },
      sent: { withoutTags: ['editable', 'busy', 'failed'] },
    },
    steps: {
      'start(reminder)': { to: 'form.pristine', context: { recaptchaResponse: null, captchaMissing: false } },
      'start(reactivation)': { to: 'form.pristine', context: { recaptchaResponse: null, captchaMissing: false } },
      'loadUsername: expected': { to: 'form.pristine', context: { eMailAddress: 'grace@example.com' } },
      'loadUsername: none': { to: 'form.pristine', context: { eMailAddress: '' } },
      'captcha.solved': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.validate': { emits: [] },
      'captcha.cleared': { context: { recaptchaResponse: null }, emits: [] },
      'sendMailLink: ok': {
        to: 'sent',
        context: { eMailAddress: 'ada@example.com', recaptchaResponse: null },
        emits: [{ type: 'captcha.reset' }, { type: 'form.cleared' }, expected],
      },
      'sendMailLink: closed': failure(closed, 'The email to renew your password wasn’t sent.'),
      'sendMailLink: active': failure(active, 'The activation email wasn’t sent.'),
      'sendMailLink: timeout': unknown(problems.timeout),
      'sendMailLink: gateway': unknown(gateway),
    },
  },
  journeys: {
    'sent again after a failure': [
      'captcha.solved',
      'mailLink.submit',
      'sendMailLink: closed',
      'mailLink.submit',
      'captcha.solved',
      'mailLink.submit',
      'sendMailLink: ok',
    ],
  },
}
