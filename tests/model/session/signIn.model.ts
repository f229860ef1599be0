import { signInMachine } from '../../../src/machines/session/signIn.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

type Hint = { username: string; from: string | null }

const form = seal({ username: 'ada@example.com', password: 'Engine-1843' })
const answered = (status: number, message: string): Problem => ({ kind: 'answer', status, message, described: true })

const disabled = answered(401, 'USER DISABLED. PASSWORD RENEWAL IS REQUIRED')
const wrong = answered(401, 'Bad credentials')
const captcha = answered(400, 'The captcha is not valid')
const down = answered(500, 'Internal Server Error')

const failure = (kind: string, problem: Problem) => ({
  to: `form.${kind}`,
  context: { problem, recaptchaResponse: null },
  emits: [{ type: 'captcha.reset' as const }],
})
const kept = (username: string) => ({ type: 'draft.changed' as const, username })

export const signInModel: ModelSpec<typeof signInMachine> = {
  machine: signInMachine,
  inputs: {
    plain: { from: null },
    asked: { from: '/dashboard?page=createTicket' },
    foreign: { from: '//evil.example/dashboard' },
  },
  events: {
    'captcha.solved': [{ response: 'solution' }],
    'captcha.cleared': [{}],
    'captcha.validate': [{}],
    'draft.change': [{ username: 'ada@' }],
    'signIn.submit': [{ form }],
  },
  calls: {
    loadHint: [
      resolve<Hint, void>('found', { username: 'grace@example.com', from: null }),
      resolve<Hint, void>('by email', { username: 'grace@example.com', from: '/docs/password-flow' }),
      resolve<Hint, void>('foreign', { username: '', from: '//evil.example/docs/password-flow' }),
      resolve<Hint, void>('none', { username: '', from: null }),
      reject('serverError', { kind: 'unknown', message: 'no storage' }),
    ],
    signIn: [
      resolve('ok'),
      reject('disabled', disabled),
      reject('wrong', wrong),
      reject('captcha refused', captcha),
      reject('down', down),
      reject('offline', problems.network),
      reject('timeout', problems.timeout),
    ],
  },
  listeners: { watchSession: { 'session.started': [{}] } },
  expectations: {
    states: {
      form: { tags: ['editable'], withoutTags: ['busy', 'mutating'], can: ['signIn.submit', 'draft.change'] },
      'form.pristine': { withoutTags: ['failed'], context: { problem: null } },
      'form.disabled': { tags: ['failed'], context: { problem: disabled } },
      'form.refused': { tags: ['failed'], context: { problem: wrong } },
      'form.serverError': { tags: ['failed'] },
      'form.noResponse': { tags: ['failed'] },
      submitting: { tags: ['busy', 'mutating'], withoutTags: ['editable', 'failed'], cannot: ['signIn.submit'] },
      signedIn: { withoutTags: ['editable', 'busy', 'failed', 'mutating'] },
    },
    steps: {
      'start(plain)': { to: 'form.pristine', context: { destination: '/dashboard?page=home', username: '' } },
      'start(asked)': { to: 'form.pristine', context: { destination: '/dashboard?page=createTicket' } },
      'start(foreign)': { to: 'form.pristine', context: { destination: '/dashboard?page=home' } },
      'loadHint: found': { to: 'form.pristine', context: { username: 'grace@example.com' } },
      'loadHint: by email': { to: 'form.pristine', context: { username: 'grace@example.com' } },
      'loadHint: foreign': { to: 'form.pristine', context: { username: '' } },
      'loadHint: none': { to: 'form.pristine', context: { username: '' } },
      'loadHint: serverError': { to: 'form.pristine', context: { username: '' } },
      'draft.change': { emits: [kept('ada@')] },
      'captcha.solved': { context: { recaptchaResponse: 'solution', captchaMissing: false }, emits: [] },
      'captcha.validate': { emits: [] },
      'captcha.cleared': { context: { recaptchaResponse: null }, emits: [] },
      'signIn: disabled': failure('disabled', disabled),
      'signIn: wrong': failure('refused', wrong),
      'signIn: captcha refused': failure('serverError', captcha),
      'signIn: down': failure('serverError', down),
      'signIn: offline': failure('noResponse', problems.network),
      'signIn: timeout': failure('noResponse', problems.timeout),
      'watchSession > session.started': { to: 'signedIn' },
      'submitting / watchSession > session.started': { to: 'signedIn' },
    },
  },
  journeys: {
    'sent again after a failure': [
      'captcha.solved',
      'signIn.submit',
      'signIn: wrong',
      'signIn.submit',
      'captcha.solved',
      'signIn.submit',
      'signIn: ok',
    ],
  },
}
