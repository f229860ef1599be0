import { contactMachine } from '../../../src/machines/contact/contact.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = { name: 'Ada', eMailAddress: 'ada@example.com', subject: 'Going live', message: 'How do I go live?' }
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const failure = (problem: Problem) => ({
  to: 'form.failed',
  context: { problem, recaptchaResponse: null },
  emits: [
    { type: 'captcha.reset' as const },
    { type: 'notice' as const, variant: 'error' as const, message: problem.message },
  ],
})

export const contactModel: ModelSpec<typeof contactMachine> = {
  machine: contactMachine,
  events: {
    'captcha.solved': [{ response: 'solution' }],
    'captcha.lost': [{}],
    'contact.submit': [{ form }],
  },
  calls: {
    saveContact: [resolve('ok'), reject('closed', closed), reject('timeout', problems.timeout)],
  },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'], can: ['contact.submit'] },
      'form.untried': { withoutTags: ['failed'], context: { problem: null } },
      'form.failed': { tags: ['failed'] },
      sending: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['contact.submit'] },
      'form.sent': { tags: ['editable'], withoutTags: ['busy', 'failed'], context: { problem: null } },
    },
    steps: {
      start: { to: 'form.untried', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.lost': { context: { recaptchaResponse: null }, emits: [] },
      'saveContact: ok': {
        to: 'form.sent',
        context: { recaptchaResponse: null },
        emits: [
          { type: 'captcha.reset' },
          { type: 'form.cleared' },
          { type: 'notice', variant: 'success', message: 'Your message has been received' },
        ],
      },
      'saveContact: closed': failure(closed),
      'saveContact: timeout': failure(problems.timeout),
    },
  },
  journeys: {
    'sent again after a failure': [
      'captcha.solved',
      'contact.submit',
      'saveContact: closed',
      'contact.submit',
      'captcha.solved',
      'contact.submit',
      'saveContact: ok',
    ],
  },
}
