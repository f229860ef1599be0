import { contactMachine } from '../../../src/machines/contact/contact.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { contactMessage } from '../../support/formRules.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

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
      undone: 'Your message wasn’t sent. It is kept as a draft.',
    },
  ],
})
const unknown = (problem: Problem) => ({
  to: 'form.outcomeUnknown',
  context: { problem, recaptchaResponse: null },
  emits: [{ type: 'captcha.reset' as const }, { type: 'failure' as const, problem }],
})

export const contactModel: ModelSpec<typeof contactMachine> = {
  machine: contactMachine,
  events: {
    'captcha.solved': { solution: { response: 'solution' }, empty: { response: '' } },
    'captcha.cleared': [{}],
    'captcha.validate': [{}],
    'contact.submit': [{ form: contactMessage }],
    'contact.retry': [{}],
  },
  calls: {
    saveContact: [
      resolve('ok'),
      reject('closed', closed),
      reject('timeout', problems.timeout),
      reject('gateway', gateway),
    ],
  },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy'] },
      'form.pristine': { withoutTags: ['failed'], can: ['contact.submit'], context: { problem: null } },
      'form.failed': { tags: ['failed'], can: ['contact.submit'], cannot: ['contact.retry'] },
      'form.outcomeUnknown': { tags: ['failed'], can: ['contact.retry'], cannot: ['contact.submit'] },
      'form.retryable': { withoutTags: ['failed'], can: ['contact.submit'] },
      sending: { tags: ['busy'], withoutTags: ['editable', 'failed'], cannot: ['contact.submit'] },
      'form.sent': { tags: ['editable'], withoutTags: ['busy', 'failed'], context: { problem: null } },
    },
    steps: {
      start: { to: 'form.pristine', context: { recaptchaResponse: null, captchaMissing: false } },
      'captcha.solved(solution)': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.solved(empty)': { context: { recaptchaResponse: null }, emits: [] },
      'captcha.validate': { emits: [] },
      'captcha.cleared': { context: { recaptchaResponse: null }, emits: [] },
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
      'saveContact: timeout': unknown(problems.timeout),
      'saveContact: gateway': unknown(gateway),
    },
  },
  journeys: {
    'the next press after a lost answer sends nothing, before it is wanted once more': [
      'captcha.solved(solution)',
      'contact.submit',
      'saveContact: timeout',
      'captcha.solved(solution)',
      'contact.retry',
      'contact.submit',
      'saveContact: ok',
    ],
    'an empty captcha answer is never sent': ['captcha.solved(solution)', 'captcha.solved(empty)', 'contact.submit'],
    'sent again after a failure': [
      'captcha.solved(solution)',
      'contact.submit',
      'saveContact: closed',
      'contact.submit',
      'captcha.solved(solution)',
      'contact.submit',
      'saveContact: ok',
    ],
  },
}
